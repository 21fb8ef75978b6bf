import { Link } from '@tanstack/react-router';

import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';

/** The quiet end of the sidebar: what this is not, and what was agreed to. */
export function SidebarFoot() {
  const texts = useTexts(appTexts);
  const link =
    'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline';
  return (
    <div className="border-t border-line px-3.5 pt-3 text-sm leading-relaxed text-muted">
      <p>{texts.notADoctor}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link to="/terms" className={link}>
          {texts.terms}
        </Link>
        <Link to="/privacy" className={link}>
          {texts.privacy}
        </Link>
      </p>
    </div>
  );
}
