import { Anchor, IconButton, media, onNight, token, useOverlayContainer } from '@euro/design-system';
import * as Radix from '@radix-ui/react-dialog';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { NavItem } from './NavItem.js';

const slide = keyframes`from { transform: translateX(-100%); }`;
const fade = keyframes`from { opacity: 0; }`;

const Trigger = styled.div`
  ${media.tablet} { display: none; }
`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 90;
  background: ${token.scrim};
  animation: ${fade} 150ms ease-out;
  ${media.tablet} { display: none; }
`;

const Sheet = styled(Radix.Content)`
  ${onNight}
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 91;
  width: min(320px, 86vw);
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 6px 6px 20px;
  overflow-y: auto;
  background: ${token.nightDeep};
  box-shadow: ${token.shadow2};
  animation: ${slide} 220ms cubic-bezier(0.2, 0.7, 0.2, 1);
  ${media.tablet} { display: none; }
`;

const Item = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: 0 16px;
  border-radius: 10px;
  font-size: 1.125rem;
  font-weight: 700;
  font-stretch: 108%;
  &:hover { background: #ffffff14; }
  &[aria-current='page'] { background: ${token.nightLift}; }
`;

const Foot = styled.div`
  margin-top: auto;
  padding: 16px 10px 0;
  border-top: 1px solid #ffffff24;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;

/** Props of {@link BurgerMenu}. */
export interface BurgerMenuProps {
  /** "Menu openen". */
  openLabel: string;
  closeLabel: string;
  /** "Hoofdmenu". */
  label: string;
  items: readonly NavItem[];
  /** Under the items: language, theme, sign in. */
  children?: ReactNode;
  /** Open as soon as it is drawn: the press came before the menu's code. */
  defaultOpen?: boolean;
}

/** The burger below 768 px and the sheet it opens. */
export function BurgerMenu({
  openLabel,
  closeLabel,
  label,
  items,
  children,
  defaultOpen = false,
}: BurgerMenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  const container = useOverlayContainer();
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Trigger>
        <Radix.Trigger asChild>
          <IconButton label={openLabel} variant="night" icon={<Menu size={24} aria-hidden />} />
        </Radix.Trigger>
      </Trigger>
      <Radix.Portal container={container}>
        <Scrim />
        <Sheet aria-describedby={undefined}>
          <Radix.Title hidden>{label}</Radix.Title>
          <Radix.Close asChild>
            <IconButton label={closeLabel} variant="night" icon={<X size={24} aria-hidden />} />
          </Radix.Close>
          <nav aria-label={label}>
            {items.map((item) => (
              <Item
                key={item.href}
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {item.text}
              </Item>
            ))}
          </nav>
          {children && <Foot>{children}</Foot>}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
