import type { Match, Player } from '@euro/api-contract';
import { DayHeading, FixtureRow, formatDate, LiveDot, useClock } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { groupByDay, type OwnMatch } from '../domain/fixtures.js';
import { eitherOf } from '../domain/opponentOutlook.js';
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
  const sideOf = useSide(world);
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
                home={sideOf(match, 'home').short}
                away={sideOf(match, 'away').short}
                score={scoreOf(match)}
                label={spoken(match, sideOf)}
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

/** A side as it is written and read: of two nations while one of them still has to win its place. */
function useSide(
  world: World,
): (match: Match, at: 'home' | 'away') => Readonly<Record<'short' | 'name', string>> {
  const t = useText(commonTexts);
  const names = useNames(world);
  return (match, at) => {
    const side = at === 'home' ? match.homeId : match.awayId;
    if (side !== null) return { short: side.short, name: names.club(side.id) };
    const either = eitherOf(match, world.matches, at);
    if (either === null) return { short: '?', name: '?' };
    const [one, other] = either.sides;
    return {
      short: t('either', { one: one.short, other: other.short }),
      name: t('either', { one: names.club(one.id), other: names.club(other.id) }),
    };
  };
}

function spoken(match: Match, sideOf: ReturnType<typeof useSide>): string {
  const sides = [sideOf(match, 'home').name, sideOf(match, 'away').name];
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
