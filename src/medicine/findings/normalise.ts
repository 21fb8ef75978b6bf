import { spacesToCommas } from './spaces.ts';

const traditional =
  '頭头發发燒烧熱热無无沒没嚨咙脹胀瀉泻經经夢梦暈晕嘔呕惡恶體体溫温腫肿紅红黃黄綠绿膩腻乾干濕湿風风氣气勞劳煩烦腦脑臉脸見见視视聽听聲声腸肠關关節节軟软現现來来過过時时個个還还會会點点這这麼么媽妈爺爷孫孙兒儿醫医藥药後后與与為为從从們们說说話话覺觉樣样讓让開开剛刚難难塊块顏颜癢痒麵面顆颗針针壓压緊紧嚴严緩缓歲岁門门閉闭臟脏膽胆脈脉損损傷伤斷断';

const folded = new Map<string, string>([
  ['疼', '痛'],
  ['粘', '黏'],
  ['涨', '胀'],
  ['淤', '瘀'],
  ['她', '他'],
  ['妳', '你'],
  ['您', '你'],
  ['\u3000', ' '],
  [',', '，'],
  ['?', '？'],
  ['!', '！'],
  [';', '；'],
  ['～', '-'],
]);
for (let at = 0; at + 1 < traditional.length; at += 2) {
  folded.set(traditional.charAt(at), traditional.charAt(at + 1));
}

/** Whether anything is to be folded; most forms of the knowledge and many messages need nothing. */
const isFoldable = new RegExp(
  `[A-Z\\uff10-\\uff19\\uff1c-\\uff1e\\uff20-\\uff5a${[...folded.keys()].join('')}]`,
  'u',
);

/**
 * Folds spellings that mean the same (疼/痛, full width, capitals, common traditional characters,
 * a space for a comma)
 * one UTF-16 unit for one, so that offsets into the result are offsets into the text.
 */
export function normalise(text: string): string {
  if (!isFoldable.test(text)) return spacesToCommas(text);
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const code = text.charCodeAt(at);
    const mapped = folded.get(unit);
    if (mapped !== undefined) out += mapped;
    else if (code >= 0x41 && code <= 0x5a) out += String.fromCharCode(code + 32);
    else if (
      code >= 0xff10 &&
      code <= 0xff5a &&
      code !== 0xff1a &&
      code !== 0xff1b &&
      code !== 0xff1f
    ) {
      out += String.fromCharCode(code - 0xfee0).toLowerCase();
    } else out += unit;
  }
  return spacesToCommas(out);
}
