import type { Match, TeamPoints } from '@euro/api-contract';
import { Anchor, numeral, token } from '@euro/design-system';
import { MatchTiles, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { CalendarDays } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { matchesToWatch } from '../../domain/matchesToWatch.js';
import { mostAtOnce } from '../../domain/mostAtOnce.js';
import { useRecentChanges } from '../../hooks/useRecentChanges.js';
import { liveTexts } from '../../texts/liveTexts.js';

/** Tiles beside each other. */
const MOST = 2;

interface LiveMatchesProps {
  readonly weekId: number | null;
  /** Players of the team. */
  readonly squad: readonly number[];
  /** The team's points so far; null while loading. */
  readonly points?: TeamPoints | null;
}

/**
 * Two matches of a matchday, as many as long as it runs: those played now, then the next ones, then the last ones. One
 * in which something just happened is outlined. Where more than two may be played at once, a link to all has its place
 * from the start, and counts the others while they are played: nothing moves when a third one kicks off.
 */
export function LiveMatches({ weekId, squad, points = null }: LiveMatchesProps) {
  const world = useWorld();
  const t = useText(liveTexts);
  const recent = useRecentMatches(weekId, points);
  if (weekId === null) return null;
  const clubs = squad.map((id) => world.players.get(id)?.clubId);
  const ownIn = ({ homeId, awayId }: Match) =>
    clubs.filter((clubId) => clubId !== undefined && (clubId === homeId?.id || clubId === awayId?.id)).length;
  const matches = matchesToWatch(world.matches, weekId, ownIn);
  const more = matches.filter(({ status }) => status === 'live').length - MOST;
  const tiles = <MatchTiles matches={matches.slice(0, MOST)} squad={squad} columns={2} recent={recent} />;
  if (more <= 0 && mostAtOnce(world.matches, weekId) <= MOST) return tiles;
  return (
    <Room>
      <Beside>
        {tiles}
        <More href={`/deadlines?week=${weekId}`}>
          {more > 0 ? <b>{`+${more}`}</b> : <CalendarDays size={20} aria-hidden />}{' '}
          <span>
            {more > 0 ? t('moreLive', { count: more }) : t('allMatches', { count: matches.length })}
          </span>
        </More>
      </Beside>
    </Room>
  );
}

/** Matches of the team's players whose score, or whose points for the team, changed a moment ago. */
function useRecentMatches(weekId: number | null, points: TeamPoints | null): ReadonlySet<number> {
  const { matches, players } = useWorld();
  const selections = points?.selections;
  const standings = useMemo(() => {
    const inWeek = selections ? matches.filter((match) => match.weekId === weekId) : [];
    return new Map(
      inWeek.map(({ id, homeId, awayId, homeScore, awayScore }) => {
        const ownSelections = selections?.filter(({ playerId }) => {
          const clubId = players.get(playerId)?.clubId;
          return clubId !== undefined && (clubId === homeId?.id || clubId === awayId?.id);
        });
        return [
          id,
          ownSelections?.[0]
            ? [homeScore ?? 0, awayScore ?? 0, ...ownSelections.map((player) => player.points)].join()
            : '',
        ];
      }),
    );
  }, [matches, players, selections, weekId]);
  return useRecentChanges(standings);
}

/** Width at which the number fits beside the tiles. */
const ROOMY = '@container (min-width: 30rem)';

const Room = styled.div`
  container-type: inline-size;
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  ${ROOMY} { grid-template-columns: minmax(0, 1fr) 56px; min-height: 88px; }
`;

const More = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 44px;
  border-radius: ${token.radiusField};
  background: ${token.nightDeep};
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.onNightSoft};
  &:focus-visible { outline: 3px solid ${token.accent}; outline-offset: -3px; }
  b { ${numeral} font-size: 1.125rem; color: #fff; }
  ${ROOMY} { span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`;
