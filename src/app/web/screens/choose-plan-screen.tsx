import { getRouteApi } from '@tanstack/react-router';

import { ChoosePlan } from '#features/orders/web/choose-plan.tsx';
import { orderWebTexts } from '#features/orders/web/texts.ts';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

const route = getRouteApi('/purchase');

/** The plans for sale, in their own tab (MEM-23). */
export function ChoosePlanScreen() {
  const texts = useTexts(orderWebTexts);
  const { kind = 'subscription' } = route.useSearch();
  useScreenTitle(texts.planTitle);
  return (
    <DocumentFrame title={texts.planTitle} lead={texts.planLead}>
      <PanelBoundary>
        <ChoosePlan key={kind} kind={kind} />
      </PanelBoundary>
    </DocumentFrame>
  );
}
