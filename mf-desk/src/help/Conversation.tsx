import type { HelpMessage } from '@euro/api-contract';
import { ChatBubble, ChatDay, ChatFrame } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Fragment, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ticketTexts } from '../texts/ticketTexts.js';
import { AnswerBox } from './AnswerBox.js';

/** As high as the rest of the window below band and tabs, so that the input is visible without scrolling. */
const Frame = styled(ChatFrame)`
  height: max(400px, calc(100dvh - 400px));
`;

/** As it was written, line ends and all. */
const Words = styled.span`
  white-space: pre-wrap;
`;

interface ConversationProps {
  readonly id: number;
  readonly name: string;
  readonly messages: readonly HelpMessage[];
  /** The last question for news got no answer. */
  readonly isStale: boolean;
}

/** The messages, and the input of an answer. */
export function Conversation({ id, name, messages, isStale }: ConversationProps) {
  const t = useText(ticketTexts);
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [last]);

  return (
    <Frame
      title={name}
      logLabel={t('title', { name })}
      scrollerRef={scroller}
      notice={isStale ? t('stale') : undefined}
      composer={<AnswerBox key={id} id={id} />}
    >
      {messages.map((message, index) => {
        const day = format.day(message.at);
        const previous = messages[index - 1];
        const isDesk = message.from === 'desk';
        return (
          <Fragment key={message.id}>
            {(!previous || format.day(previous.at) !== day) && <ChatDay>{day}</ChatDay>}
            <ChatBubble
              author={isDesk ? message.author || t('you') : name}
              seed={isDesk ? 'desk' : name}
              own={isDesk}
              time={format.time(message.at)}
              dateTime={message.at}
            >
              <Words>{message.body}</Words>
            </ChatBubble>
          </Fragment>
        );
      })}
    </Frame>
  );
}
