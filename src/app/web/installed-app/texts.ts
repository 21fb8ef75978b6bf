import { defineTexts } from '#platform/contract/define-texts.ts';

export const installedAppTexts = defineTexts({
  'zh-CN': {
    updateTitle: '有新版本，现在更新吗？',
    updateHint: '只要几秒，页面会重新打开；没发出的文字都还在。',
    updateNow: '立即更新',
    updateLater: '以后再说',
    offline: '现在没有网络，恢复后自动更新',
    fromDevice: (savedAt: string) => `离线内容，保存于 ${savedAt}`,
    offlineReading: '离线阅读',
    offlineReadingFailed: '这个浏览器存不了内容，离线阅读没能打开',
    offlineReadingHint: (sessions: number) =>
      `把最近的对话（最多 ${sessions} 个）存在这台设备的浏览器里，没有网络也能看。存的内容没有加密，退出登录或关掉这一项就全部删除。公用的设备请不要打开。`,
  },
  'en-US': {
    updateTitle: 'There’s a new version. Update now?',
    updateHint: 'It takes a few seconds and reloads the page. What you haven’t sent stays.',
    updateNow: 'Update now',
    updateLater: 'Later',
    offline: 'Offline. Updates on reconnect',
    fromDevice: (savedAt) => `Offline copy, saved ${savedAt}`,
    offlineReading: 'Offline reading',
    offlineReadingFailed: 'This browser can’t store content, so offline reading stays off',
    offlineReadingHint: (sessions) =>
      `Keeps your latest conversations (up to ${sessions}) in this browser, to read offline. They are not encrypted, and are deleted when you sign out or turn this off. Please leave it off on a shared device.`,
  },
});
