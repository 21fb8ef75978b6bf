import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { QuotedWords } from './quoted-words.tsx';
import type { JumpTo } from './own-words-link.tsx';

/** The quotations that a row is based on. */
export type RowWords = {
  messageId: number;
  sessionId: number;
  note: string;
  lead: string;
};

type CourseRowProps = {
  /** The everyday word, and the term where that is another. */
  name: string;
  term?: string | undefined;
  /** What the drawing shows. */
  inWords: string;
  words: readonly RowWords[];
  track: ReactNode;
} & Pick<JumpTo, 'onJump'>;

/** A lane or a chart; pressed, it shows the words that it is based on. */
export function CourseRow(props: CourseRowProps) {
  const { name, term, inWords, words, track, onJump } = props;
  const [isOpen, setOpen] = useState(false);
  const wordsId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={wordsId}
        className="lane-row min-h-11 w-full rounded-mark py-1 text-left hover:bg-sunken"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="leading-snug">
          {name}
          {term !== undefined && <span className="block text-[0.8125rem] text-muted">{term}</span>}
          <span className="sr-only">{inWords}</span>
        </span>
        <span className="block px-2">{track}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={wordsId} hidden={!isOpen} className="pb-2">
        <p className="mb-2 text-[0.9375rem]">{inWords}</p>
        {words.map(({ messageId, sessionId, note, lead }) => (
          <QuotedWords
            key={`${messageId} ${lead} ${note}`}
            source={{ messageId, quote: note }}
            lead={lead}
            sessionId={sessionId}
            onJump={onJump}
          />
        ))}
      </div>
    </li>
  );
}
