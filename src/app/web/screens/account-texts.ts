import { defineTexts } from '#platform/contract/define-texts.ts';

/** Texts of the settings and profile pages, apart from those of the features on them. */
export const accountScreenTexts = defineTexts({
  'zh-CN': {
    settingsTitle: '设置',
    settingsHint: '改了就生效，每台设备都一样。',
    toSubscription: '会员中心',
    toSubscriptionHint: '剩余次数、购买和使用记录',
    model: '默认模型',
    modelAsksFirst: (model: string) => `${model}（先在设置里选用并同意）`,
    dataAndPrivacy: '数据与隐私',
    healthProfile: '健康资料',
    healthProfileHint: '在个人资料里填写、修改或撤回同意。',
    profileTitle: '个人资料',
    usage: 'AI 使用情况',
    statistics: '使用统计',
    totalSessions: '对话',
    totalMessages: '消息',
    statisticsFailed: '没能读取使用统计',
    toSettings: '更多设置',
  },
  'en-US': {
    settingsTitle: 'Settings',
    settingsHint: 'Changes apply at once, on all your devices.',
    toSubscription: 'Membership',
    toSubscriptionHint: 'Messages left, plans and usage history',
    model: 'Default model',
    modelAsksFirst: (model) => `${model} (needs your consent; choose it in Settings)`,
    dataAndPrivacy: 'Data and privacy',
    healthProfile: 'Health profile',
    healthProfileHint:
      'Fill in or edit your health profile, or withdraw your consent, on your profile page.',
    profileTitle: 'Profile',
    usage: 'AI usage',
    statistics: 'Statistics',
    totalSessions: 'Conversations',
    totalMessages: 'Messages',
    statisticsFailed: 'Couldn’t load your statistics',
    toSettings: 'More settings',
  },
});
