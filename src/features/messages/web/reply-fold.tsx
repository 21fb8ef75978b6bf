import { Children, createContext, use } from 'react';
import type { ReactNode } from 'react';

import { leadingTitles, shownTitles } from '#medicine/interview/result-titles.ts';
import type { SectionComponent, Sections } from '#platform/web/markdown/markdown.tsx';
import { createStore } from '#platform/web/store.ts';
import { Collapsible } from '#platform/web/ui/collapsible.tsx';
import { useStore } from '#platform/web/use-store.ts';

import './reply-fold.css';

/** The folds that are open, as long as the page lives. */
const openFolds = createStore<ReadonlySet<string>>(new Set());

/** The message whose parts are drawn. */
export const FoldedMessageContext = createContext(0);

type FoldProps = {
  title: string;
  /** Stays in view while the fold is closed. */
  lead?: ReactNode;
  children: ReactNode;
};

/** One part of a conclusion, collapsed at first. */
export function ReplyFold({ title, lead, children }: FoldProps) {
  const key = `${use(FoldedMessageContext)} ${title}`;
  const isOpen = useStore(openFolds, (open) => open.has(key));
  const keep = (isOn: boolean): void => {
    const others = [...openFolds.get()].filter((each) => each !== key);
    openFolds.set(new Set(isOn ? [...others, key] : others));
  };
  return (
    <Collapsible
      isOpen={isOpen}
      onOpenChange={keep}
      className={lead === undefined ? 'reply-fold' : 'reply-fold has-lead'}
      summary={
        <>
          <h3>{title}</h3>
          {lead !== undefined && (
            <span className="block pb-2">
              {lead}
              {/* It often ends with a colon: what it announces is in the fold. */}
              <span aria-hidden="true" className="text-pine group-open/fold:hidden">
                {' …'}
              </span>
            </span>
          )}
        </>
      }
    >
      <div className="markdown pb-4">{children}</div>
    </Collapsible>
  );
}

const Section: SectionComponent = ({ title, firstLine, children }) => {
  const shown = shownTitles.get(title) ?? title;
  if (leadingTitles.has(title) && firstLine) {
    if (Children.count(children) === 0) {
      return (
        <div className="reply-fold">
          <h3>{shown}</h3>
          <p>{firstLine}</p>
        </div>
      );
    }
    return (
      <ReplyFold title={shown} lead={firstLine}>
        {children}
      </ReplyFold>
    );
  }
  return (
    <ReplyFold title={shown}>
      {firstLine && <p>{firstLine}</p>}
      {children}
    </ReplyFold>
  );
};

/** The parts of a conclusion that fold; a text without their titles is drawn as it is. */
export const replySections: Sections = { titles: new Set(shownTitles.keys()), Section };
