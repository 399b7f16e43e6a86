import { Button, EmptyState, ErrorState, TableSkeleton } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { chatTexts } from '../texts/chatTexts.js';
import type { Chat } from './useChat.js';

/** Shown in the log without messages: loading, none yet, or failed. */
export function ChatInstead({ chat, onPoll }: { chat: Chat; onPoll: (() => void) | undefined }) {
  const t = useText(chatTexts);
  if (chat.line === 'ended') {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={chat.failure?.message}
        retryText={t('retry')}
        onRetry={chat.reconnect}
      />
    );
  }
  if (!chat.talk.isKnown) return <TableSkeleton label={t('loading')} rows={7} />;
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={onPoll && <Button onClick={onPoll}>{t('begin')}</Button>}
    />
  );
}
