import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import { contentId } from '../focus-content.ts';
import { siteTexts } from '../site-texts.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { Queries } from './queries.tsx';
import { RegistrationLine } from './registration-line.tsx';
import { SiteLinks } from './site-links.tsx';

type DocumentFrameProps = {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Rendered below the sheet. */
  after?: ReactNode;
};

/** A long text on one sheet, below the brand. */
export function DocumentFrame({ title, lead, children, after }: DocumentFrameProps) {
  const texts = useTexts(siteTexts);
  return (
    <div className="mx-auto flex min-h-dvh max-w-[48rem] flex-col px-4 pb-10 md:px-6">
      <header className="flex h-16 items-center justify-between text-muted">
        <Link to="/" className="flex min-h-11 items-center rounded-control pr-2 text-ink">
          <Brand />
        </Link>
        <LanguageSwitch />
      </header>
      <Queries>
        <OfflineNotice isOnSheet />
      </Queries>
      <main id={contentId} tabIndex={-1}>
        <h1 className="mt-2">{title}</h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
        <div className="mt-5 rounded-card border border-line bg-surface px-6 pt-6 pb-6 has-[.sticky]:pb-0 md:px-10 md:pt-8">
          <Queries>{children}</Queries>
        </div>
        {after && <Queries>{after}</Queries>}
      </main>
      <footer className="mt-4 text-sm text-muted">
        <nav aria-label={texts.legal} className="flex flex-wrap items-center gap-x-5">
          <SiteLinks />
        </nav>
        <RegistrationLine />
      </footer>
    </div>
  );
}
