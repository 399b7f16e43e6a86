import { lazyPage, usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { PartBoundary } from '../ui/PartBoundary.js';
import { useWasTrue } from '../ui/useWasTrue.js';
import { HelpFailed } from './HelpFailed.js';
import { helpTexts } from './helpTexts.js';
import { HelpLauncher } from './panel/HelpLauncher.js';
import { useConversation } from './useConversation.js';

/** Loaded when it is opened, or about to be. */
const HelpPanel = lazyPage(() => import('./HelpPanel.js').then((file) => file.HelpPanel));
const fetchPanel = () => void HelpPanel.preload().catch(() => {});

/** The chat with the help desk: its button in the corner, and the panel (spec §2, decisions §8.6). */
export function HelpChat() {
  const t = useText(helpTexts);
  const { help } = usePortal();
  const { notices } = usePlatform();
  const isOpen = useShared(help.isOpen);
  const wasOpened = useWasTrue(isOpen);
  const [isHere, setHere] = useState(false);
  const wasPressed = useRef(false);
  const desk = useConversation();
  const { unread, messages, userId } = desk.conversation;
  const answerId = messages.findLast(({ from }) => from === 'desk')?.id ?? 0;
  const lastUnread = useRef(0);

  useEffect(() => {
    if (unread > 0) fetchPanel();
    const isNews = unread > lastUnread.current;
    lastUnread.current = unread;
    if (!isNews || isOpen || !help.announce(userId, answerId)) return;
    notices.show({
      tone: 'neutral',
      text: t('answered'),
      action: { label: t('read'), onPress: help.open },
    });
  }, [unread, answerId, userId, isOpen, notices, help, t]);

  function press() {
    wasPressed.current = true;
    help.open();
  }

  return (
    <>
      {!(isOpen && isHere) && (
        <HelpLauncher
          label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
          unread={unread}
          hasFocus={wasPressed.current}
          onPress={press}
          onNear={fetchPanel}
        />
      )}
      <PartBoundary fallback={(failure, retry) => <HelpFailed failure={failure} onRetry={retry} />}>
        {wasOpened && <HelpPanel desk={desk} onHere={setHere} />}
      </PartBoundary>
    </>
  );
}
