import { AboveComposer, Button, Composer, IconButton } from '@euro/design-system';
import type { Mentionable } from '@euro/game';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { COMMENT_LENGTH, commentLength } from '../domain/textLength.js';
import { useIsPhone } from '../hooks/useIsPhone.js';
import { chatTexts } from '../texts/chatTexts.js';
import { offeredNames, withMention } from './mentionPeople.js';
import { QuoteLine } from './QuoteLine.js';
import type { Chat } from './useChat.js';

/** So near to the longest message its length is shown. */
const COUNTER_FROM = COMMENT_LENGTH - 100;

interface WriterProps {
  readonly chat: Pick<Chat, 'draft' | 'write' | 'send' | 'quote' | 'answer'>;
  /** Members that can be mentioned. */
  readonly people: readonly Mentionable[];
  readonly userId: number | null;
  /** Opens a new poll; undefined while none can be made. */
  readonly onPoll: (() => void) | undefined;
}

/** The input of a message, with the reason why it can't be sent; after an `@` members are suggested. */
export function Writer({ chat, people, userId, onPoll }: WriterProps) {
  const t = useText(chatTexts);
  const { whole } = useFormat();
  const isPhone = useIsPhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const length = commentLength(chat.draft);
  const isTooLong = length > COMMENT_LENGTH;
  const limit = whole(COMMENT_LENGTH);
  const names = offeredNames(chat.draft, people, userId);
  const { quote } = chat;
  useEffect(() => {
    if (quote) field.current?.focus();
  }, [quote]);
  return (
    <>
      {quote && (
        <AboveComposer>
          <Answered>
            <QuoteLine quote={quote} />
            <IconButton
              label={t('noAnswer')}
              icon={<X size={20} aria-hidden />}
              onClick={() => chat.answer(null)}
            />
          </Answered>
        </AboveComposer>
      )}
      {names.length > 0 && (
        <AboveComposer>
          <Names role="group" aria-label={t('mention')}>
            {names.map((name) => (
              <Button
                key={name}
                variant="secondary"
                size="small"
                onClick={() => {
                  chat.write(withMention(chat.draft, name));
                  field.current?.focus();
                }}
              >
                {`@${name}`}
              </Button>
            ))}
          </Names>
        </AboveComposer>
      )}
      <Composer
        ref={field}
        bar={isPhone}
        before={
          onPoll && (
            <IconButton
              variant={isPhone ? 'night' : 'plain'}
              label={t('poll')}
              icon={<Plus size={22} aria-hidden />}
              onClick={onPoll}
            />
          )
        }
        label={t('label')}
        placeholder={t('placeholder')}
        value={chat.draft}
        onChange={chat.write}
        onSend={chat.send}
        sendLabel={t('send')}
        blocked={length === 0 ? t('nothing') : isTooLong ? t('tooLong', { most: limit }) : undefined}
        counter={
          length >= COUNTER_FROM
            ? { text: t('counter', { count: whole(length), most: limit }), over: isTooLong }
            : undefined
        }
      />
    </>
  );
}

const Answered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > button { max-width: 100%; overflow-wrap: anywhere; }
`;
