import type { RefObject } from 'react';

import { answerGroups, isNone } from '#medicine/interview/answer-groups.ts';
import { skipSuggestion } from '#medicine/interview/skip-suggestion.ts';
import { classNames } from '#platform/web/class-names.ts';
import { touchQuery } from '#platform/web/touch-query.ts';
import { useMedia } from '#platform/web/use-media.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SendBlock } from '../rules.ts';
import type { Draft } from './draft.ts';
import { misreadOf } from './open-alarm.ts';
import { pickedIn, toggled } from './picked-answers.ts';
import { toTapUnder, type ShownMessage } from './shown-messages.ts';
import { chatTexts } from './texts.ts';

type SuggestionsProps = {
  newest: ShownMessage | undefined;
  block: SendBlock | null;
  /** The text in the input. */
  draft: Draft;
  onSend: (text: string, newest: ShownMessage | undefined) => void;
  /** Where the focus goes when the tapped answer goes. */
  area: RefObject<HTMLTextAreaElement | null>;
};

/** Answers to tap: one is sent at once; answers to several questions gather in the input first. */
export function Suggestions(props: SuggestionsProps) {
  const { newest, block, draft, onSend, area } = props;
  const text = useStore(draft);
  const texts = useTexts(chatTexts);
  const toTap = toTapUnder(newest, block);
  // A keyboard on glass would only cover the reply.
  const isTouch = useMedia(touchQuery);
  if (!toTap) return null;
  const { suggestions, suggestionsTogether } = toTap;
  const picked = pickedIn(text, suggestions);
  if (picked === null || (picked.length > 0 && !suggestionsTogether)) return null;
  const send = (answer: string): void => {
    onSend(answer, newest);
    if (!isTouch) area.current?.focus();
  };
  // What is not picked counts as skipped: with something picked, skipping all is no longer an answer.
  const onCard = misreadOf(toTap);
  const shown = suggestions.filter(
    (each) => each !== onCard && (each !== skipSuggestion || picked.length === 0),
  );
  return (
    <div className="pt-3 pb-2">
      {suggestionsTogether && <p className="mb-1.5 text-sm text-muted">{texts.pickSeveral}</p>}
      <fieldset aria-label={texts.suggestions} className="reply-answers min-w-0 space-y-3">
        {(suggestionsTogether ? answerGroups(shown) : [shown]).map((group) => (
          <ul key={group.join()} className="flex flex-wrap gap-2">
            {group.map((each) => {
              const gathers = suggestionsTogether && each !== skipSuggestion;
              return (
                <Answer
                  key={each}
                  words={each}
                  isPicked={gathers ? picked.includes(each) : undefined}
                  onPress={() => (gathers ? draft.write(toggled(picked, each, group)) : send(each))}
                />
              );
            })}
          </ul>
        ))}
      </fieldset>
    </div>
  );
}

type AnswerProps = {
  words: string;
  /** Undefined where a press sends it. */
  isPicked: boolean | undefined;
  onPress: () => void;
};

function Answer({ words, isPicked, onPress }: AnswerProps) {
  if (words === skipSuggestion) {
    return (
      <li>
        <button
          type="button"
          lang="zh-CN"
          className="min-h-11 min-w-11 px-2 text-muted underline decoration-pine/40 underline-offset-4 hover:text-ink"
          onClick={onPress}
        >
          {words}
        </button>
      </li>
    );
  }
  return (
    <li className="shrink-0">
      <button
        type="button"
        lang="zh-CN"
        aria-pressed={isPicked}
        className={classNames(
          'min-h-11 min-w-11 rounded-full border px-4 py-1.5 text-left transition-colors duration-150',
          isPicked
            ? 'border-pine bg-pine-soft font-medium text-pine'
            : 'border-edge bg-surface text-ink hover:border-pine hover:bg-pine-soft',
          isNone(words) && !isPicked && 'border-dashed',
        )}
        onClick={onPress}
      >
        {isPicked && <span aria-hidden="true">✓ </span>}
        {words}
      </button>
    </li>
  );
}
