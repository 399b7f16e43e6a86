import type { Match } from '@euro/api-contract';
import { Card, CardHeader, LiveDot } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { useFixtureProps } from '../hooks/useFixtureProps.js';
import { useFormat } from '../hooks/useFormat.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import { CardBody } from '../parts/layout.js';
import { MatchTile } from '../parts/match-tile/MatchTile.js';
import { matchesNow } from './matchesNow.js';

interface MatchesNowCardProps {
  weekId: number;
  /** The team's players; without them nobody is shown in the matches. */
  squad?: readonly number[];
}

/** The matches of the matchday that closed: those being played, or those that kick off first. */
export function MatchesNowCard({ weekId, squad }: MatchesNowCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(deadlineTexts);
  const tile = useTile(squad);
  const { isLive, matches } = matchesNow(world.matches, weekId);
  if (matches.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t(isLive ? 'liveTitle' : 'firstTitle')} />
      <CardBody>
        <Tiles>
          {matches.map((match) => (
            <MatchTile key={match.id} {...tile(match)} />
          ))}
        </Tiles>
      </CardBody>
    </Card>
  );
}

function useTile(squad: readonly number[] | undefined) {
  const world = useWorld();
  const t = useText(deadlineTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const fixture = useFixtureProps();
  const own = (squad ?? []).flatMap((playerId) => world.players.get(playerId) ?? []);
  return (match: Match) => {
    const { id, homeId, awayId, status, minute, date } = match;
    const isLive = status === 'live';
    const players = own.filter(({ clubId }) => clubId === homeId?.id || clubId === awayId?.id);
    const props = fixture(match, players);
    return {
      ...props,
      live: isLive,
      time: isLive ? (
        <>
          <LiveDot /> {minute === null ? common('playing') : `${minute}'`}
        </>
      ) : (
        format.shortMoment(date)
      ),
      href: isLive ? `/match/${id}` : undefined,
      shirtsLabel: props.shirtsLabel ?? (squad && t('noneOfMine')),
    };
  };
}

const Tiles = styled.ul`
  display: grid;
  gap: 8px;
`;
