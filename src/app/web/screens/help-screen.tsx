import { Link } from '@tanstack/react-router';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { ShortcutList } from '../layout/shortcut-list.tsx';
import { shortcutTexts } from '../layout/shortcut-texts.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { helpEntries } from './help-entries.ts';
import { helpTexts } from './help-texts.ts';

/**
 * How to use the product, what it cannot do, and whom to call; the telephone numbers come first.
 */
export function HelpScreen() {
  const { language } = useLanguage();
  const texts = helpTexts[language];
  const keys = shortcutTexts[language];
  useScreenTitle(texts.title);
  return (
    <DocumentFrame title={texts.title}>
      <div className="flex flex-col gap-8">
        <Emergency />
        {helpEntries[language].map(({ question, answer }) => (
          <section key={question}>
            <h2 className="mb-2">{question}</h2>
            {answer.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <section>
          <h2 className="mb-1">{keys.title}</h2>
          <p className="mb-3 text-muted">{keys.hint}</p>
          <ShortcutList />
        </section>
        <section>
          <h2 className="mb-2">{texts.contact}</h2>
          <p>
            {texts.contactAbout}{' '}
            <Link to="/about" className={buttonClass('link')}>
              {texts.about}
            </Link>
          </p>
        </section>
      </div>
    </DocumentFrame>
  );
}

function Emergency() {
  const { language } = useLanguage();
  const texts = helpTexts[language];
  const numbers = [
    ['120', texts.ambulance],
    ['110', texts.police],
    ['12356', texts.mind],
    ['12355', texts.youth],
    ['12338', texts.women],
  ] as const;
  return (
    <section className="rounded-card border border-line bg-cinnabar-soft px-5 py-4">
      <h2 className="mb-1">{texts.emergency}</h2>
      <p>{texts.emergencyText}</p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {numbers.map(([number, name]) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
            >
              <strong className="shrink-0 text-cinnabar tabular-nums">{number}</strong>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
