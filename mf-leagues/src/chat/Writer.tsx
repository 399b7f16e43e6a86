import { Composer } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { COMMENT_LENGTH, commentLength } from '../domain/textLength.js';
import { chatTexts } from '../texts/chatTexts.js';
import type { Chat } from './useChat.js';

/** So near to the longest message its length is shown. */
const COUNTER_FROM = COMMENT_LENGTH - 100;

/** Where one writes, with what keeps a message from being sent. */
export function Writer({ chat }: { chat: Pick<Chat, 'draft' | 'write' | 'send'> }) {
  const t = useText(chatTexts);
  const { whole } = useFormat();
  const length = commentLength(chat.draft);
  const over = length > COMMENT_LENGTH;
  const most = whole(COMMENT_LENGTH);
  return (
    <Composer
      label={t('label')}
      placeholder={t('placeholder')}
      value={chat.draft}
      onChange={chat.write}
      onSend={chat.send}
      sendLabel={t('send')}
      blocked={length === 0 ? t('nothing') : over ? t('tooLong', { most }) : undefined}
      counter={
        length >= COUNTER_FROM ? { text: t('counter', { count: whole(length), most }), over } : undefined
      }
    />
  );
}
