import {
  IconButton,
  media,
  onNight,
  token,
  useLayer,
  useOverlayContainer,
  useReturnFocus,
} from '@euro/design-system';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/** The whole screen of a phone; a card in the corner of a desk. */
const Box = styled(Radix.Content)`
  position: fixed;
  z-index: 91;
  inset: 0;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${token.raised};
  color: ${token.ink};
  outline: none;
  animation: ${rise} 200ms cubic-bezier(0.2, 0.7, 0.2, 1);
  ${media.laptop} {
    inset: auto 24px 24px auto;
    width: 400px;
    height: min(600px, calc(100dvh - 48px));
    border: 1px solid ${token.line};
    border-radius: 16px;
    box-shadow: ${token.shadow2};
  }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Head = styled.div`
  ${onNight}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 8px 8px 20px;
  background: ${token.night};
  h2 { font-size: 1.125rem; font-weight: 850; font-stretch: 114%; line-height: 1.2; letter-spacing: -0.01em; }
`;

const Fill = styled.div`
  flex: 1;
  min-height: 0;
  display: flex;
  flex-direction: column;
  & > section { flex: 1; border: 0; border-radius: 0; box-shadow: none; }
  & > section > header { display: none; }
`;

/** Props of {@link HelpChatPanel}. */
export interface HelpChatPanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** On a phone the page behind can't be reached; on a desk it can. */
  modal: boolean;
  /** A {@link ChatFrame}. */
  children: ReactNode;
}

/** The chat with the help desk, over the page; the focus moves to its input, and back when it closes. */
export function HelpChatPanel({ open, onClose, title, closeLabel, modal, children }: HelpChatPanelProps) {
  const container = useOverlayContainer();
  const focus = useReturnFocus();
  // Beside a page, the panel stays while its reader walks on.
  useLayer(open && modal, onClose);
  return (
    <Radix.Root open={open} modal={modal} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal container={container}>
        <Box
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            event.preventDefault();
            const panel = event.currentTarget as HTMLElement;
            // On a phone a field that has the focus brings the keyboard over half of what there is to read.
            (modal ? panel : (panel.querySelector('textarea') ?? panel)).focus();
          }}
          aria-describedby={undefined}
          onInteractOutside={(event) => !modal && event.preventDefault()}
        >
          <Head>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} variant="glass" icon={<X size={20} aria-hidden />} />
            </Radix.Close>
          </Head>
          <Fill>{children}</Fill>
        </Box>
      </Radix.Portal>
    </Radix.Root>
  );
}
