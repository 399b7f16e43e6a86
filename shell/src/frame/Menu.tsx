import type { ReactNode } from 'react';
import { BurgerMenu } from './header/BurgerMenu.js';
import type { NavItem } from './header/NavItem.js';

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
