import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the card of an emergency or of despair. */
export const alarmTexts = defineTexts({
  'zh-CN': {
    emergency: '紧急情况',
    crisis: '安全最要紧',
    restsOn: (words: readonly string[]) => `您说到${words.map((each) => `“${each}”`).join('')}`,
    call: (number: string) => `拨打 ${number}`,
    lines: '可以打的电话',
    tellFamily: '告诉家人',
    toFamily: '请尽快看一下，这里需要您帮忙：',
    copyForDoctor: '复制给医生的话',
    toDoctor: '请告诉医生：',
    pinned: '紧急求助',
  },
  'en-US': {
    emergency: 'Emergency',
    crisis: 'Safety comes first',
    restsOn: (words) => `You said ${words.map((each) => `“${each}”`).join(', ')}`,
    call: (number) => `Call ${number}`,
    lines: 'Helplines',
    tellFamily: 'Tell my family',
    toFamily: 'Please read this right away. I need your help:',
    copyForDoctor: 'Copy for the doctor',
    toDoctor: 'Please tell the doctor:',
    pinned: 'Emergency call',
  },
});
