import { defineTexts } from '#platform/contract/define-texts.ts';

/** Order subjects shown by the payment provider, and error texts of the server. */
export const orderTexts = defineTexts({
  'zh-CN': {
    subscriptionSubject: (brand: string, months: number) => `${brand}会员 ${months} 个月`,
    packageSubject: (brand: string, messages: number) => `${brand}加量包 ${messages} 次`,
    noSuchPackage: '没有这种加量包，请重新选择',
    paymentServiceUnavailable: '支付平台暂时没有答复，请稍后再查询',
  },
  'en-US': {
    subscriptionSubject: (brand, months) =>
      `${brand} membership (${months} ${months === 1 ? 'month' : 'months'})`,
    packageSubject: (brand, messages) => `${brand} extra messages (${messages})`,
    noSuchPackage: 'That package is not available. Please choose another.',
    paymentServiceUnavailable: 'The payment service is not responding. Please check again later.',
  },
});
