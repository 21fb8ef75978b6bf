import type { ReactNode } from 'react';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'ink' | 'danger';
  disabled?: boolean;
  /** A separator above this item. */
  isNewGroup?: boolean;
  onSelect: () => void;
};
