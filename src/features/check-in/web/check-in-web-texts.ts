import { defineTexts } from '#platform/contract/define-texts.ts';
import { answerWords } from '../course-answer-texts.ts';

/** Texts of asking how it is now. */
export const checkInWebTexts = defineTexts({
  'zh-CN': {
    offer: '过三天问问我好些没有',
    agreed: (day: string) => `${day}，我们在这里问您好些没有。回答不占次数。`,
    takeBack: '不用问了',
    takenBack: '好的，不问了',
    card: '现在怎么样',
    ask: (days: number, about: string) =>
      `${days === 3 ? '三天' : ` ${days} 天`}前您${about === '' ? '来问过' : `说“${about}”`}，现在怎么样？`.trim(),
    ...answerWords,
    never: '不用再问了',
    saved: '记下了，已画到病程里',
    failed: '没有记下，请再试一次',
    worseTitle: '比之前重了，请让医生当面看看',
    sooner: '出现下面任何一条，请更早去：',
    call: (number: string) => `拨打 ${number}`,
    goOn: '接着说哪里重了',
    close: '收起',
  },
  'en-US': {
    offer: 'Ask me in three days how I’m doing',
    agreed: (day) => `On ${day} we’ll ask you here how you’re doing. Answering is free.`,
    takeBack: 'Don’t ask me',
    takenBack: 'OK, we won’t ask',
    card: 'How are you now?',
    ask: (days, about) =>
      `${days === 3 ? 'Three' : days} days ago you ${about === '' ? 'came to us' : `told us: “${about}”`}. How are you now?`,
    better: 'Better',
    same: 'About the same',
    worse: 'Worse',
    never: 'Don’t ask again',
    saved: 'Saved and added to your timeline',
    failed: 'Couldn’t save. Please try again',
    worseTitle: 'It’s getting worse. Please see a doctor',
    sooner: 'Go sooner if you notice any of these:',
    call: (number) => `Call ${number}`,
    goOn: 'Tell us what got worse',
    close: 'Hide',
  },
});
