/** The languages of the interface, the default first. */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh-CN';

/** One text in every language. */
export type Bilingual = Readonly<Record<Language, string>>;

type Entry = string | ((...parameters: never[]) => string);
type Dictionary = Readonly<Record<string, Entry>>;
/** The same keys; a string where the Chinese is one, a function of the same parameters where it is one. */
type Like<T extends Dictionary> = {
  readonly [K in keyof T]: T[K] extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : string;
};
export type Texts<T extends Dictionary> = Readonly<Record<Language, Like<T>>>;

/** A feature's texts. The Chinese is the source and the type: a missing English key does not compile. */
export function defineTexts<const T extends Dictionary>(texts: {
  'zh-CN': T;
  'en-US': Like<NoInfer<T>>;
}): Texts<T> {
  const checked: Record<Language, unknown> = texts;
  return checked as Texts<T>;
}

/** Picks one text in both languages, for errors that are worded where the reader is known. */
export function both<T extends Dictionary>(
  texts: Texts<T>,
  pick: (texts: Like<T>) => string,
): Bilingual {
  return { 'zh-CN': pick(texts['zh-CN']), 'en-US': pick(texts['en-US']) };
}

/** The language of an Accept-Language header; Chinese unless English is preferred. */
export function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('en') ? 'en-US' : defaultLanguage;
}
