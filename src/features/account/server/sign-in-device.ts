/** Browser names in User-Agent headers; specific ones first, because most contain the general ones. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['WeChat', /MicroMessenger/i],
  ['QQ', /\bQQ\/|QQBrowser/i],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC', /UCBrowser|UBrowser/],
  ['HUAWEI Browser', /HuaweiBrowser/],
  ['Mi Browser', /MiuiBrowser/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const nameIn = (table: typeof browsers, userAgent: string): string | null =>
  table.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;

/** The browser and operating system of a User-Agent header, by their common names. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}
