import { Link } from '@tanstack/react-router';

import { useTexts } from '#platform/web/use-texts.ts';

import { siteTexts } from '../site-texts.ts';

const pages = ['help', 'about', 'terms', 'privacy'] as const;

/** Links to the public pages: help, about, terms, privacy. */
export function SiteLinks() {
  const texts = useTexts(siteTexts);
  return pages.map((page) => (
    <Link
      key={page}
      to={`/${page}`}
      className="inline-flex min-h-11 items-center pointer-coarse:min-w-11 underline-offset-4 hover:text-ink hover:underline"
    >
      {texts[page]}
    </Link>
  ));
}
