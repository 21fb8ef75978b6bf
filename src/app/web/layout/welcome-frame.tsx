import type { ReactNode } from 'react';

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
  /** The link to the other form, below this one. */
  aside: ReactNode;
};

/** The page before sign-in: the product's name, and beside it a sheet with a form. */
export function WelcomeFrame({ title, children, aside }: WelcomeFrameProps) {
  const texts = useTexts(welcomeTexts);
  const { notADoctor, legal } = useTexts(siteTexts);
  const { brandName, brandSeal } = useClientConfig();
  return (
    <div className="mx-auto grid min-h-dvh max-w-page grid-rows-[auto_1fr_auto] gap-x-16 px-5 md:grid-cols-[1fr_minmax(0,27rem)] md:grid-rows-[1fr_auto] md:px-10">
      <header className="flex flex-wrap items-center gap-3 pt-8 pb-6 md:flex-col md:items-start md:justify-center md:gap-7 md:py-0">
        <span className="text-[1.25rem] md:text-[1.75rem]">
          <Seal character={brandSeal} />
        </span>
        <div className="min-w-0 flex-1 basis-36 md:flex-none">
          <p className="font-serif text-2xl leading-snug font-semibold tracking-[0.08em] md:text-[3.5rem]">
            {brandName}
          </p>
          <p className="text-muted md:mt-3 md:text-lg">{texts.aboutLead}</p>
        </div>
        <ul className="w-full text-[0.9375rem] leading-relaxed text-muted md:space-y-2 md:text-lg md:text-ink">
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
          <h1 className="mb-5">{title}</h1>
          {children}
        </div>
        <div className="mt-4 text-center">{aside}</div>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm text-muted md:col-span-2">
        <p className="max-w-[34em]">{notADoctor}</p>
        <nav aria-label={legal} className="flex flex-wrap items-center gap-x-5">
          <SiteLinks />
          <LanguageSwitch />
        </nav>
        <RegistrationLine />
      </footer>
    </div>
  );
}
