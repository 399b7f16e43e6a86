import type { ChatComment, League } from '@euro/api-contract';
import { ChatBubble, ChatCard, type ChatMenu } from '@euro/design-system';
import type { Mentionable } from '@euro/game';
import { useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { chatTexts } from '../texts/chatTexts.js';
import { type Pending, quotable } from './chatState.js';
import { MessageActions, Poll, ReactionChoice, Reactions } from './lazyChat.js';
import { MessageText } from './MessageText.js';
import { messageId, QuoteLine } from './QuoteLine.js';
import { RESULT_HEIGHT, ResultRow } from './ResultRow.js';
import type { Chat } from './useChat.js';

interface ChatMessageProps {
  readonly comment: ChatComment;
  readonly league: Pick<League, 'id'>;
  readonly chat: Chat;
  readonly userId: number | null;
  /** Members that can be mentioned. */
  readonly people: readonly Mentionable[];
  /** The reader is the league's admin and may delete what others wrote. */
  readonly isAdmin: boolean;
}

/** Px of a poll: its question with two lines about it, and each option. */
const POLL_HEAD = 96;
const OPTION_HEIGHT = 52;

/** A comment, a poll, or a message of the league itself, with what others think of it; a long press opens its menu. */
export function ChatMessage({ comment, league, chat, userId, people, isAdmin }: ChatMessageProps) {
  const t = useText(chatTexts);
  const format = useFormat();
  const { notices } = usePlatform();
  const isArchive = useIsArchive();
  const isOwn = comment.user_id === userId;
  const menu = useMenu({ comment, chat, userId }, isOwn || isAdmin);
  const { id, poll, result, votes_total: count } = comment;
  const voted = userId !== null && comment.votes_users.includes(userId);
  const reactions = comment.reactions.length > 0 && (
    <Tools>
      <Reactions comment={comment} chat={chat} userId={userId} />
    </Tools>
  );

  async function vote() {
    const failure = await chat.vote(comment, !voted);
    if (failure) notices.show({ tone: 'danger', text: failure.message });
  }

  if (result || poll)
    return (
      <ChatCard
        id={messageId(id)}
        menu={isArchive ? undefined : menu}
        tools={reactions}
        minHeight={poll ? POLL_HEAD + OPTION_HEIGHT * poll.options.length : RESULT_HEIGHT}
      >
        {result && <ResultRow leagueId={league.id} result={result} />}
        {poll && <Poll comment={comment} poll={poll} chat={chat} />}
      </ChatCard>
    );
  return (
    <ChatBubble
      id={messageId(id)}
      author={comment.username || comment.teamname}
      seed={comment.team_id}
      badge={comment.badge}
      premiumLabel={comment.premium ? t('premium') : undefined}
      time={format.time(comment.created_at)}
      dateTime={comment.created_at}
      own={isOwn}
      menu={isArchive || comment.hidden ? undefined : menu}
      quote={comment.quote && <QuoteLine quote={comment.quote} />}
      vote={
        count === 0
          ? undefined
          : {
              count: format.whole(count),
              pressed: voted,
              label: t(isOwn || isArchive ? 'votes' : 'vote', { count }),
              onPress: isOwn || isArchive ? undefined : vote,
            }
      }
      reactions={reactions}
    >
      <MessageText text={comment.comment} people={people} userId={userId} />
    </ChatBubble>
  );
}

type Parts = Pick<ChatMessageProps, 'comment' | 'chat' | 'userId'>;

function useMenu({ comment, chat, userId }: Parts, mayRemove: boolean): ChatMenu {
  const t = useText(chatTexts);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return {
    label: t('actions'),
    isOpen,
    onToggle: () => setOpen(!isOpen),
    above: <ReactionChoice comment={comment} chat={chat} userId={userId} onDone={close} />,
    below: (
      <MessageActions comment={comment} chat={chat} userId={userId} mayRemove={mayRemove} onClose={close} />
    ),
  };
}

const Tools = styled.div`
  min-width: 0;
  min-height: 44px;
`;

interface PendingMessageProps {
  readonly message: Pending;
  readonly chat: Chat;
  readonly people: readonly Mentionable[];
}

/** An own message on its way, or one that did not arrive. */
export function PendingMessage({ message, chat, people }: PendingMessageProps) {
  const t = useText(chatTexts);
  const format = useFormat();
  const quote = message.quote && quotable(chat.talk, message.quote);
  return (
    <ChatBubble
      author={t('me')}
      seed={0}
      time={format.time(message.at)}
      own
      state={message.failure === null ? 'sending' : 'failed'}
      quote={quote && <QuoteLine quote={quote} />}
      failure={
        message.failure === null
          ? undefined
          : {
              text: t('notSent', { why: message.failure }),
              retryText: t('again'),
              onRetry: () => chat.retry(message),
              dropText: t('drop'),
              onDrop: () => chat.drop(message.key),
            }
      }
    >
      <MessageText text={message.text} people={people} userId={null} />
    </ChatBubble>
  );
}
