import type { TeamPoints } from '@euro/api-contract';
import { token } from '@euro/design-system';
import { fullMinutes } from '@euro/game';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Clock } from 'lucide-react';
import styled from 'styled-components';
import { matchIn } from '../../domain/matchIn.js';
import { type Upcoming, upcoming } from '../../domain/upcoming.js';
import { upcomingTexts } from '../../texts/upcomingTexts.js';

/** Names before the others are a number. */
const MOST = 3;

export interface UpcomingRowProps {
  readonly points: TeamPoints;
}

/** The team's possible bonuses in the next minutes, or the next players, in a row of constant height. */
export function UpcomingRow({ points }: UpcomingRowProps) {
  const world = useWorld();
  const next = upcoming(points.selections, {
    rules: world.rules,
    matchOf: (playerId) => matchIn(world, points.weekId, playerId),
    playerOf: (playerId) => world.players.get(playerId),
  });
  return (
    <Root>
      <Clock size={20} aria-hidden />
      <p>
        <ComingText next={next} minutes={fullMinutes(world.rules)} />
      </p>
    </Root>
  );
}

/** @param minutes after which the bonus comes */
function ComingText({ next, minutes: after }: { readonly next: Upcoming; readonly minutes: number }) {
  const t = useText(upcomingTexts);
  const names = useNames();
  const format = useFormat();
  const joinNames = (all: readonly string[]) => {
    const hiddenCount = all.length - MOST;
    return [...all.slice(0, MOST), ...(hiddenCount > 0 ? [t('more', { count: hiddenCount })] : [])].join(
      ' · ',
    );
  };
  switch (next.kind) {
    case 'bonus': {
      const bonuses = next.players.map(({ playerId, minutes, cleanSheet, multiplier }) => {
        const values = {
          name: names.player(playerId),
          points: format.signedPoints(minutes),
          cleanSheet: format.signedPoints(cleanSheet),
        };
        const text = t(cleanSheet === 0 ? 'minutes' : 'minutesAndCleanSheet', values);
        return multiplier === 1
          ? text
          : `${text} ${t('multiplier', { multiplier: format.factor(multiplier) })}`;
      });
      return (
        <>
          <b>{t('bonus', { minutes: after })}</b> <span>{joinNames(bonuses)}</span>
        </>
      );
    }
    case 'playing':
      return (
        <>
          <b>{t('playing')}</b> <span>{joinNames(next.playerIds.map(names.player))}</span>
        </>
      );
    case 'next':
      return (
        <>
          <b>{t('next', { when: format.dayAndTime(next.kickOff) })}</b>{' '}
          <span>{joinNames(next.playerIds.map(names.player))}</span>
        </>
      );
    case 'over':
      return <span>{t('over')}</span>;
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  height: 100%;
  padding: 0 16px;
  color: ${token.inkSoft};
  svg { justify-self: center; }
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    @media (max-width: 26.5625em) { -webkit-line-clamp: 3; }
    @media (max-width: 22em) { -webkit-line-clamp: 4; }
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  b { color: ${token.ink}; font-weight: 700; }
`;
