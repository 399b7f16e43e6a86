import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { Button, type ButtonVariant } from '../button/Button.js';
import { IconButton } from '../icon-button/IconButton.js';
import { useOverlayContainer } from '../theme/OverlayProvider.js';
import { useLayer } from '../theme/useLayer.js';
import { onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { useReturnFocus } from './useReturnFocus.js';

/**
 * Dims the page behind a dialog or a sheet. It is rendered after it: while rendering it measures the page, so that the
 * browser computes the dialog's new styles once instead of twice.
 */
export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 90;
  background: ${token.scrim};
  transition: opacity 150ms ease-out;
  @starting-style { opacity: 0; }
`;

const Box = styled(Radix.Content)`
  position: fixed;
  z-index: 91;
  inset: 0;
  width: min(560px, calc(100vw - 24px));
  height: fit-content;
  max-height: calc(100dvh - 24px);
  margin: auto;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: 16px;
  background: ${token.raised};
  color: ${token.ink};
  box-shadow: ${token.shadow2};
  transition: 200ms cubic-bezier(0.2, 0.7, 0.2, 1);
  transition-property: opacity, transform;
  @starting-style { opacity: 0; transform: translateY(12px); }
  @media (max-width: 47.9375em) {
    &[data-sheet] { inset: auto 0 0; width: 100%; margin: 0; border-radius: 20px 20px 0 0; }
  }
`;

const Head = styled.div`
  ${onNight}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 16px 16px 16px 24px;
  background: ${token.night};
  h2 { padding-top: 8px; font-size: 1.375rem; font-weight: 850; font-stretch: 114%; line-height: 1.2; letter-spacing: -0.01em; }
  p { margin-top: 4px; font-size: 0.875rem; color: ${token.onNightSoft}; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 16px 24px;
`;

const Foot = styled.div`
  ${onNight}
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  padding: 14px 24px;
  background: ${token.nightDeep};
  /* What is dangerous is as red as on night, in either theme. */
  --em-danger: #ff6b7a;
  --em-danger-tint: #3a1c2b;
  @media (max-width: 26.5em) { & > button { flex: 1 1 auto; } }
`;

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title. */
  description?: string;
  closeLabel: string;
  /** Buttons on the night foot: `lime` and `ghost`. */
  actions?: ReactNode;
  /** Below 768 px it rises from the bottom edge, as wide as the screen. */
  sheet?: boolean;
  /** Its action runs: it stays open until that is over, so that a failure is seen where it was caused. */
  busy?: boolean;
  /** The field that is focused as it opens, its text selected; otherwise the first control. */
  initialFocus?: RefObject<HTMLInputElement | null> | undefined;
  /** A press outside, which closes it unless the event's default is prevented. */
  onPressOutside?: (event: Event) => void;
  children?: ReactNode;
}

/** A modal dialog with dark head and foot; the focus is trapped inside and restored afterwards. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  actions,
  sheet = false,
  busy = false,
  initialFocus,
  onPressOutside,
  children,
}: DialogProps) {
  const container = useOverlayContainer();
  const focus = useReturnFocus(initialFocus);
  const change = (next: boolean) => (next || !busy) && onOpenChange(next);
  useLayer(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal container={container}>
        <Box
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-sheet={sheet || undefined}
          onPointerDownOutside={onPressOutside}
        >
          <Head>
            <div>
              <Radix.Title>{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} variant="glass" icon={<X size={20} aria-hidden />} />
            </Radix.Close>
          </Head>
          {children && <Body>{children}</Body>}
          {actions && <Foot>{actions}</Foot>}
          <OpenMark />
        </Box>
        <Scrim />
      </Radix.Portal>
    </Radix.Root>
  );
}

let openCount = 0;

/** Marks the document (`data-em-dialog`) while a dialog is open: toasts are at the top of the screen then. */
function OpenMark() {
  useEffect(() => {
    const count = (change: number) => {
      openCount += change;
      document.documentElement.toggleAttribute('data-em-dialog', openCount > 0);
    };
    count(1);
    return () => count(-1);
  }, []);
  return null;
}

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'busy'> {
  /** The verb: "Bevestig 2 transfers". */
  confirmText: string;
  cancelText: string;
  onConfirm: () => void;
  confirming?: boolean;
  confirmVariant?: Extract<ButtonVariant, 'lime' | 'danger'>;
}

/** Confirms something final; its children show the consequences. */
export function ConfirmDialog({
  confirmText,
  cancelText,
  onConfirm,
  confirming = false,
  confirmVariant = 'lime',
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      busy={confirming}
      actions={
        <>
          <Button
            variant="ghost"
            size="large"
            disabled={confirming}
            onClick={() => dialog.onOpenChange(false)}
          >
            {cancelText}
          </Button>
          <Button variant={confirmVariant} size="large" loading={confirming} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    />
  );
}

/** Rows "what: before → after" inside a dialog. */
export const ChangeList = styled.dl`
  & > div { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 11px 0; font-size: 0.9375rem; }
  & > div + div { border-top: 1px solid ${token.line}; }
  dt { color: ${token.inkSoft}; font-weight: 600; }
  dd { font-weight: 700; text-align: right; }
  s { text-decoration: none; color: ${token.inkSoft}; font-weight: 600; margin-right: 8px; }
`;
