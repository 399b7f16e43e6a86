import { breakpoints } from '@euro/design-system';
import { useShared, useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { afterFocusRelease, focusMain, isFocusLost } from '../ui/focusMain.js';
import { useMatches } from '../ui/useMatches.js';
import { HelpConversation } from './HelpConversation.js';
import { helpTexts } from './helpTexts.js';
import { HelpChatPanel } from './panel/HelpChatPanel.js';
import type { useConversation } from './useConversation.js';

const WIDE = `(min-width: ${breakpoints.laptop / 16}em)`;

interface HelpPanelProps {
  desk: ReturnType<typeof useConversation>;
  /** Called when it can be seen, and when it can't any more. */
  onHere: (isHere: boolean) => void;
}

/** The panel of the conversation with the help desk. */
export function HelpPanel({ desk, onHere }: HelpPanelProps) {
  const t = useText(helpTexts);
  const { help } = usePortal();
  const isOpen = useShared(help.isOpen);
  const isWide = useMatches(WIDE);
  useEffect(() => {
    onHere(true);
    return () => onHere(false);
  }, [onHere]);
  useEffect(() => {
    if (!isOpen) return;
    // Opened by a page that had just come, it has nothing to give the focus back to.
    return () => void afterFocusRelease(() => isFocusLost() && focusMain());
  }, [isOpen]);
  return (
    <HelpChatPanel
      open={isOpen}
      onClose={help.close}
      title={t('title')}
      closeLabel={t('close')}
      modal={!isWide}
    >
      <HelpConversation desk={desk} />
    </HelpChatPanel>
  );
}
