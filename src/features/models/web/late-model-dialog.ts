import { lateDialog } from '#platform/web/ui/late-dialog.tsx';

/** The models to choose from, loaded when they are looked at. */
export const ModelDialog = lateDialog(() => import('./model-dialog.tsx'));
