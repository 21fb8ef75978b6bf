import type { ConsentPurpose } from '#features/agreement/consent-purposes.ts';
import { defineTexts } from '#platform/contract/define-texts.ts';

export const mailReminder = 'reminder-mail' satisfies ConsentPurpose;
export const pushReminder = 'reminder-push' satisfies ConsentPurpose;
export const reminderPurposes = [mailReminder, pushReminder] as const;

/** The texts of the consents by purpose; the hash of the one that was read is stored with the consent. */
export const reminderConsentTexts = defineTexts({
  'zh-CN': {
    'reminder-mail':
      '我同意：到了约好再问我的日子、我还没有回答时，发一封邮件到我确认过的邮箱。邮件经运营者的发信服务器和我的邮箱服务商送到，里面只说我请你们提醒过一件事，附上页面的地址，不写病情，也不写对话内容。我可以随时在“设置”里关掉，关掉后不再发送；更换邮箱后，要重新确认才会再发。',
    'reminder-push':
      '我同意：到了约好再问我的日子、我还没有回答时，在这台设备上显示一条通知。为此，浏览器在其厂商的推送服务那里登记这台设备的一个地址，由本服务保存；到时本服务只往这个地址发一个不带内容的信号，推送服务因此知道这台设备要收一条通知。通知里不写病情，也不写对话内容。我可以随时在“设置”里关掉，退出登录也会关掉；关掉后，保存的地址立即删除。',
  },
  'en-US': {
    'reminder-mail':
      'I agree that when the day comes on which I asked to be asked again, and I haven’t answered yet, an email is sent to my confirmed address. It passes through the operator’s mail server and my email provider. It only says that I asked to be reminded of something, with a link to the page; it says nothing about my health or my conversations. I can turn this off in Settings at any time, and nothing more is sent then. If I change my address, nothing is sent until I confirm the new one.',
    'reminder-push':
      'I agree that when the day comes on which I asked to be asked again, and I haven’t answered yet, a notification is shown on this device. For this, the browser registers an address of this device with its maker’s push service, and this service stores it. When the time comes, this service sends only a signal without any content to that address, so the push service learns that this device is to get a notification. The notification says nothing about my health or my conversations. I can turn this off in Settings at any time, and signing out turns it off too; the stored address is then deleted immediately.',
  },
});
