import { useLanguage } from '#platform/web/use-language.ts';

/** Switches to the other language, named in that language. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const other = language === 'zh-CN' ? 'en-US' : 'zh-CN';
  return (
    <button
      type="button"
      lang={other}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
      onClick={() => setLanguage(other)}
    >
      {other === 'en-US' ? 'English' : '中文'}
    </button>
  );
}
