import passwordLists from '#medicine/compiled/lexicon/password.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const passwordWords = lexicon(passwordLists);

/** Names of this product; a password may not be one of them with little added. */
export const productWords = passwordWords['password.product'].words;

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
const chineseWords = passwordWords['password.common'].words;

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
