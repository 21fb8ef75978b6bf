import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ShortcutList } from './shortcut-list.tsx';
import { shortcutTexts } from './shortcut-texts.ts';

/** The dialog that `?` opens. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(shortcutTexts);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.hint}
    >
      <ShortcutList />
    </Dialog>
  );
}
