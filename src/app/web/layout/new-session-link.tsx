import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { focusFirstWords } from '../focus-first-words.ts';
import { appTexts } from '../texts.ts';

/** Above the entries of the sidebar, which scroll below it. */
export function NewSessionLink({ isCollapsed }: { isCollapsed: boolean }) {
  const texts = useTexts(appTexts);
  return (
    <Link
      to="/sessions"
      title={isCollapsed ? texts.newSession : undefined}
      className={`${buttonClass('primary')} mb-3 w-full shrink-0 ${isCollapsed ? 'px-0' : ''}`}
      // It begins something; the entry below is the page.
      activeProps={{ 'aria-current': undefined }}
      // Where the page is open already: a page that opens takes the focus by itself.
      onClick={() => setTimeout(focusFirstWords)}
    >
      <Plus aria-hidden="true" className="size-5" />
      <span className={isCollapsed ? 'sr-only' : ''}>{texts.newSession}</span>
    </Link>
  );
}
