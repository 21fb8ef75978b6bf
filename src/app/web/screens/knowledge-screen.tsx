import { getRouteApi, Link } from '@tanstack/react-router';

import { knowledgeSearchCharsMax, reviewStates } from '#features/administration/rules.ts';
import type { ReviewState } from '#features/administration/rules.ts';
import { KnowledgeChapter } from '#features/administration/web/knowledge-chapter.tsx';
import { KnowledgeContents } from '#features/administration/web/knowledge-contents.tsx';
import { KnowledgeFound } from '#features/administration/web/knowledge-found.tsx';
import { KnowledgeSearch } from '#features/administration/web/knowledge-search.tsx';
import { knowledgeTexts } from '#features/administration/web/knowledge-texts.ts';
import { overviewTexts } from '#features/administration/web/texts.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { StaffOnly } from './staff-only.tsx';

const route = getRouteApi('/guarded/admin/knowledge');

/** The book of the medical knowledge, for the staff who review it. */
export function KnowledgeScreen() {
  const texts = useTexts(knowledgeTexts);
  const { title: overview } = useTexts(overviewTexts);
  useScreenTitle(texts.title);
  return (
    <Page className="print:max-w-none print:p-0">
      <h1 className="mb-2">{texts.title}</h1>
      <StaffOnly>
        <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
          <p className="max-w-[30em] text-muted">{texts.lead}</p>
          <Link to="/admin" className={buttonClass('quiet', 'small')}>
            {overview}
          </Link>
        </div>
        <Book />
      </StaffOnly>
    </Page>
  );
}

function Book() {
  const { chapter, row, q = '', state: asked, page = 1 } = route.useSearch();
  const words = firstChars(q.trim(), knowledgeSearchCharsMax);
  const state = reviewStates.find((each) => each === asked);
  const navigate = route.useNavigate();
  const look = (text: string, wanted: ReviewState | undefined, next = 1): void =>
    void navigate({
      search: {
        ...(text === '' ? {} : { q: text }),
        ...(wanted === undefined ? {} : { state: wanted }),
        ...(next > 1 ? { page: next } : {}),
      },
    });
  const isSearching = words !== '' || state !== undefined;
  return (
    <>
      <KnowledgeSearch
        words={words}
        state={state}
        onWords={(text) => look(text, state)}
        onState={(wanted) => look(words, wanted)}
      />
      {isSearching ? (
        <KnowledgeFound
          words={words}
          state={state}
          page={page}
          onPage={(next) => look(words, state, next)}
          onClear={() => look('', undefined)}
        />
      ) : chapter === undefined ? (
        <KnowledgeContents />
      ) : (
        <KnowledgeChapter id={chapter} row={row} />
      )}
    </>
  );
}
