import DOMPurify from 'dompurify';

import { safeLink } from './safe-link.ts';

/**
 * Every element that sanitised HTML may contain: text and its structure, nothing that loads or
 * runs.
 */
const allowedTags: readonly string[] =
  `p br hr h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del sub sup small span div section
   ul ol li dl dt dd table thead tbody tfoot tr th td caption a`.split(/\s+/);

const allowedAttributes: readonly string[] = [
  'href',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'lang',
];

/** Turns HTML from the server into nodes that are safe to insert into the page. */
export function sanitise(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) guardLink(link);
  return fragment;
}

function guardLink(link: HTMLAnchorElement): void {
  const href = safeLink(link.getAttribute('href') ?? '');
  if (href === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', href);
  link.rel = 'noopener noreferrer nofollow ugc';
  link.target = '_blank';
}
