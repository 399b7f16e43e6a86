import type { ChatComment, League } from '@euro/api-contract';
import { ChatBubble } from '@euro/design-system';
import type { Mentionable } from '@euro/game';
import { useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { chatTexts } from '../texts/chatTexts.js';
import type { Pending } from './chatState.js';
import { Reactions } from './lazyReactions.js';
import { ResultCard } from './lazyResultCard.js';
import { MessageText } from './MessageText.js';
import type { Chat } from './useChat.js';

interface ChatMessageProps {
  readonly comment: ChatComment;
  readonly league: Pick<League, 'id' | 'name' | 'pictureKey'>;
  /** The own team in it. */
  readonly teamId: number;
  readonly chat: Chat;
  readonly userId: number | null;
  /** Members that can be mentioned. */
  readonly people: readonly Mentionable[];
  /** The reader is the league's admin and may delete what others wrote. */
  readonly isAdmin: boolean;
}

/** A comment, or a message of the league itself, with its votes and, for users who may delete it, the bin. */
export function ChatMessage({ comment, league, teamId, chat, userId, people, isAdmin }: ChatMessageProps) {
  const t = useText(chatTexts);
  const format = useFormat();
  const { notices } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const isArchive = useIsArchive();
  const isOwn = comment.user_id === userId;
  const voted = userId !== null && comment.votes_users.includes(userId);
  const count = comment.votes_total;

  async function vote() {
    const failure = await chat.vote(comment, !voted);
    if (failure) notices.show({ tone: 'danger', text: failure.message });
  }

  async function remove() {
    setAsking(false);
    const failure = await chat.remove(comment);
    notices.show(
      failure ? { tone: 'danger', text: failure.message } : { tone: 'positive', text: t('removed') },
    );
  }

  return (
    <ChatBubble
      author={comment.username || comment.teamname}
      seed={comment.kind === 'result' ? `league ${league.id}` : comment.team_id}
      badge={comment.badge}
      premiumLabel={comment.premium ? t('premium') : undefined}
      time={format.time(comment.created_at)}
      dateTime={comment.created_at}
      own={isOwn}
      vote={
        (isOwn || isArchive) && count === 0
          ? undefined
          : {
              count: count > 0 ? format.whole(count) : '',
              pressed: voted,
              label: t(isOwn || isArchive ? 'votes' : 'vote', { count }),
              onPress: isOwn || isArchive ? undefined : vote,
            }
      }
      reactions={<Reactions comment={comment} chat={chat} userId={userId} />}
      remove={
        (isOwn || isAdmin) && !isArchive
          ? {
              label: t('remove'),
              isAsking,
              question: t('removeQuestion'),
              confirmText: t('removeConfirm'),
              keepText: t('removeKeep'),
              onAsk: () => setAsking(true),
              onConfirm: remove,
              onKeep: () => setAsking(false),
            }
          : undefined
      }
    >
      {comment.result ? (
        <ResultCard league={league} teamId={teamId} result={comment.result} />
      ) : (
        <MessageText text={comment.comment} people={people} userId={userId} />
      )}
    </ChatBubble>
  );
}

interface PendingMessageProps {
  readonly message: Pending;
  readonly chat: Chat;
  readonly people: readonly Mentionable[];
}

/** An own message on its way, or one that did not arrive. */
export function PendingMessage({ message, chat, people }: PendingMessageProps) {
  const t = useText(chatTexts);
  const format = useFormat();
  return (
    <ChatBubble
      author={t('me')}
      seed={0}
      time={format.time(message.at)}
      own
      state={message.failure === null ? 'sending' : 'failed'}
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
