import type { League } from '@euro/api-contract';
import { ChatDay, ChatEvent, ChatFrame, Chip } from '@euro/design-system';
import type { Mentionable } from '@euro/game';
import { ReadOnlyNote, useFormat, useIsArchive } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { chatTexts } from '../texts/chatTexts.js';
import { ChatInstead } from './ChatInstead.js';
import { ChatMessage, PendingMessage } from './ChatMessage.js';
import { groupByChatDay } from './chatDays.js';
import { type ChatEntry, chatEntries, type GameNews } from './chatEntries.js';
import { unreadOf } from './chatState.js';
import { AskPoll } from './lazyChat.js';
import type { Chat } from './useChat.js';
import { useStickToEnd } from './useStickToEnd.js';
import { Writer } from './Writer.js';

const Frame = styled(ChatFrame)`
  height: 100%;
`;

interface ChatPanelProps {
  readonly league: Pick<League, 'id' | 'name' | 'admin'>;
  /** The own team in it. */
  readonly teamId: number;
  readonly chat: Chat;
  readonly userId: number | null;
  /** Members that can be mentioned. */
  readonly people: readonly Mentionable[];
  readonly news: readonly GameNews[];
  /** The last comment that was seen, and how to say that one was. */
  readonly lastSeen: number;
  readonly onSee: (commentId: number) => void;
}

/** The chat of a league, as high as the room it is in. */
export function ChatPanel({ league, teamId, chat, userId, people, news, lastSeen, onSee }: ChatPanelProps) {
  const t = useText(chatTexts);
  const format = useFormat();
  const isArchive = useIsArchive();
  const entries = chatEntries(chat.talk, news);
  const last = entries.at(-1);
  const log = useStickToEnd(last?.key ?? '', last?.kind === 'pending');
  const lastId = chat.talk.comments.at(-1)?.id ?? 0;
  const fresh = unreadOf(chat.talk, lastSeen, userId);
  const { isKnown, online } = chat.talk;
  const poll = usePoll(chat, teamId);
  const hasLog = isKnown && chat.line !== 'ended' && entries.length > 0;

  useEffect(() => {
    if (log.isAtEnd && lastId > 0) onSee(lastId);
  }, [log.isAtEnd, lastId, onSee]);

  return (
    <>
      <Frame
        title={t('title')}
        logLabel={t('log', { name: league.name })}
        aside={
          isKnown &&
          chat.line === 'open' && (
            <Chip tone="positive">{t('online', { count: online, written: format.whole(online) })}</Chip>
          )
        }
        notice={chat.line === 'restoring' ? t('restoring') : undefined}
        scrollerRef={log.scroller}
        onScroll={log.onScroll}
        fallback={hasLog ? undefined : <ChatInstead chat={chat} onPoll={poll.open} />}
        jump={
          log.isAtEnd
            ? undefined
            : { text: fresh > 0 ? t('fresh', { count: fresh }) : t('down'), onPress: log.toEnd }
        }
        composer={
          isArchive ? (
            <ReadOnlyNote />
          ) : (
            chat.line !== 'ended' && <Writer chat={chat} people={people} userId={userId} onPoll={poll.open} />
          )
        }
      >
        {groupByChatDay(entries, ({ at }) => format.day(at)).map(({ day, messages }) => (
          <Fragment key={`${day} ${messages[0]?.key}`}>
            <ChatDay>{day}</ChatDay>
            {messages.map((entry) => (
              <Fragment key={entry.key}>{renderEntry(entry)}</Fragment>
            ))}
          </Fragment>
        ))}
      </Frame>
      {poll.sheet}
    </>
  );

  function renderEntry(entry: ChatEntry): ReactNode {
    switch (entry.kind) {
      case 'comment':
        return (
          <ChatMessage
            comment={entry.comment}
            league={league}
            chat={chat}
            userId={userId}
            people={people}
            isAdmin={league.admin === userId}
          />
        );
      case 'news':
        return <ChatEvent>{entry.text}</ChatEvent>;
      case 'pending':
        return <PendingMessage message={entry.message} chat={chat} people={people} />;
    }
  }
}

/** Makes a poll, as long as there is a deadline that closes it. */
function usePoll(chat: Chat, teamId: number) {
  const isArchive = useIsArchive();
  const deadline = useShared(usePlatform().state.matches).value?.deadline;
  const [isOpen, setOpen] = useState(false);
  const closesAt = deadline?.deadlineWeek == null || isArchive ? null : deadline.deadlineDate;
  if (closesAt === null) return { open: undefined, sheet: null };
  return {
    open: () => setOpen(true),
    sheet: isOpen && (
      <AskPoll chat={chat} teamId={teamId} closesAt={closesAt} onClose={() => setOpen(false)} />
    ),
  };
}
