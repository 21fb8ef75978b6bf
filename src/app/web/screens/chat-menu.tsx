import { Ellipsis, LifeBuoy } from 'lucide-react';
import { useState } from 'react';

import type { Session } from '#features/sessions/contract.ts';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

const HelpSettingsDialog = lateDialog(
  () => import('#features/sessions/web/help-settings-dialog.tsx'),
);

type ChatMenuProps = {
  session: Session;
  /** Actions without a button of their own, shown before the help settings. */
  items: readonly MenuItem[];
  /** An action chosen from the menu is in progress. */
  isBusy?: boolean;
};

/** The less frequent actions of a session. */
export function ChatMenu({ session, items, isBusy = false }: ChatMenuProps) {
  const texts = useTexts(sessionWebTexts);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const help: MenuItem = {
    key: 'help',
    label: texts.helpSettings,
    icon: <LifeBuoy aria-hidden="true" />,
    onSelect: () => setHelpOpen(true),
  };
  return (
    <>
      <Menu
        label={texts.actions(session.title)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        items={[...items, help]}
        isBusy={isBusy}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu>
      {isHelpOpen && <HelpSettingsDialog session={session} onClose={() => setHelpOpen(false)} />}
    </>
  );
}
