import type { ReactNode } from 'react';

/** One destination. */
export interface NavItem {
  href: string;
  text: ReactNode;
  current?: boolean;
  /** Which go behind "Meer" first and which last, where not all fit; nothing beside the menu gives way to those of low priority. */
  priority?: 'low' | 'high';
}
