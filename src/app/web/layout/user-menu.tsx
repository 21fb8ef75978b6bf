import { useNavigate } from '@tanstack/react-router';
import { LogOut, Settings, UserRound } from 'lucide-react';

import { signOut } from '#features/account/web/sign-in-actions.ts';
import { Menu } from '#platform/web/ui/menu.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { useSignIn } from '../use-sign-in.ts';
import { useReviewEntry } from './use-review-entry.tsx';

export function UserMenu() {
  const texts = useTexts(appTexts);
  const signIn = useSignIn();
  const navigate = useNavigate();
  const review = useReviewEntry();
  const name = signIn.status === 'signed-in' ? signIn.user.name : '';
  return (
    <Menu
      label={name ? `${texts.userMenu}：${name}` : texts.userMenu}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-ink hover:bg-sunken"
      onApproach={review.ask}
      items={[
        {
          key: 'profile',
          label: texts.profile,
          icon: <UserRound aria-hidden="true" />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
        {
          key: 'settings',
          label: texts.settings,
          icon: <Settings aria-hidden="true" />,
          onSelect: () => void navigate({ to: '/settings' }),
        },
        ...review.items,
        {
          key: 'sign-out',
          label: texts.signOut,
          icon: <LogOut aria-hidden="true" />,
          isNewGroup: true,
          onSelect: () => void signOut(),
        },
      ]}
    >
      <UserRound aria-hidden="true" className="size-5 text-muted" />
      <span className="max-w-32 truncate max-md:hidden">{name}</span>
    </Menu>
  );
}
