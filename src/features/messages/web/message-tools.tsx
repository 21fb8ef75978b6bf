import { Copy, Ellipsis, Trash2, Undo2 } from 'lucide-react';
import { memo } from 'react';

import { firstChars } from '#platform/contract/chars.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { actionTexts } from './action-texts.ts';
import { isChangeable, type MessageActions } from './message-actions.ts';
import type { ShownMessage } from './shown-messages.ts';

/** What every message is given beside its words; the same from frame to frame. */
export type ToolsProps = {
  actions: MessageActions;
  /** False where the session can only be read. */
  canChange: boolean;
  /** Null outside the selection mode. */
  isChosen: boolean | null;
  onChoose: (id: number) => void;
};

const wordsShown = 20;

/** The menu of one message, or its checkbox while messages are being chosen. */
export const MessageTools = memo(function MessageTools(
  props: ToolsProps & { message: ShownMessage },
) {
  const { message, canChange, isChosen, onChoose } = props;
  const texts = useTexts(actionTexts);
  if (!isChangeable(message)) return null;
  if (isChosen !== null) {
    if (!canChange) return null;
    const words = firstChars(message.content, wordsShown);
    return (
      <Checkbox
        label={<span className="sr-only">{texts.choose(words)}</span>}
        className="-my-3 min-w-11 justify-center gap-0"
        checked={isChosen}
        onCheckedChange={() => onChoose(message.id)}
      />
    );
  }
  return (
    <Menu
      label={texts.actions}
      items={itemsOf(props, texts)}
      className="-my-3 flex size-11 shrink-0 items-center justify-center rounded-control text-muted opacity-0 group-hover:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </Menu>
  );
});

function itemsOf(
  { message, actions, canChange }: ToolsProps & { message: ShownMessage },
  texts: (typeof actionTexts)['zh-CN'],
): MenuItem[] {
  const copy: MenuItem = {
    key: 'copy',
    label: texts.copy,
    icon: <Copy aria-hidden="true" />,
    onSelect: () => void actions.copy(message),
  };
  const returnHere: MenuItem = {
    key: 'return',
    label: texts.returnHere,
    icon: <Undo2 aria-hidden="true" />,
    onSelect: () => void actions.returnTo(message),
  };
  const remove: MenuItem = {
    key: 'delete',
    label: texts.delete,
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    onSelect: () => void actions.remove(message),
  };
  if (!canChange) return [copy];
  // MSG-26: only from one's own messages.
  return message.role === 'user' ? [copy, returnHere, remove] : [copy, remove];
}
