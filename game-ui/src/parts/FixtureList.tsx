import type { Match, Player } from '@euro/api-contract';
import { DayHeading, FixtureRow, formatDate, LiveDot, useClock } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { groupByDay, type OwnMatch } from '../domain/fixtures.js';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { commonTexts } from '../messages/commonTexts.js';
import { shirtOf } from './shirtOf.js';

interface FixtureListProps {
  matches: readonly OwnMatch<Player>[];
  world: World;
}

/** Matches by day, with one's own players; a match that started leads to its page (spec §2). */
export function FixtureList({ matches, world }: FixtureListProps) {
  const format = useFormat();
  const names = useNames(world);
  const t = useText(commonTexts);
  const now = useClock();
  const time = useTime();
  const today = formatDate(now(), format.locale, 'medium');
  return (
    <Days>
      {groupByDay(matches).map((day) => (
        <section key={day.date}>
          <DayHeading>
            {formatDate(day.date, format.locale, 'medium') === today && `${t('today')} · `}
            {format.day(day.date)}
          </DayHeading>
          <ul>
            {day.items.map(({ match, players }) => (
              <FixtureRow
                key={match.id}
                time={time(match)}
                home={match.homeId?.short ?? '?'}
                away={match.awayId?.short ?? '?'}
                score={scoreOf(match)}
                label={spoken(match, names.club)}
                href={match.status === 'scheduled' ? undefined : `/match/${match.id}`}
                shirts={players.map((player) => ({
                  ...shirtOf(player, names.clubCode(player.clubId)),
                  id: player.id,
                }))}
                shirtsLabel={players.map((player) => names.player(player.id)).join(', ') || undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </Days>
  );
}

/** Kick-off before, the minute during, "einde" after a match. */
function useTime(): (match: Match) => ReactNode {
  const t = useText(commonTexts);
  const format = useFormat();
  return ({ status, date, minute }) => {
    if (status === 'finished') return t('ended');
    if (status === 'scheduled') return format.time(date);
    return (
      <>
        <LiveDot $kind="plate" /> {minute === null ? t('playing') : `${minute}'`}
      </>
    );
  };
}

function scoreOf({ homeScore, awayScore }: Match): string | undefined {
  return homeScore === null || awayScore === null ? undefined : `${homeScore}-${awayScore}`;
}

function spoken(match: Match, club: (id: number) => string): string {
  const sides = [match.homeId, match.awayId].map((side) => (side === null ? '?' : club(side.id)));
  const score = scoreOf(match);
  return score === undefined ? sides.join(' – ') : `${sides.join(' – ')}, ${score}`;
}

/** Empty while nothing is known yet. */
export function NoFixtures({ weekId }: { weekId: number }) {
  const t = useText(commonTexts);
  return <Note>{t('noFixtures', { week: weekId })}</Note>;
}

const Days = styled.div`
  container-type: inline-size;
  padding-bottom: 4px;
`;

const Note = styled.p`
  padding: 0 20px 20px;
  font-size: 0.9375rem;
`;
