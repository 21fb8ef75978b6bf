import { useLanguage } from '#platform/web/use-language.ts';

import { firstScreenTexts, starters } from './first-screen-texts.ts';

type StartersProps = {
  /** One of them has been tapped already. */
  isDisabled: boolean;
  onStart: (words: string) => void;
};

/** Six common complaints: a tap begins a conversation with its words. */
export function Starters({ isDisabled, onStart }: StartersProps) {
  const { language } = useLanguage();
  const texts = firstScreenTexts[language];
  return (
    <>
      <ul
        aria-label={texts.starters}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,34%),1fr))] gap-2.5 sm:grid-cols-3"
      >
        {starters.map(({ key, mark, words }) => (
          <li key={key}>
            <button
              type="button"
              disabled={isDisabled}
              className="flex min-h-14 w-full cursor-pointer flex-wrap content-center items-center gap-x-2 rounded-card border border-line bg-surface px-3 text-left text-[1.0625rem] leading-snug hover:border-edge active:bg-sunken disabled:cursor-default disabled:opacity-60"
              onClick={() => onStart(words)}
            >
              {language === 'zh-CN' && (
                <span aria-hidden="true" className="font-serif text-[1.1875rem] text-pine">
                  {mark}
                </span>
              )}
              {texts[key]}
              {language !== 'zh-CN' && (
                <span lang="zh-CN" className="text-sm text-muted sm:ml-auto">
                  {words}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {texts.sentInChinese !== '' && (
        <p className="mt-2 text-sm text-muted">{texts.sentInChinese}</p>
      )}
    </>
  );
}
