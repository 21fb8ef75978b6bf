import { defineTexts } from '#platform/contract/define-texts.ts';

export const installedAppTexts = defineTexts({
  'zh-CN': {
    updateTitle: '有新版本，是否立即更新？',
    updateHint: '更新只需几秒，页面会重新加载；没有发送的文字会保留。',
    updateNow: '立即更新',
    updateLater: '以后再说',
    offline: '当前没有网络，恢复后自动更新',
    fromDevice: (savedAt: string) => `离线内容，保存于 ${savedAt}`,
    offlineReading: '离线阅读',
    offlineReadingFailed: '这个浏览器没有保存内容的地方，离线阅读没能打开',
    offlineReadingHint: (sessions: number) =>
      `把最近的对话（最多 ${sessions} 个）保存在这台设备的浏览器里，没有网络时也能翻看。保存的内容没有加密；退出登录或关闭此项时会全部删除。公用设备请勿开启。`,
  },
  'en-US': {
    updateTitle: 'A new version is available. Update now?',
    updateHint: 'It takes a few seconds and reloads the page. Unsent text is kept.',
    updateNow: 'Update now',
    updateLater: 'Later',
    offline: 'Offline. Updates on reconnect',
    fromDevice: (savedAt) => `Offline copy, saved ${savedAt}`,
    offlineReading: 'Offline reading',
    offlineReadingFailed: 'This browser can’t store content, so offline reading stays off',
    offlineReadingHint: (sessions) =>
      `Keeps your latest conversations (up to ${sessions}) in this browser so you can read them offline. They are not encrypted. They are deleted when you sign out or turn this off. Don’t turn it on if other people use this device.`,
  },
});
