import { Link } from '@tanstack/react-router';

import type { BookFact, BookPart, BookPiece } from '#medicine/knowledge/book.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { knowledgeTexts } from './knowledge-texts.ts';

/** A longer text is placed below its label. */
const besideLabelCharsMax = 60;

/** The labelled texts of a row. */
export function BookFacts({ facts }: { facts: readonly BookFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map((fact) => (
        <Fact key={fact.label} fact={fact} />
      ))}
    </dl>
  );
}

function Fact({ fact }: { fact: BookFact }) {
  const { language } = useLanguage();
  const { label, text, lines, parts } = fact;
  const isFlag = !text && !lines && !parts;
  const isWide = Boolean(lines ?? parts) || plainText(text).length > besideLabelCharsMax;
  return (
    <div className={classNames('flex min-w-0 flex-wrap gap-x-2', isWide && 'w-full')}>
      <dt className="shrink-0 text-sm text-muted">{label}</dt>
      <dd className={classNames('min-w-0 whitespace-pre-wrap', isWide && 'basis-80 grow')}>
        {isFlag ? (
          <span lang={language}>{knowledgeTexts[language].yes}</span>
        ) : (
          <Held text={text} lines={lines} />
        )}
        {parts && <Parts parts={parts} />}
      </dd>
    </div>
  );
}

function Held({ text, lines }: Pick<BookPart, 'text' | 'lines'>) {
  return (
    <>
      {text && <Pieces pieces={text} />}
      {lines && (
        <ul className="flex flex-wrap gap-1">
          {lines.map((line) => (
            <li key={plainText(line)} className="max-w-full rounded-mark bg-sunken px-1.5">
              <Pieces pieces={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Parts({ parts }: { parts: readonly BookPart[] }) {
  return (
    <ol className="flex flex-col gap-1.5">
      {parts.map((part) => (
        <li
          key={JSON.stringify(part)}
          className="border-l-2 border-line pl-4 print:break-inside-avoid-page"
        >
          {part.title && (
            <strong className="mr-2 font-medium">
              <Pieces pieces={part.title} />
            </strong>
          )}
          <Held text={part.text} lines={part.lines} />
          <BookFacts facts={part.facts ?? []} />
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { pieces: readonly BookPiece[] }) {
  return pieces.map((piece, at) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link
        // The same row can be named twice in a text.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        to="/admin/knowledge"
        search={{ chapter: piece.chapter, row: piece.row }}
        preload={false}
        className="underline decoration-pine/40 underline-offset-4"
      >
        {piece.text}
      </Link>
    ),
  );
}

const plainText = (pieces: readonly BookPiece[] = []): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
