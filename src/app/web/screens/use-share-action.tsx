import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Session } from '#features/sessions/contract.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';

const ShareDialog = lateDialog(() => import('#features/sharing/web/share-dialog.tsx'));

/** The menu entry that shares a conversation, and the dialog it opens. */
export function useShareAction(): {
  toShare: (session: Session) => MenuItem;
  dialog: ReactNode;
} {
  const { share } = useTexts(appTexts);
  const [shared, setShared] = useState<Session | null>(null);
  return {
    toShare: (session) => ({
      key: 'share',
      label: share,
      icon: <Share2 aria-hidden="true" />,
      onSelect: () => setShared(session),
    }),
    dialog: shared && <ShareDialog session={shared} onClose={() => setShared(null)} />,
  };
}
