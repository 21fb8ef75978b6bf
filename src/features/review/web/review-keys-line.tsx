import { useTexts } from '#platform/web/use-texts.ts';

import { reviewTexts } from './review-texts.ts';

/** The keys of the desk, in sight where there is a keyboard; `?` explains them. */
export function ReviewKeysLine() {
  const texts = useTexts(reviewTexts);
  const keys = [
    ['j', texts.keyNext],
    ['k', texts.keyPrevious],
    ['a', texts.approve],
    ['r', texts.reject],
    ['u', texts.undo],
    ['?', texts.keys],
  ] as const;
  return (
    <ul
      aria-label={texts.keys}
      className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted max-md:hidden"
    >
      {keys.map(([key, meaning]) => (
        <li key={key} className="flex items-center gap-1.5">
          <kbd className="inline-flex size-5 items-center justify-center rounded-mark border border-edge bg-sunken font-mono text-sm">
            {key}
          </kbd>
          {meaning}
        </li>
      ))}
    </ul>
  );
}
