import type { ReactNode } from 'react';

/** One destination. */
export interface NavItem {
  href: string;
  text: ReactNode;
  current?: boolean;
  /**
   * `low` moves behind "Meer" first and `high` last when not all fit; parts beside the menu do not shrink for low ones.
   */
  priority?: 'low' | 'high';
}
