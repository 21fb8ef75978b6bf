import { defineTexts } from '#platform/contract/define-texts.ts';

/** Messages of the server about shares, and the consent text. */
export const sharingTexts = defineTexts({
  'zh-CN': {
    titleRequired: '请输入分享标题',
    titleTooLong: '标题不能超过50个字符',
    descriptionTooLong: '说明不能超过500个字符',
    tooManyTags: '最多可以加5个标签',
    tagTooLong: '每个标签不能超过20个字符',
    nothingToShare: '请至少选择一条已经写完的消息',
    unknownMessages: '所选的消息不在这个对话里，请重新选择',
    badMasks: '遮盖的地方对不上，请重新打开分享窗口',
    adultsShare: '未满 18 周岁，不能分享对话。您仍可以咨询，也可以查看和保存自己的对话。',
    tooManyShares: '分享太多了，请先撤回或删除几份',
    commentRequired: '请输入评论内容',
    commentTooLong: '评论不能超过1000个字符',
    detailsTooLong: '补充说明不能超过500个字符',
    searchTooLong: '搜索内容不能超过100个字符',
    consentOutdated: '分享须知改了，请重新看过再确认',
    anonymousName: '匿名用户',
    caseLabel: '个人经历与 AI 生成内容，非医疗科普',
    quoteTitle: '参考：别人分享的案例',
    quoteHeading: '别人分享的案例，不是您自己的情况',
    quoteLead: (title: string) =>
      `“${title}”供您对照阅读。问诊不会把其中的内容当作您的情况，请在下面说说您自己的不适。`,
    quoteAuthor: '分享者',
    quoteAnswer: 'AI 生成',
    quoteMore: (count: number) => `还有 ${count} 条没有列出。`,
    quoteRemoved: '分享者改动、撤回或删除了这个案例，原来的内容不再显示。您自己说过的话都还在。',
    consent:
      '我确认：所选消息、标题、说明和标签会作为一份副本提交审核；公开分享通过后，登录并同意协议的用户可以看到、点赞和评论。我已检查并遮盖能认出我或他人的信息，并知道审核人员会看到提交的内容。我可以随时修改、撤回或删除分享；删除对话或账号时，分享会一并删除。',
  },
  'en-US': {
    titleRequired: 'Please enter a title',
    titleTooLong: 'The title can’t be longer than 50 characters',
    descriptionTooLong: 'The description can’t be longer than 500 characters',
    tooManyTags: 'You can add up to 5 tags',
    tagTooLong: 'A tag can’t be longer than 20 characters',
    nothingToShare: 'Please select at least one complete message',
    unknownMessages: 'The selected messages aren’t in this conversation. Please select them again',
    badMasks: 'The masks don’t match the text. Please open the share dialog again',
    adultsShare:
      'You must be 18 or older to share conversations. You can still have consultations and keep your conversations.',
    tooManyShares: 'You’ve reached the limit of shares. Please withdraw or delete some first',
    commentRequired: 'Please enter a comment',
    commentTooLong: 'A comment can’t be longer than 1000 characters',
    detailsTooLong: 'The details can’t be longer than 500 characters',
    searchTooLong: 'A search can’t be longer than 100 characters',
    consentOutdated: 'The sharing notice has been updated. Please read it again before confirming',
    anonymousName: 'Anonymous user',
    caseLabel: 'Personal experience and AI-generated content, not medical education',
    quoteTitle: 'About: a case that was shared',
    quoteHeading: 'A case someone else shared, not your own condition',
    quoteLead: (title) =>
      `“${title}” is here for comparison. None of it is treated as your own condition. Please describe your own symptoms below.`,
    quoteAuthor: 'Author',
    quoteAnswer: 'AI-generated',
    quoteMore: (count) => (count === 1 ? '1 more is not listed.' : `${count} more are not listed.`),
    quoteRemoved:
      'Its author has changed, withdrawn or deleted it, so it is no longer shown. Everything you wrote is still here.',
    consent:
      'I understand that a copy of the selected messages, the title, the description and the tags will be submitted for review. Once a public share is approved, signed-in users who have accepted the agreement can see it, like it and comment on it. I have checked for anything that could identify me or others and masked it, and I know that reviewers will see what I submit. I can edit, withdraw or delete the share at any time. Deleting the conversation or my account also deletes the share.',
  },
});

/** Reasons for a report. */
export const reportReasonNames = defineTexts({
  'zh-CN': {
    'personal-data': '泄露个人信息',
    'medical-harm': '可能误导用药或耽误就医',
    'drug-sale': '卖药或广告',
    abuse: '辱骂或攻击他人',
    spam: '垃圾信息',
    illegal: '违法内容',
    minor: '伤害未成年人',
    other: '其他',
  },
  'en-US': {
    'personal-data': 'Reveals personal information',
    'medical-harm': 'Medically misleading or may delay care',
    'drug-sale': 'Selling medicine or advertising',
    abuse: 'Insults or harassment',
    spam: 'Spam',
    illegal: 'Illegal content',
    minor: 'Harmful to minors',
    other: 'Something else',
  },
});
