import type { ChatComment, ChatPoll, ChatPollOption } from '@euro/api-contract';
import { bareButton, ellipsis, numeral, token } from '@euro/design-system';
import { useFormat, useIsArchive, useWorld, WorldGate, WorldProvider } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ChartColumn, Check } from 'lucide-react';
import styled from 'styled-components';
import { bestOptions } from '../domain/bestOptions.js';
import { Shirt } from '../rival/Plate.js';
import { pollTexts } from '../texts/pollTexts.js';
import type { Chat } from './useChat.js';

export interface PollProps {
  readonly comment: ChatComment;
  readonly poll: ChatPoll;
  readonly chat: Pick<Chat, 'votePoll'>;
}

/** A question to the league: one vote each, bars after the own vote, until the deadline closes it. */
export function Poll({ comment, poll, chat }: PollProps) {
  const t = useText(pollTexts);
  const format = useFormat();
  const isArchive = useIsArchive();
  const { notices, clock } = usePlatform();
  // Until the portal closes it, at most some seconds after the deadline, a press is refused.
  const isClosed = poll.closed || isArchive || Date.parse(poll.closes_at) <= clock.now();

  async function vote(option: number) {
    if (option === poll.own) return;
    const failure = await chat.votePoll(comment, option);
    if (failure) notices.show({ tone: 'danger', text: failure.message });
  }

  return (
    <Root>
      <ChartColumn size={20} aria-hidden />
      <div>
        <h4>{comment.comment}</h4>
        <p>
          {[
            t('asks', { name: comment.username || comment.teamname }),
            isClosed ? t('closed') : t('closes', { moment: format.shortMoment(poll.closes_at) }),
            t('votes', { count: poll.votes_total }),
          ].join(' · ')}
        </p>
      </div>
      <WorldProvider>
        <ul aria-label={comment.comment}>
          {poll.options.map((option, index) => (
            <li key={option.text}>
              <Option
                option={option}
                isOwn={poll.own === index}
                all={poll.votes_total}
                onPress={isClosed ? undefined : () => void vote(index)}
              />
            </li>
          ))}
        </ul>
        {isClosed && (
          <WorldGate loading={null} failed={() => null}>
            <Best poll={poll} />
          </WorldGate>
        )}
      </WorldProvider>
    </Root>
  );
}

/** Who was right, once the points of the matchday are final. */
function Best({ poll }: Pick<PollProps, 'poll'>) {
  const t = useText(pollTexts);
  const format = useFormat();
  const { weeks, players } = useWorld();
  const week = weeks.find(({ weekId }) => weekId === poll.week_id);
  const best = week?.state === 'confirmed' && bestOptions(poll, players);
  if (!best) return null;
  const { texts, points } = best;
  const names = new Intl.ListFormat(format.locale).format(texts);
  const facts = { names, count: texts.length, points: format.points(points), week: poll.week_id };
  return <p>{t('best', facts)}</p>;
}

interface OptionProps {
  readonly option: ChatPollOption;
  readonly isOwn: boolean;
  /** Votes for all options. */
  readonly all: number;
  readonly onPress: (() => void) | undefined;
}

function Option({ option: { text, total, player_id: playerId }, isOwn, all, onPress }: OptionProps) {
  const t = useText(pollTexts);
  const { whole } = useFormat();
  const share = total === null || all === 0 ? 0 : (100 * total) / all;
  return (
    <Bar
      type="button"
      aria-pressed={isOwn}
      aria-label={total === null ? text : t('option', { text, count: total })}
      disabled={!onPress}
      onClick={onPress}
      style={{ backgroundSize: `${share}% 100%` }}
    >
      {playerId !== null && (
        <Slot>
          <WorldGate loading={null} failed={() => null}>
            <Shirt playerId={playerId} size={32} />
          </WorldGate>
        </Slot>
      )}
      <span>{text}</span>
      {isOwn && <Check size={18} aria-hidden />}
      {total !== null && <b>{whole(total)}</b>}
    </Bar>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 10px;
  padding: 12px;
  & > svg { color: ${token.brand}; }
  h4 { font-size: 1rem; font-weight: 800; font-stretch: 108%; overflow-wrap: anywhere; }
  p { margin-top: 2px; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; }
  ul { grid-column: 1 / -1; display: grid; gap: 6px; margin-top: 10px; }
  ul + p { grid-column: 1 / -1; margin-top: 8px; font-size: 0.875rem; color: ${token.positiveText}; }
`;

const Slot = styled.span`
  width: 32px;
  height: 32px;
`;

const Bar = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 46px;
  padding: 4px 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusField};
  background: linear-gradient(${token.tint}, ${token.tint}) no-repeat;
  font-weight: 700;
  text-align: left;
  & > span:not(${Slot}) { flex: 1; min-width: 0; ${ellipsis} }
  b { ${numeral} }
  &:hover:enabled { border-color: ${token.control}; }
  &:disabled { cursor: default; }
  &[aria-pressed='true'] { border-color: ${token.brand}; box-shadow: inset 0 0 0 1px ${token.brand}; }
`;
