import type { Match } from '@euro/api-contract';
import { LiveDot } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useFormat } from '../../hooks/useFormat.js';
import { useWorld } from '../../hooks/useWorld.js';
import { commonTexts } from '../../messages/commonTexts.js';
import { deadlineTexts } from '../../messages/deadlineTexts.js';
import { useFixtureProps } from '../fixture-row/useFixtureProps.js';
import { MatchTile } from './MatchTile.js';

/** Props of {@link MatchTiles}. */
export interface MatchTilesProps {
  matches: readonly Match[];
  /** The team's players; without them the matches show no players. */
  squad?: readonly number[] | undefined;
  /** Tiles beside each other. */
  columns?: 1 | 2;
  /** Ids of the matches in which something just happened. */
  recent?: ReadonlySet<number>;
}

/** Matches on night with the team's own players. */
export function MatchTiles({ matches, squad, columns = 1, recent }: MatchTilesProps) {
  const tile = useTile(squad);
  return (
    <Tiles data-columns={columns}>
      {matches.map((match, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a match that follows another changes a tile's texts and moves none.
        <MatchTile key={place} {...tile(match)} recent={recent?.has(match.id)} />
      ))}
    </Tiles>
  );
}

function useTile(squad: readonly number[] | undefined) {
  const world = useWorld();
  const t = useText(deadlineTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const fixture = useFixtureProps();
  const ownPlayers = (squad ?? []).flatMap((playerId) => world.players.get(playerId) ?? []);
  return (match: Match) => {
    const { id, homeId, awayId, status, state, homeScore, minute, date } = match;
    const isLive = status === 'live';
    const players = ownPlayers.filter(({ clubId }) => clubId === homeId?.id || clubId === awayId?.id);
    const props = fixture(match, players);
    return {
      ...props,
      live: isLive,
      time: isLive ? (
        <>
          <LiveDot /> <span>{minute === null ? common('playing') : `${minute}'`}</span>
        </>
      ) : state && homeScore === null ? (
        common('noMatch')
      ) : status === 'finished' ? (
        common('ended')
      ) : (
        format.kickOff(date)
      ),
      href: status === 'scheduled' ? undefined : `/match/${id}`,
      shirtsLabel: props.shirtsLabel ?? (squad && t('noneOfMine')),
    };
  };
}

const Tiles = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  /* Two where flags, codes and score of both fit beside each other. */
  &[data-columns='2'] { grid-template-columns: repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr)); }
`;
