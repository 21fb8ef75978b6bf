import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the page says about messages left and membership. */
export const membershipWebTexts = defineTexts({
  'zh-CN': {
    remaining: (count: number) => `剩余 ${count} 次`,
    remainingHint: '还可以发送的消息次数',
    claim: '领取免费次数',
    claimed: (count: number) => `已领取 ${count} 次免费消息`,
    claimFailed: '领取免费消息失败',
  },
  'en-US': {
    remaining: (count) => `${count} left`,
    remainingHint: 'Messages you can still send',
    claim: 'Claim free messages',
    claimed: (count) => `You have claimed ${count} free messages`,
    claimFailed: 'The free messages could not be claimed',
  },
});
