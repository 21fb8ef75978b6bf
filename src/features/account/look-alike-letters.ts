/**
 * Letters that look like one of ours, from Unicode's confusables.txt (UTS #39, version 13), as far as
 * they are letters of scripts with capitals and the one they look like occurs in a title. Full-width
 * letters and those with marks are not among them: normalising finds those.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ɑαаΑАᎪꓮ',
  c: 'ᴄςⲥсꮯΣⲤСᏟꓚȼҫҪ',
  d: 'ԁᏧꓒᎠꓓɗɖƌđĐÐƉ',
  e: 'ꬲеҽΕЕᎬꓰɇɆҿ',
  f: 'ꬵꞙẝքꞘϜꓝƒƑᵮ',
  g: 'ɡᶃƍցԌᏀᏳꓖɠǥǤ',
  h: 'һհᏂΗⲎНᎻꓧнɦꚕᏲⱧҢħћĦӉӇ',
  i: 'ıɪɩιіꙇӏꭵᎥɨᵻᵼ',
  k: 'ΚⲔКᏦꓗƙⱩҚꝀҞ',
  l: 'ƖǀΙⲒІӀꓲⳐᏞꓡłŁɭƗƚɫ',
  m: 'ΜϺⲘМᎷꓟӍ',
  n: 'ոռΝⲚꓠɳƞηƝᵰ',
  o: 'ᴏᴑꬽοσⲟоօΟⲞОՕꓳøꬾØɵꝋөѳꮎꮻƟꝊθΘӨѲᎾᏫꭴ',
  p: 'ρⲣрΡⲢРᏢꓑƥᵽ',
  r: 'ꭇꭈᴦⲅгꮁƦᎡᏒꓣɽɼɍғᵲ',
  s: 'ꜱƽѕꮪЅՏᏕᏚꓢʂᵴ',
  t: 'ΤⲦТᎢꓔƭȾƮҬŧŦᵵ',
  u: 'ꞟᴜꭎꭒʋυսՍꓴᵾꮜɄᏌ',
  v: 'ᴠνѵꮩѴᏙꓦ',
  w: 'ɯᴡѡԝաꮃԜᎳᏔꓪѽꝡ',
  x: 'хꞳΧⲬХꓫҲ',
  y: 'ɣᶌʏỿꭚγуүΥⲨУҮᎩᎽꓬƴɏұɎҰ',
};

const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** A text in the Latin letters that a reader sees, capitals as capitals; anything else stays. */
export function asSeen(text: string): string {
  return Array.from(text, (char) => {
    const letter = latin.get(char);
    if (letter === undefined) return char;
    return char === char.toLowerCase() ? letter : letter.toUpperCase();
  }).join('');
}

/** Characters of titles in their other forms (OpenCC's TSCharacters and Unihan), each with the usual one. */
const forms =
  '醫医毉医師师專专専专診诊藥药薬药葯药國国囯国館馆舘馆門门衛卫衞卫員员問问審审覈核敎教郞郎';
const usualForm = new Map(
  Array.from({ length: forms.length / 2 }, (_, at) => [
    forms.charAt(at * 2),
    forms.charAt(at * 2 + 1),
  ]),
);

/** A text with the characters of titles in simplified form. */
export function simplified(text: string): string {
  return Array.from(text, (char) => usualForm.get(char) ?? char).join('');
}
