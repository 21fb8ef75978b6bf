import { useState } from 'react';

import { plainLine } from '#platform/web/plain-line.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Collapsible } from '#platform/web/ui/collapsible.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { chosenMessages, type DraftAction } from './share-draft.ts';
import type { ShareDraft, ShareSource } from './share-draft.ts';
import { shareTexts } from './share-texts.ts';

type ShareMessagesProps = {
  source: ShareSource;
  draft: ShareDraft;
  change: (action: DraftAction) => void;
  isAsked: boolean;
};

/** The choice of messages, collapsed, all selected at first. */
export function ShareMessages({ source, draft, change, isAsked }: ShareMessagesProps) {
  const texts = useTexts(shareTexts);
  const [isOpen, setOpen] = useState(false);
  const all = source.messages;
  const chosen = chosenMessages(source, draft).length;
  const choose = (ids: readonly number[], isChosen: boolean): void =>
    change({ type: 'chosen', ids, isChosen });
  return (
    <div className="rounded-control border border-line px-4 py-1">
      <Collapsible
        isOpen={isOpen}
        onOpenChange={setOpen}
        summary={<span className="tabular-nums">{texts.messages(chosen, all.length)}</span>}
      >
        <Checkbox
          label={texts.allMessages}
          checked={chosen === all.length}
          onCheckedChange={(isChosen) =>
            choose(
              all.map(({ id }) => id),
              isChosen,
            )
          }
        />
        <ul className="border-t border-line">
          {all.map(({ id, role, content }) => (
            <li key={id} className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
              <Checkbox
                className="items-start! py-2 [&>span:first-child]:mt-1"
                checked={!draft.left.includes(id)}
                onCheckedChange={(isChosen) => choose([id], isChosen)}
                label={
                  <span className="line-clamp-2">
                    <span className="text-muted">
                      {role === 'user' ? texts.me : texts.assistant}：
                    </span>
                    {plainLine(content, shownCharsMax)}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </Collapsible>
      {isAsked && chosen === 0 && (
        <p role="alert" className="pb-2 text-sm text-cinnabar">
          {texts.noMessages}
        </p>
      )}
    </div>
  );
}

/** Two lines need no more, and screen readers read the whole label. */
const shownCharsMax = 120;
