import { Bot, Ellipsis, LifeBuoy, WalletCards } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useLeftText } from '#features/membership/web/use-few-left-text.ts';
import { ModelDialog } from '#features/models/web/late-model-dialog.ts';
import { useModelChoice } from '#features/models/web/use-model-choice.ts';
import type { Session } from '#features/sessions/contract.ts';
import { sessionWebTexts } from '#features/sessions/web/texts.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { MenuFacts } from './chat-facts.tsx';

const HelpSettingsDialog = lateDialog(
  () => import('#features/sessions/web/help-settings-dialog.tsx'),
);

type ChatMenuProps = {
  session: Session;
  /** Actions without a button of their own, shown before the help settings. */
  items: readonly MenuItem[];
  /** On a phone: with the facts about the session, the model, and what is left. */
  isBare?: boolean;
  /** An action chosen from the menu is in progress. */
  isBusy?: boolean;
};

/** The less frequent actions of a session. */
export function ChatMenu({ session, items, isBare = false, isBusy = false }: ChatMenuProps) {
  const texts = useTexts(sessionWebTexts);
  const [opened, setOpened] = useState<'help' | 'model' | null>(null);
  const close = (): void => setOpened(null);
  const phone = usePhoneItems(() => setOpened('model'));
  const help: MenuItem = {
    key: 'help',
    label: texts.helpSettings,
    icon: <LifeBuoy aria-hidden="true" />,
    onSelect: () => setOpened('help'),
  };
  return (
    <>
      <Menu
        label={texts.actions(session.title)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        items={isBare ? [...items, help, ...phone] : [...items, help]}
        head={isBare && <MenuFacts session={session} />}
        isBusy={isBusy}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu>
      {opened === 'help' && <HelpSettingsDialog session={session} onClose={close} />}
      {opened === 'model' && <ModelDialog onClose={close} />}
    </>
  );
}

/** What wide screens have in the input and in the header of the frame. */
function usePhoneItems(openModels: () => void): MenuItem[] {
  const model = useModelChoice();
  const left = useLeftText();
  const navigate = useNavigate();
  const items: MenuItem[] = [];
  if (model !== null) {
    items.push({
      key: 'model',
      label: model.named,
      icon: <Bot aria-hidden="true" />,
      isNewGroup: true,
      onSelect: openModels,
    });
  }
  if (left !== null) {
    items.push({
      key: 'left',
      label: left,
      icon: <WalletCards aria-hidden="true" />,
      isNewGroup: model === null,
      onSelect: () => void navigate({ to: '/subscription' }),
    });
  }
  return items;
}
