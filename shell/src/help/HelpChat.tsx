import { breakpoints, HelpChatPanel, HelpLauncher } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { HelpConversation } from './HelpConversation.js';
import { helpTexts } from './helpTexts.js';
import { useConversation } from './useConversation.js';

/** The chat with the help desk: its button in the corner, and the panel (spec §2, decisions §8.6). */
export function HelpChat() {
  const t = useText(helpTexts);
  const { help } = usePortal();
  const { notices } = usePlatform();
  const isOpen = useShared(help.isOpen);
  const isWide = useIsWide();
  const desk = useConversation();
  const { unread } = desk.conversation;
  const told = useRef(0);

  useEffect(() => {
    const isNews = unread > told.current;
    told.current = unread;
    if (!isNews || isOpen) return;
    notices.show({
      tone: 'neutral',
      text: t('answered'),
      action: { label: t('read'), onPress: help.open },
    });
  }, [unread, isOpen, notices, help, t]);

  return (
    <>
      {!isOpen && (
        <HelpLauncher
          label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
          unread={unread}
          onPress={help.open}
        />
      )}
      <HelpChatPanel
        open={isOpen}
        onClose={help.close}
        title={t('title')}
        closeLabel={t('close')}
        modal={!isWide}
      >
        <HelpConversation desk={desk} />
      </HelpChatPanel>
    </>
  );
}

const QUERY = `(min-width: ${breakpoints.laptop}px)`;

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(QUERY);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(QUERY).matches,
  );
}
