import { IconButton, PhoneOnly } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { lazyPage } from '@euro/platform/react';
import { Menu as Burger } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '../ui/FailureNotice.js';
import { failureOf } from '../ui/failureOf.js';
import type { NavItem } from './header/NavItem.js';

const Menu = lazyPage(() => import('./Menu.js').then((file) => file.Menu));

interface PhoneMenuProps {
  openLabel: string;
  closeLabel: string;
  label: string;
  items: readonly NavItem[];
  children: ReactNode;
}

/** The burger; what it opens is fetched when a finger comes near. It stays, with the focus, until that is there. */
export function PhoneMenu(props: PhoneMenuProps) {
  const [isHere, setIsHere] = useState(false);
  const [failure, setFailure] = useState<RemoteFailure | null>(null);
  const open = () =>
    Menu.preload().then(
      () => setIsHere(true),
      (error: unknown) => setFailure(failureOf(error)),
    );
  const fetchMenu = () => void Menu.preload().catch(() => {});
  if (isHere)
    return (
      <PhoneOnly>
        <Menu {...props} />
      </PhoneOnly>
    );
  return (
    <PhoneOnly>
      <IconButton
        label={props.openLabel}
        variant="night"
        icon={<Burger size={24} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={false}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={() => void open()}
      />
      {failure && <FailureNotice failure={failure} onRetry={() => void open()} />}
    </PhoneOnly>
  );
}
