import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { staffOnlyTexts } from './staff-only-texts.ts';

/** In the place of a page for staff, with the way on. */
export function StaffOnly() {
  const { title, hint } = useTexts(staffOnlyTexts);
  const { toSessions } = useTexts(appTexts);
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden="true" />}
      title={title}
      hint={hint}
      action={
        <Link to="/sessions" className={buttonClass('quiet')}>
          {toSessions}
        </Link>
      }
    />
  );
}
