import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { rowsIn, signedCounts } from '#medicine/knowledge/book.ts';
import type { BookChapter, BookSection } from '#medicine/knowledge/book.ts';
import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Missing } from '#platform/web/ui/missing.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { administrationApi } from './administration-api.ts';
import { BookFacts } from './book-facts.tsx';
import { BookRowArticle } from './book-row-article.tsx';
import { KnowledgeSkeleton } from './knowledge-skeleton.tsx';
import { knowledgeTexts } from './knowledge-texts.ts';
import { PrintButton } from './print-button.tsx';

type KnowledgeChapterProps = {
  id: string;
  /** The row that the address names. */
  row: string | undefined;
};

/** All rows of a chapter of the book, to read and to print. */
export function KnowledgeChapter({ id, row }: KnowledgeChapterProps) {
  const texts = useTexts(knowledgeTexts);
  const asked = { params: { chapter: id } };
  const chapter = useQuery(endpointQuery(administrationApi, 'getKnowledgeChapter', asked));
  if (chapter.isPending) return <KnowledgeSkeleton />;
  if (chapter.error instanceof CallError && chapter.error.code === 'not_found')
    return <Missing titleAs="p" title={texts.noChapter} action={<ContentsLink />} />;
  if (!chapter.data) return <QueryFailure title={texts.failed} query={chapter} />;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <ContentsLink />
        <PrintButton />
      </div>
      <ChapterPaper chapter={chapter.data} row={row} />
    </>
  );
}

function ContentsLink() {
  const { toContents } = useTexts(knowledgeTexts);
  return (
    <Link to="/admin/knowledge" search={{}} className={buttonClass('quiet', 'small')}>
      {toContents}
    </Link>
  );
}

function ChapterPaper({ chapter, row }: { chapter: BookChapter; row: string | undefined }) {
  const { language } = useLanguage();
  const { signed, notSigned } = signedCounts(rowsIn(chapter));
  const number = new Intl.NumberFormat(language);
  return (
    <section
      data-paper
      className="rounded-card border border-line bg-surface px-4 py-5 sm:px-7 print:border-0 print:bg-transparent print:p-0 print:text-[10pt]/snug"
    >
      <h2 lang="zh-CN">{chapter.title}</h2>
      <p className="text-sm text-muted">
        {knowledgeTexts[language].counts(number.format(signed), number.format(notSigned))}
      </p>
      <p lang="zh-CN" className="mt-1 text-sm text-muted">
        {chapter.note}
      </p>
      {chapter.sections.map((section) => (
        <ChapterSection
          key={section.rows[0]?.id ?? section.title}
          chapter={chapter.id}
          section={section}
          row={row}
        />
      ))}
    </section>
  );
}

type ChapterSectionProps = { chapter: string; section: BookSection; row: string | undefined };

function ChapterSection({ chapter, section, row: named }: ChapterSectionProps) {
  const { title, facts, rows } = section;
  return (
    <section className="mt-6">
      {title !== '' && (
        <h3 lang="zh-CN" className="text-pine">
          {title}
        </h3>
      )}
      <div lang="zh-CN">
        <BookFacts facts={facts} />
      </div>
      {rows.map((row) => (
        <BookRowArticle
          key={row.id}
          chapter={chapter}
          row={row}
          headingAs={title === '' ? 'h3' : 'h4'}
          isNamed={row.id === named}
        />
      ))}
    </section>
  );
}
