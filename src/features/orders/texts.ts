import { defineTexts } from '#platform/contract/define-texts.ts';

/** What the payment service shows its payers, and what the server answers. */
export const orderTexts = defineTexts({
  'zh-CN': {
    subscriptionSubject: (brand: string, months: number) => `${brand}会员 ${months} 个月`,
    packageSubject: (brand: string, messages: number) => `${brand}加量包 ${messages} 次`,
    noSuchPackage: '没有这种加量包，请重新选择',
    providerSilent: '支付平台暂时没有答复，请稍后再查询',
  },
  'en-US': {
    subscriptionSubject: (brand, months) => `${brand} membership, months: ${months}`,
    packageSubject: (brand, messages) => `${brand} extra messages: ${messages}`,
    noSuchPackage: 'There is no such package. Please choose again',
    providerSilent: 'The payment service does not answer right now. Please ask again later',
  },
});
