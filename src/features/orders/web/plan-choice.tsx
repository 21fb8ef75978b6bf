import { useTexts } from '#platform/web/use-texts.ts';

import { priceText } from './order-text.ts';
import { orderWebTexts } from './texts.ts';

export type PlanOption = {
  /** Null for a membership. */
  messages: number | null;
  label: string;
  hint: string;
  priceFen: number;
};

type PlanChoiceProps = {
  options: readonly PlanOption[];
  chosen: number;
  onChoose: (index: number) => void;
};

/** The plans for sale as radio buttons. */
export function PlanChoice({ options, chosen, onChoose }: PlanChoiceProps) {
  const texts = useTexts(orderWebTexts);
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{texts.choose}</legend>
      <div className="flex flex-col gap-3">
        {options.map(({ messages, label, hint, priceFen }, index) => (
          <label
            key={messages ?? 'membership'}
            className="flex min-h-16 cursor-pointer items-start gap-3 rounded-control border border-edge p-4 transition-colors hover:bg-sunken has-checked:border-pine has-checked:bg-pine-soft/50"
          >
            <input
              type="radio"
              name="offer"
              checked={index === chosen}
              className="mt-1 size-4.5 shrink-0 accent-pine"
              onChange={() => onChoose(index)}
            />
            <span className="min-w-0 flex-1 font-medium">
              {label}
              <span className="mt-1 block text-sm font-normal text-muted">{hint}</span>
            </span>
            <span className="font-serif text-xl tabular-nums">{priceText(priceFen)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
