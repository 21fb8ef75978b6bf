import { Link } from '@tanstack/react-router';
import { Ellipsis, Pencil, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { plainLine } from '#platform/web/plain-line.ts';
import { dateText } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { MyShare } from '../contract.ts';
import { hallPreviewCharsMax } from '../rules.ts';
import { myShareTexts } from './my-share-texts.ts';
import { RejectReason } from './reject-reason.tsx';
import { SharedBadges } from './shared-badges.tsx';
import { SharedCounts } from './shared-counts.tsx';
import { useMyShareActions } from './use-my-share-actions.ts';

const EditShareDialog = lazy(() => import('./edit-share-dialog.tsx'));

/** One of the author's own shares; the card links to the author's view. */
export function MyShareCard({ share }: { share: MyShare }) {
  const { language } = useLanguage();
  const texts = myShareTexts[language];
  const [isEditing, setEditing] = useState(false);
  const words = share.description || (share.messages[0]?.content ?? '');
  return (
    <Card as="li" isPressable className="flex flex-col gap-2">
      <div className="flex items-start gap-1">
        <h2 className="line-clamp-2 min-w-0 flex-1 pt-1 text-lg">
          <Link
            to="/share/view/$shareId"
            params={{ shareId: share.id }}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
          >
            {share.title}
          </Link>
        </h2>
        <CardMenu share={share} onEdit={() => setEditing(true)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <SharedBadges share={share} />
        {share.isNews && <Badge tone="cinnabar">{texts.isNews}</Badge>}
        <time dateTime={share.submittedAt}>
          {texts.submitted(dateText(Date.parse(share.submittedAt), language))}
        </time>
        <SharedCounts share={share} />
      </div>
      <p className="text-[0.9375rem] text-muted">{plainLine(words, hallPreviewCharsMax)}</p>
      <RejectReason share={share} />
      {isEditing && (
        <Suspense>
          <EditShareDialog shareId={share.id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function CardMenu({ share, onEdit }: { share: MyShare; onEdit: () => void }) {
  const { language } = useLanguage();
  const texts = myShareTexts[language];
  // The focused card is about to be removed: move the focus to the page.
  const { run } = useMyShareActions(share.id, () => document.querySelector('main')?.focus());
  const canGoAgain = share.status === 'withdrawn' || share.status === 'rejected';
  const again = {
    key: 'again',
    label: texts.again,
    icon: <RotateCcw aria-hidden="true" />,
    onSelect: () => run('again'),
  };
  const withdraw = {
    key: 'withdraw',
    label: texts.withdraw,
    icon: <Undo2 aria-hidden="true" />,
    onSelect: () => run('withdraw'),
  };
  return (
    <div className="relative z-1 -mt-1 -mr-2.5">
      <Menu
        label={texts.actions(share.title)}
        className="flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        items={[
          {
            key: 'edit',
            label: texts.edit,
            icon: <Pencil aria-hidden="true" />,
            onSelect: onEdit,
          },
          ...(canGoAgain ? [again] : []),
          ...(share.status === 'withdrawn' ? [] : [withdraw]),
          {
            key: 'remove',
            label: texts.remove,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger' as const,
            onSelect: () => run('remove'),
          },
        ]}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Menu>
    </div>
  );
}
