import { defineTexts } from '#platform/contract/define-texts.ts';

export const installedAppTexts = defineTexts({
  'zh-CN': {
    updateTitle: '有新版本，是否立即更新？',
    updateHint: '更新只需几秒，页面会重新加载；没有发送的文字会保留。',
    updateNow: '立即更新',
    updateLater: '以后再说',
    offline: '当前没有网络，恢复后自动更新',
    offlinePage: '现在没有网络，这一页打不开',
    offlinePageHint: '您写的内容还在，网络恢复后点“重试”就能接着用。',
    readKept: '看本机保存的对话',
    switchReadingOn: '打开离线阅读',
    fromDevice: (savedAt: string) => `离线内容，保存于 ${savedAt}`,
    offlineReading: '离线阅读',
    offlineReadingFailed: '这个浏览器没有保存内容的地方，离线阅读没能打开',
    offlineReadingHint: (sessions: number) =>
      `把最近的对话（最多 ${sessions} 个）保存在这台设备的浏览器里，没有网络时也能翻看。保存的内容没有加密；退出登录或关闭此项时会全部删除。公用设备请勿开启。`,
  },
  'en-US': {
    updateTitle: 'There is a new version. Update now?',
    updateHint: 'It takes a few seconds and reloads the page. Text you have not sent is kept.',
    updateNow: 'Update now',
    updateLater: 'Later',
    offline: 'No network. Updates when it is back',
    offlinePage: 'No network: this page cannot be opened now',
    offlinePageHint: 'What you wrote is kept. When the network is back, retry goes on from here.',
    readKept: 'Read saved',
    switchReadingOn: 'Offline reading',
    fromDevice: (savedAt) => `Offline content, saved ${savedAt}`,
    offlineReading: 'Offline reading',
    offlineReadingFailed: 'This browser has no place to keep content. Offline reading stays off',
    offlineReadingHint: (sessions) =>
      `Keeps your latest conversations (${sessions} at most) in the browser of this device, to be read without a network. They are not encrypted. They are deleted when you sign out or switch this off. Do not switch it on where others use the device.`,
  },
});
