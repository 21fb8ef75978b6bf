import { useRef, useState } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { MaskSelection } from './mask-selection.tsx';
import { MaskWords } from './mask-words.tsx';
import { MarkedTextEditor } from './marked-text-editor.tsx';
import { descriptionKey, isTagKey, titleKey } from './share-draft.ts';
import type { DraftAction, ShareDraft, ShareSource } from './share-draft.ts';
import { maskedContent, type MarkedText } from './share-marks.ts';
import { shareTexts } from './share-texts.ts';

type StepProps = {
  source: ShareSource;
  draft: ShareDraft;
  change: (action: DraftAction) => void;
};

/** Tags come after title and description and before the messages. */
const isHead = ({ key }: MarkedText): boolean => key === titleKey || key === descriptionKey;
const views = ['all', 'marked', 'after'] as const;
type View = (typeof views)[number];

/** Every text with its masks: masked text is struck through beside its replacement. */
export function ShareMasksStep({ source, draft, change }: StepProps) {
  const texts = useTexts(shareTexts);
  const [view, setView] = useState<View>('all');
  const list = useRef<HTMLUListElement>(null);
  const marks = draft.texts.flatMap((text) => text.marks);
  const taken = marks.filter(({ isApplied }) => isApplied).length;
  const wanted = draft.texts.filter((text) => view !== 'marked' || text.marks.length > 0);
  const shown = wanted.filter(({ key }) => !isTagKey(key));
  const tags = wanted.filter(({ key }) => isTagKey(key));
  const flip = (key: string, place: number): void => change({ type: 'flipped', key, place });
  const roles = new Map(source.messages.map(({ id, role }) => [String(id), role]));
  const item = (text: MarkedText) => (
    <li
      key={text.key}
      className="rounded-control border border-line px-4 py-2.5 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
    >
      <p className="mb-1 flex items-center gap-2 text-sm text-muted">
        <TextName name={text.key} role={roles.get(text.key)} />
      </p>
      <p data-text={text.key} className="whitespace-pre-wrap">
        {text.content === '' && <span className="text-muted">{texts.emptyText}</span>}
        {view === 'after' ? (
          maskedContent(text)
        ) : (
          <MarkedTextEditor text={text} onFlip={(place) => flip(text.key, place)} />
        )}
      </p>
    </li>
  );
  return (
    <div className="flex flex-col gap-3">
      <p>{texts.masksLead}</p>
      <output className="text-sm text-muted">{texts.masksCount(taken, marks.length)}</output>
      <ViewChoice view={view} onView={setView} />
      <MaskWords draft={draft} onMask={(words) => change({ type: 'coveredWords', words })} />
      {wanted.length === 0 && <p className="py-4 text-muted">{texts.noneMarked}</p>}
      <ul ref={list} className="flex flex-col gap-2">
        {shown.filter(isHead).map(item)}
        {tags.length > 0 && <TagTexts tags={tags} isAfter={view === 'after'} onFlip={flip} />}
        {shown.filter((text) => !isHead(text)).map(item)}
      </ul>
      {view !== 'after' && (
        <MaskSelection list={list} onMask={(place) => change({ type: 'covered', ...place })} />
      )}
    </div>
  );
}

type TagTextsProps = {
  tags: readonly MarkedText[];
  isAfter: boolean;
  onFlip: (key: string, place: number) => void;
};

/** All tags in one place; each is masked as a whole or not at all. */
function TagTexts({ tags, isAfter, onFlip }: TagTextsProps) {
  const texts = useTexts(shareTexts);
  const after = tags.map(maskedContent).filter((tag) => tag !== '');
  return (
    <li className="rounded-control border border-line px-4 py-2.5">
      <p className="mb-1 text-sm text-muted">{texts.tags}</p>
      {isAfter && <p>{after.length === 0 ? texts.emptyText : after.join('、')}</p>}
      {!isAfter && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {tags.map((tag) => (
            <span key={tag.key} data-text={tag.key}>
              <MarkedTextEditor text={tag} onFlip={(place) => onFlip(tag.key, place)} />
            </span>
          ))}
        </p>
      )}
      {tags.some(({ marks }) => marks.length > 0) && (
        <p className="mt-1 text-sm text-muted">{texts.tagsLeftOut}</p>
      )}
    </li>
  );
}

function TextName({ name, role }: { name: string; role: 'user' | 'assistant' | undefined }) {
  const texts = useTexts(shareTexts);
  if (name === titleKey) return texts.title;
  if (name === descriptionKey) return texts.description;
  if (role === 'user') return texts.me;
  return (
    <>
      {texts.assistant}
      <Badge>AI</Badge>
    </>
  );
}

function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const texts = useTexts(shareTexts);
  return (
    <fieldset className="flex flex-wrap gap-1 self-start rounded-control bg-sunken p-1">
      <legend className="sr-only">{texts.view}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          className={classNames(
            'min-h-9 rounded-mark px-3 text-sm pointer-coarse:min-h-11',
            view === each ? 'bg-surface font-medium text-ink' : 'text-muted hover:text-ink',
          )}
          onClick={() => onView(each)}
        >
          {texts.views(each)}
        </button>
      ))}
    </fieldset>
  );
}
