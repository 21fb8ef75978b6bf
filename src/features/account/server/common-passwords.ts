/** Names of this product; a password may not be one of them with little added. */
export const productWords = [
  'xingwen',
  '杏问',
  'xingwenapp',
  'zhongyi',
  '中医',
  'zhongyao',
  '中药',
  'password',
  '密码',
  'admin',
];

/** Keyboard rows, typed forwards and backwards. */
export const keyboardRows = [
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qweasdzxc',
];

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Common in China but missing from the list: pinyin, lucky numbers and Chinese words. */
const chineseWords = words(`
  5201314 1314520 5211314 7758521 1314521 520520 521521 5845201314 woaini woaini1314 woaini520
  woaini521 woaini123 woaini5201314 woaiwojia woaiwo woshishui wodemima mima123 mima1234
  mima123456 wobuzhidao nihao123 nihaoma zhongguo zhongguo123 beijing beijing2008 shanghai
  tianya qq123456 qq5201314 a5201314 aini1314 aini520 q123456 w123456 z123456 a123123 a123456
  a1234567 a12345678 a123456789 aa123456 aaa123 abc12345 abc123456 asd123456 qwe123456
  zxc123456 as123456 zz123456 123456aa 123456abc 123qwe 123456qq 123456zz 123456789a
  123456789q 112233 11223344 147258 147258369 159357 789456123 963852741 taobao alipay weixin
  weixin123 baidu123 baobao baobei laopo520 laogong laopo123 yisheng kanbing jiankang
  jiankang123 pingan yishengpingan xiaoyao gongxifacai caonima nicaicai 我爱你 我爱你们 我的密码 我的密码是
  密码密码 一二三四五六 一二三四五六七 天天开心 身体健康 平安健康 恭喜发财 万事如意 一生平安 我爱中国 你猜你猜`);

const surnames = words(`
  wang li zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin gao luo zheng
  liang xie song tang deng han feng cao peng zeng xiao tian dong pan yuan cai jiang yu du ye
  cheng wei su lu ding ren shen yao fan`);
const endings = ['123', '1234', '12345', '123456', '520', '521', '1314', '5201314', '666', '888'];

let loading: Promise<ReadonlySet<string>> | undefined;

/** Forbidden passwords in lower case; several megabytes, loaded at the first registration. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set([
        ...dictionary['passwords-common'],
        ...chineseWords,
        ...surnames.flatMap((name) => endings.map((ending) => name + ending)),
      ]),
  );
  return loading;
}
