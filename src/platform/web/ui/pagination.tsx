import { ChevronLeft, ChevronRight } from 'lucide-react';

import { classNames } from '../class-names.ts';
import { useTexts } from '../use-texts.ts';
import { paginationTexts } from './pagination-texts.ts';
import { IconButton } from './icon-button.tsx';
import { pageList } from './page-list.ts';

type PaginationProps = {
  /** Starts at 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

/** The pagination of a list; nothing when there is only one page (PAGE-14). */
export function Pagination({ page, totalPages, onPage }: PaginationProps) {
  const texts = useTexts(paginationTexts);
  if (totalPages <= 1) return null;
  const marks = pageList(page, totalPages);
  return (
    <nav aria-label={texts.pagination} className="flex flex-wrap items-center justify-center gap-1">
      <IconButton
        label={texts.previousPage}
        icon={<ChevronLeft />}
        className="max-md:w-9"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {marks.map((mark, index) =>
        mark === 'gap' ? (
          <span key={`gap-after-${marks[index - 1]}`} className="w-5 text-center text-muted md:w-9">
            …
          </span>
        ) : (
          <button
            key={mark}
            type="button"
            aria-label={texts.page(mark)}
            aria-current={mark === page ? 'page' : undefined}
            className={classNames(
              'min-h-11 min-w-9 rounded-control px-2 tabular-nums transition-colors md:min-w-11',
              mark === page ? 'bg-pine font-medium text-pine-ink' : 'text-ink hover:bg-sunken',
            )}
            onClick={() => onPage(mark)}
          >
            {mark}
          </button>
        ),
      )}
      <IconButton
        label={texts.nextPage}
        icon={<ChevronRight />}
        className="max-md:w-9"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
