import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the dialog of the help mark, which load with it. */
export const helpSettingsTexts = defineTexts({
  'zh-CN': {
    helpTitle: '请大家帮忙看看',
    helpTitleHint: '这段对话会显示“求助中”。',
    helpNote: '在这里保存，什么都不会公开：只有您另外分享、逐条确认、通过审核以后，别人才看得到。',
    wishes: '以后分享这段对话时',
    wishPublic: '公开到分享广场',
    wishAnonymous: '不显示我的名字',
  },
  'en-US': {
    helpTitle: 'Ask others to take a look',
    helpTitleHint: 'This conversation is marked as asking for help.',
    helpNote:
      'Saving doesn’t make anything public. Others can see something only after you create a share, confirm each part of it, and it’s approved.',
    wishes: 'When I share this conversation later',
    wishPublic: 'Publish it in Shared consultations',
    wishAnonymous: 'Hide my name',
  },
});
