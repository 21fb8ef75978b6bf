import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { knowledgeSearchCharsMax } from '../rules.ts';
import type { ReviewState } from '../rules.ts';
import { knowledgeTexts } from './knowledge-texts.ts';

type KnowledgeSearchProps = {
  words: string;
  state: ReviewState | undefined;
  onWords: (words: string) => void;
  onState: (state: ReviewState | undefined) => void;
};

/** What to look for in all chapters, and which rows to show. */
export function KnowledgeSearch({ words, state, onWords, onState }: KnowledgeSearchProps) {
  const texts = useTexts(knowledgeTexts);
  return (
    <div className="mb-6 grid gap-3 md:grid-cols-2">
      <SearchBox
        words={words}
        label={texts.search}
        placeholder={texts.searchHint}
        charsMax={knowledgeSearchCharsMax}
        onSearch={onWords}
        onClear={() => onWords('')}
      />
      <Select
        label={texts.state}
        isLabelHidden
        value={state ?? 'all'}
        options={[
          { value: 'all', label: `${texts.state}：${texts.all}` },
          { value: 'not-signed', label: texts.notSigned },
          { value: 'signed', label: texts.signed },
        ]}
        onValueChange={(value) => onState(value === 'all' ? undefined : value)}
      />
    </div>
  );
}
