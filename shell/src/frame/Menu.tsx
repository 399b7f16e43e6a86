import { BurgerMenu, type NavItem } from '@euro/design-system';
import type { ReactNode } from 'react';

interface MenuProps {
  openLabel: string;
  closeLabel: string;
  label: string;
  items: readonly NavItem[];
  children: ReactNode;
}

/** The phone's menu, opened by the press that had it fetched. */
export function Menu(props: MenuProps) {
  return <BurgerMenu {...props} defaultOpen />;
}
