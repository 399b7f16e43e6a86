import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Scrim } from '../dialog/Dialog.js';
import { useReturnFocus } from '../dialog/useReturnFocus.js';
import { useOverlayContainer } from '../theme/OverlayProvider.js';
import { useLayer } from '../theme/useLayer.js';
import { media } from '../tokens/breakpoints.js';
import { token } from '../tokens/token.js';

const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: 91;
  inset: auto 0 0;
  max-height: calc(100dvh - 56px);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: 16px 16px 0 0;
  background: ${token.canvas};
  color: ${token.ink};
  box-shadow: ${token.shadow2};
  transition: transform 220ms cubic-bezier(0.2, 0.7, 0.2, 1);
  @starting-style { transform: translateY(100%); }
  ${media.columns} {
    inset: 0 0 0 auto;
    width: 480px;
    max-height: none;
    border-radius: 0;
    @starting-style { transform: translateX(100%); }
  }
  &[data-full] {
    inset: 0;
    width: auto;
    height: 100dvh;
    max-height: none;
    border-radius: 0;
  }
`;

/** Props of {@link SideSheet}. */
export interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Over the whole screen, of whatever width. */
  full?: boolean;
  /** With one {@link SideSheetTitle}. */
  children: ReactNode;
}

/** A dialog from below on phones, a panel of 480 px at the side from 846. */
export function SideSheet({ open, onOpenChange, full = false, children }: SideSheetProps) {
  const container = useOverlayContainer();
  const focus = useReturnFocus();
  useLayer(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Sheet {...focus} aria-describedby={undefined} data-full={full || undefined}>
          {children}
        </Sheet>
        <Scrim />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Makes its heading the sheet's name. */
export function SideSheetTitle({ children }: { children: ReactElement }) {
  return <Radix.Title asChild>{children}</Radix.Title>;
}

/** Makes its button close the sheet. */
export function SideSheetClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
