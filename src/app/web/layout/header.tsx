import { Link } from '@tanstack/react-router';
import { ExternalLink, Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';

import { UsageBadge } from '#features/membership/web/usage-badge.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useClientConfig } from '../use-client-config.ts';
import { appTexts } from '../texts.ts';
import { Brand } from './brand.tsx';
import { UserMenu } from './user-menu.tsx';

type HeaderProps = {
  isMobile: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
};

export function Header({ isMobile, isMenuOpen, onToggleMenu }: HeaderProps) {
  const texts = useTexts(appTexts);
  const { legacyUrl } = useClientConfig();
  const wideLabel = isMenuOpen ? texts.collapseMenu : texts.expandMenu;
  const wideIcon = isMenuOpen ? <PanelLeftClose /> : <PanelLeftOpen />;
  return (
    <header className="sticky top-0 z-10 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-paper px-2">
      <IconButton
        label={isMobile ? texts.openMenu : wideLabel}
        icon={isMobile ? <MenuIcon /> : wideIcon}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
      />
      <Link
        to="/sessions"
        className="mr-auto flex min-h-11 min-w-0 items-center rounded-control px-1.5"
      >
        <Brand />
      </Link>
      {legacyUrl && (
        <a
          href={legacyUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('ghost', 'small')}
        >
          <span className="max-md:sr-only">{texts.legacy}</span>
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{texts.opensInNewTab}</span>
        </a>
      )}
      <UsageBadge />
      <UserMenu />
    </header>
  );
}
