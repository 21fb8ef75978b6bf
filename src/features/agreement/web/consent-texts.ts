import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the settings about consents: what each is, and what withdrawing it means. */
export const consentTexts = defineTexts({
  'zh-CN': {
    consents: '我的同意记录',
    consentsLead: '每一项都可以单独撤回；撤回之前做过的不受影响。',
    consentsFailed: '没能读取同意记录',
    agreement: '隐私与免责协议',
    healthProfile: '保存健康资料',
    familyPerson: (name: string) => `保存家人的资料：${name}`,
    formerPerson: '一位已删除的家人',
    externalModel: (receiver: string) => `把对话发送给${receiver}`,
    voice: (receiver: string) => `把语音输入的录音发送给${receiver}`,
    publication: (title: string) => `公开分享：${title}`,
    untitledShare: '一条分享',
    mailReminder: '用邮件提醒我',
    pushReminder: '在浏览器里通知我',
    given: (date: string, version: string) => `${date} 同意 · 版本 ${version}`,
    withdrawnAt: (date: string) => `${date} 撤回`,
    past: (count: number) => `已撤回的记录（${count}）`,
    withdraw: '撤回',
    withdrawOf: (name: string) => `撤回：${name}`,
    withdrawTitle: (name: string) => `撤回“${name}”？`,
    withdrawn: '已撤回',
    withdrawFailed: '没能撤回，请重试',
    agreementEffect:
      '撤回后，要重新同意才能再咨询、看对话。已有的内容都还在；公开的分享和别的同意不受影响。',
    healthEffect: '撤回后，健康资料和常用中药会立即删除，安全检查不再参考它们。对话不受影响。',
    familyEffect: '撤回后，这位家人的资料会立即删除，安全检查不再参考它们。已有的对话保留。',
    modelEffect: (receiver: string) =>
      `撤回后不再向${receiver}发送新的内容，之后由内置问诊回答。已经发送的内容无法收回，由对方按其规则处理。`,
    voiceEffect: (receiver: string) =>
      `撤回后不再向${receiver}发送录音。已经发送的录音无法收回，由对方按其规则处理。`,
    publicationEffect: '撤回后，这条分享不再对他人显示。您的对话不受影响。',
    mailReminderEffect: '撤回后不再发邮件提醒您。约好再问的，打开页面仍会看到。',
    pushReminderEffect:
      '撤回后，所有设备上都不再通知，保存的设备地址立即删除。约好再问的，打开页面仍会看到。',
  },
  'en-US': {
    consents: 'My consents',
    consentsLead: 'You can withdraw each one. What was done before then isn’t affected.',
    consentsFailed: 'Couldn’t load your consents',
    agreement: 'Privacy agreement and disclaimer',
    healthProfile: 'Keeping a health profile',
    familyPerson: (name) => `Keeping information about ${name}`,
    formerPerson: 'a deleted family member',
    externalModel: (receiver) => `Sending conversations to ${receiver}`,
    voice: (receiver) => `Sending recordings of voice input to ${receiver}`,
    publication: (title) => `Sharing: ${title}`,
    untitledShare: 'a share',
    mailReminder: 'Reminding me by email',
    pushReminder: 'Notifying me in the browser',
    given: (date, version) => `Given on ${date} · version ${version}`,
    withdrawnAt: (date) => `withdrawn on ${date}`,
    past: (count) => `Withdrawn (${count})`,
    withdraw: 'Withdraw',
    withdrawOf: (name) => `Withdraw: ${name}`,
    withdrawTitle: (name) => `Withdraw “${name}”?`,
    withdrawn: 'Withdrawn',
    withdrawFailed: 'Couldn’t withdraw it. Please try again',
    agreementEffect:
      'You’ll need to agree again to start or open conversations. Your content stays, and so do your shares and other consents.',
    healthEffect:
      'Your health profile and the herbs you often take will be deleted immediately, and safety checks will no longer use them. Your conversations won’t be affected.',
    familyEffect:
      'The information saved about this person will be deleted immediately, and safety checks will no longer use it. Existing conversations are kept.',
    modelEffect: (receiver) =>
      `Nothing more will be sent to ${receiver}, and the built-in consultation will reply from now on. What has already been sent can’t be recalled and is handled under the recipient’s rules.`,
    voiceEffect: (receiver) =>
      `No further recordings will be sent to ${receiver}. What has already been sent can’t be recalled and is handled under the recipient’s rules.`,
    mailReminderEffect:
      'No more reminders will be sent by email. You’ll still see check-ins when you open the page.',
    pushReminderEffect:
      'No device will be notified any more, and the stored addresses of devices will be deleted immediately. You’ll still see check-ins when you open the page.',
    publicationEffect: 'Others will no longer see this share. Your conversation won’t be affected.',
  },
});
