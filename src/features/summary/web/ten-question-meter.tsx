import { Check, CircleDashed, CircleHelp } from 'lucide-react';

import { classNames } from '#platform/web/class-names.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { TenQuestionItem } from '../contract.ts';
import { OwnWordsLink, type JumpTo } from './own-words-link.tsx';
import { itemTexts, stateTexts, summaryWebTexts } from './texts.ts';

type MeterProps = {
  items: readonly TenQuestionItem[];
  /** Sends the message that makes the assistant ask; null while sending is not possible. */
  onAsk: ((request: string) => void) | null;
} & JumpTo;

/** The state of each of the ten questions; clicking one makes the assistant ask it. */
export function TenQuestionMeter({ items, onAsk, ...jump }: MeterProps) {
  const texts = useTexts(summaryWebTexts);
  const known = items.filter(({ state }) => state === 'known').length;
  return (
    <section aria-label={texts.questions}>
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 className="text-base">{texts.questions}</h3>
        <p className="text-sm text-muted tabular-nums">{texts.progress(known, items.length)}</p>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {items.map((item) => (
          <li key={item.key}>
            <MeterItem item={item} onAsk={onAsk} {...jump} />
          </li>
        ))}
      </ul>
      {onAsk && <p className="mt-2 text-sm text-muted">{texts.askHint}</p>}
    </section>
  );
}

const chip =
  'inline-flex min-h-9 items-center gap-1 rounded-full border px-3 text-[0.9375rem] pointer-coarse:min-h-11 [&_svg]:size-4';
const looks = {
  known: 'border-transparent bg-pine-soft text-pine',
  asked: 'border-edge bg-ochre-soft text-ochre',
  open: 'border-edge border-dashed text-ink',
};
const icons = { known: Check, asked: CircleHelp, open: CircleDashed };

function MeterItem({
  item,
  onAsk,
  sessionId,
  onJump,
}: Omit<MeterProps, 'items'> & { item: TenQuestionItem }) {
  const texts = useTexts(summaryWebTexts);
  const { key, state, source, told, request } = item;
  const name = useTexts(itemTexts)[key];
  const stateName = useTexts(stateTexts)[state];
  const Icon = icons[state];
  const look = classNames(chip, looks[state]);
  const inside = (
    <>
      <Icon aria-hidden="true" />
      {name}
      <span className="sr-only">{stateName}</span>
    </>
  );
  if (state !== 'known' && onAsk) {
    return (
      <button
        type="button"
        aria-label={texts.ask(name, stateName)}
        title={stateName}
        className={classNames(look, 'hover:border-pine hover:bg-pine-soft')}
        onClick={() => onAsk(request)}
      >
        {inside}
      </button>
    );
  }
  if (!source) return <span className={look}>{inside}</span>;
  return (
    <OwnWordsLink
      sessionId={sessionId}
      messageId={source.messageId}
      label={texts.toWords(`${name}，${stateName}：${told.join('、')}`)}
      onJump={onJump}
      className={classNames(look, 'hover:border-pine')}
    >
      {inside}
    </OwnWordsLink>
  );
}
