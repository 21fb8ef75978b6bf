import type { ReactNode } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { Seal } from '#platform/web/ui/seal.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useClientConfig } from '../use-client-config.ts';
import { contentId } from '../focus-content.ts';
import { siteTexts } from '../site-texts.ts';
import { welcomeTexts } from '../welcome-texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { RegistrationLine } from './registration-line.tsx';
import { SiteLinks } from './site-links.tsx';

type WelcomeFrameProps = {
  title: string;
  children: ReactNode;
  /** The link to the other form. */
  aside: ReactNode;
  /** Says also on a phone what the product does: where people arrive. */
  isEntry?: boolean;
};

/** The page before sign-in: the product's name, and beside it a sheet with a form. */
export function WelcomeFrame({ title, children, aside, isEntry }: WelcomeFrameProps) {
  const texts = useTexts(welcomeTexts);
  const { legal } = useTexts(siteTexts);
  const { brandName, brandSeal } = useClientConfig();
  return (
    <div className="mx-auto grid min-h-dvh max-w-page grid-rows-[auto_1fr_auto] gap-x-16 px-5 md:grid-cols-[1fr_minmax(0,27rem)] md:grid-rows-[1fr_auto] md:px-10">
      <header className="flex flex-wrap items-center gap-3 pt-6 pb-5 md:flex-col md:items-start md:justify-center md:gap-7 md:py-0">
        <span className="text-[1.25rem] md:text-[1.75rem]">
          <Seal character={brandSeal} />
        </span>
        <div className="min-w-0 flex-1 basis-36 md:flex-none">
          <p className="font-serif text-2xl leading-snug font-semibold tracking-[0.08em] md:text-[3.5rem]">
            {brandName}
          </p>
          <p className="leading-snug text-muted md:mt-3 md:text-lg">{texts.aboutLead}</p>
        </div>
        <ul
          className={classNames(
            'w-full text-[0.9375rem] leading-relaxed text-muted md:space-y-2 md:text-lg md:text-ink',
            !isEntry && 'max-md:hidden',
          )}
        >
          {[texts.whatItDoes, texts.whatItDoesNot, texts.whatIsSold].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="flex flex-col self-start md:self-center md:py-10"
      >
        <div className="rounded-card border border-line bg-surface p-[min(1.5rem,5.5vw)] md:p-8">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
            <h1>{title}</h1>
            <p>{aside}</p>
          </div>
          {children}
        </div>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm text-muted md:col-span-2">
        <p className="max-w-[34em]">{texts.notADoctor}</p>
        <nav aria-label={legal} className="flex flex-wrap items-center gap-x-5">
          <SiteLinks />
          <LanguageSwitch />
        </nav>
        <RegistrationLine />
      </footer>
    </div>
  );
}
