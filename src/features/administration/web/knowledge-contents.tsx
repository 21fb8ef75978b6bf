import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';

import type { BookContents } from '#medicine/knowledge/book.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { administrationApi } from './administration-api.ts';
import { KnowledgeSkeleton } from './knowledge-skeleton.tsx';
import { knowledgeTexts } from './knowledge-texts.ts';
import { PrintButton } from './print-button.tsx';

/** The chapters of the book, with how much of each is signed. */
export function KnowledgeContents() {
  const texts = useTexts(knowledgeTexts);
  const contents = useQuery(endpointQuery(administrationApi, 'listKnowledgeChapters'));
  if (contents.isPending) return <KnowledgeSkeleton />;
  if (!contents.data) return <QueryFailure title={texts.failed} query={contents} />;
  const { chapters } = contents.data;
  if (chapters.length === 0)
    return <EmptyState icon={<BookOpen aria-hidden="true" />} title={texts.empty} />;
  return (
    <>
      <div className="mb-4">
        <PrintButton />
      </div>
      <div
        data-paper
        className="rounded-card border border-line bg-surface p-5 print:border-0 print:bg-transparent print:p-0"
      >
        <ContentsTable chapters={chapters} />
      </div>
    </>
  );
}

function ContentsTable({ chapters }: { chapters: BookContents }) {
  const texts = useTexts(knowledgeTexts);
  const sum = (count: (chapter: BookContents[number]) => number): number =>
    chapters.reduce((total, chapter) => total + count(chapter), 0);
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {[texts.chapter, texts.rows, texts.signed, texts.notSigned].map((title, at) => (
            <th
              key={title}
              scope="col"
              className={`py-2 font-normal whitespace-nowrap ${at === 0 ? 'text-start' : 'pl-3 text-end'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chapters.map(({ id, title, signed, notSigned }) => (
          <tr key={id} className="border-b border-line">
            <th scope="row" className="text-start font-normal" lang="zh-CN">
              <Link
                to="/admin/knowledge"
                search={{ chapter: id }}
                preload={false}
                className="inline-flex min-h-11 items-center hover:text-pine hover:underline print:min-h-0"
              >
                {title}
              </Link>
            </th>
            <Counts signed={signed} notSigned={notSigned} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="py-2 text-start font-medium">
            {texts.total}
          </th>
          <Counts signed={sum(({ signed }) => signed)} notSigned={sum((one) => one.notSigned)} />
        </tr>
      </tfoot>
    </table>
  );
}

function Counts({ signed, notSigned }: { signed: number; notSigned: number }) {
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const cell = 'py-2 pl-3 text-end tabular-nums';
  return (
    <>
      <td className={cell}>{number.format(signed + notSigned)}</td>
      <td className={cell}>{number.format(signed)}</td>
      <td className={cell}>{number.format(notSigned)}</td>
    </>
  );
}
