import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import type { BookRow } from '#medicine/knowledge/book.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { BookFacts } from './book-facts.tsx';
import { knowledgeTexts } from './knowledge-texts.ts';

type BookRowArticleProps = {
  chapter: string;
  row: BookRow;
  headingAs: 'h3' | 'h4';
  /** The row that the address names: it is scrolled to and has the focus. */
  isNamed?: boolean;
  /** Beside the title, where rows of several chapters are listed together. */
  children?: ReactNode;
};

/** One row of the book; its title leads to itself. */
export function BookRowArticle(props: BookRowArticleProps) {
  const { chapter, row, headingAs: Heading, isNamed = false, children } = props;
  const { id, title, facts, sources, reviewer } = row;
  const texts = useTexts(knowledgeTexts);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    article.current?.scrollIntoView({ block: 'start' });
    article.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <article
      ref={article}
      tabIndex={isNamed ? -1 : undefined}
      className={classNames(
        'scroll-mt-20 border-b border-line py-2 print:break-inside-avoid-page print:py-1',
        isNamed && 'border-l-2 px-3',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <Heading className="text-base">
          <Link
            to="/admin/knowledge"
            search={{ chapter, row: id }}
            preload={false}
            lang="zh-CN"
            className="inline-flex min-h-11 items-center hover:text-pine hover:underline print:min-h-0"
          >
            {title}
          </Link>
        </Heading>
        {title !== id && <code className="text-sm text-muted">{id}</code>}
        {children}
        <span className="ml-auto">
          <Badge tone={reviewer === undefined ? 'plain' : 'pine'}>
            {reviewer === undefined ? texts.notSigned : texts.signedBy(reviewer)}
          </Badge>
        </span>
      </div>
      <div lang="zh-CN">
        <BookFacts facts={facts} />
      </div>
      {sources.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {texts.sources}
          <span lang="zh-CN">{sources.join('；')}</span>
        </p>
      )}
    </article>
  );
}
