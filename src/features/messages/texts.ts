import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the server about messages and replies. */
export const messageTexts = defineTexts({
  'zh-CN': {
    contentRequired: '请输入要发送的内容',
    contentTooLong: '消息不能超过2000个字符',
    feedbackTooLong: '说明不能超过500个字符',
    sendFailed: '发送消息失败，请重试',
    tooManyReplies: '同时回答的太多了，请等一条答完再发',
    readingBusy: '现在咨询的人较多，请稍后再试',
    shuttingDown: '服务正在重启，请稍后再发送',
    replyAnew: '（上面的回复中断过，下面重新作答）',
    fromUserOnly: '只能从用户消息返回此处',
    messageMissing: '消息不存在',
    summaryStays: '摘要消息不能删除',
    stopFirst: '这条还在写，请等它写完或先停下，再删除',
    oneSession: '一次只能处理同一段对话里的消息',
    sentSince: '之后已经有新的消息，不能再撤销',
    replyCut: (places: number) =>
      `出于用药安全，这条回复里有 ${places} 处内容被略去，请以医师、药师的意见为准。`,
    pregnancyUnknown:
      '如果怀孕、可能怀孕或正在哺乳，上面提到的药都请先问产科医生、中医师或药师，不要自己用。',
    formulasLeftOut: '按您说过的情况，有方剂没有列出，是否用药请面诊后由医师决定。',
    replyTooLong: '（回复过长，已在此截断）',
    stopCounted: (free: number) =>
      `思考过程已经显示，今天 ${free} 次免费停止已用完，这条消息已计为已用`,
  },
  'en-US': {
    contentRequired: 'Please enter a message',
    contentTooLong: 'Messages can have at most 2000 characters',
    feedbackTooLong: 'Please use at most 500 characters',
    sendFailed: 'Couldn’t send the message. Please try again',
    tooManyReplies: 'You have too many replies in progress. Please wait for one to finish',
    readingBusy: 'The service is busy. Please try again shortly',
    shuttingDown: 'The service is restarting. Please try again shortly',
    replyAnew: '(The reply above was interrupted; a new one follows)',
    fromUserOnly: 'You can only return to one of your own messages',
    messageMissing: 'This message doesn’t exist',
    summaryStays: 'Summary messages can’t be deleted',
    stopFirst: 'This reply is still in progress. Wait for it or stop it before deleting',
    oneSession: 'All messages must be from the same conversation',
    sentSince: 'There are newer messages, so this can no longer be undone',
    replyCut: (places) =>
      `For safety, ${places === 1 ? 'one passage' : `${places} passages`} of this reply ${places === 1 ? 'was' : 'were'} left out. Please follow your doctor or pharmacist.`,
    pregnancyUnknown:
      'If you are or may be pregnant, or are breastfeeding, please ask an obstetrician, a TCM physician or a pharmacist before using anything named above.',
    formulasLeftOut:
      'Because of what you’ve told us, a formula is not listed here. Please leave that to a doctor who sees you in person.',
    replyTooLong: '(The reply was too long and has been cut off here)',
    stopCounted: (free) =>
      `The reasoning had already been shown and today’s ${free} free stops are used up, so this message was counted`,
  },
});
