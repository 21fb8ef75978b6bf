import { lazy, Suspense } from 'react';

import type { SelectionBarProps } from './selection-bar.tsx';

// Messages are rarely chosen.
const SelectionBar = lazy(() => import('./selection-bar.tsx'));

export function LateSelectionBar(props: SelectionBarProps) {
  return (
    props.selection.isOn && (
      <Suspense>
        <SelectionBar {...props} />
      </Suspense>
    )
  );
}
