import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts about the person whom a conversation is for. */
export const personTexts = defineTexts({
  'zh-CN': {
    self: '本人',
    someone: '家人（资料已删除）',
    forWhom: (name: string) => `替谁问：${name}`,
    add: '添加家人',
    all: '所有人',
    filter: '谁的对话',
    aboutOther: '这次像是在说家人。替家人另开一个对话，会按家人自己的年龄、用药和过敏来核对。',
    beginOther: '替家人问',
    dismiss: '不用了',
  },
  'en-US': {
    self: 'Me',
    someone: 'Family (information deleted)',
    forWhom: (name) => `For: ${name}`,
    add: 'Add a family member',
    all: 'Everyone',
    filter: 'Conversations for',
    aboutOther:
      'This seems to be about someone in your family. In a conversation of their own, replies are checked against their age, medicines and allergies.',
    beginOther: 'Start one for them',
    dismiss: 'No, thanks',
  },
});
