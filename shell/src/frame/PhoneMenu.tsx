import { IconButton, type NavItem, PhoneOnly } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { Menu as Burger } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Spare } from './Spare.js';

const Menu = lazyPage(() => import('./Menu.js').then((file) => file.Menu));

interface PhoneMenuProps {
  openLabel: string;
  closeLabel: string;
  label: string;
  items: readonly NavItem[];
  children: ReactNode;
}

/** The burger; what it opens is fetched when a finger comes near. */
export function PhoneMenu(props: PhoneMenuProps) {
  const [isPressed, setIsPressed] = useState(false);
  const fetchMenu = () => void Menu.preload().catch(() => {});
  const burger = (
    <IconButton
      label={props.openLabel}
      variant="night"
      icon={<Burger size={24} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setIsPressed(true)}
    />
  );
  return (
    <PhoneOnly>
      <Spare fallback={burger}>{isPressed ? <Menu {...props} /> : burger}</Spare>
    </PhoneOnly>
  );
}
