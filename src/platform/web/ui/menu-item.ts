import type { ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'ink' | 'danger';
  disabled?: boolean;
  /** A line above this item. */
  isNewGroup?: boolean;
  onSelect: () => void;
}
