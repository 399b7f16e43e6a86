import type { Match, Player } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { eitherOf } from '../../domain/opponentOutlook.js';
import { useNames } from '../../hooks/useNames.js';
import { useWorld } from '../../hooks/useWorld.js';
import { commonTexts } from '../../messages/commonTexts.js';
import { shirtOf } from '../player-card/shirtOf.js';
import type { FixtureRowProps } from './FixtureRow.js';

/** Props common to every component that shows a match with the user's players. */
export type FixtureProps = Pick<
  FixtureRowProps,
  'home' | 'away' | 'score' | 'label' | 'shirts' | 'shirtsLabel'
>;

/** Describes matches: sides, of two nations while one of them still has to win its place, score, and own players. */
export function useFixtureProps(): (match: Match, players: readonly Player[]) => FixtureProps {
  const world = useWorld();
  const t = useText(commonTexts);
  const names = useNames();

  const sideOf = (match: Match, at: 'home' | 'away') => {
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

  return (match, players) => {
    const [home, away] = [sideOf(match, 'home'), sideOf(match, 'away')];
    const score = scoreOf(match);
    const sides = `${home.name} – ${away.name}`;
    return {
      home: home.short,
      away: away.short,
      score,
      label: score === undefined ? sides : `${sides}, ${score}`,
      shirts: players.map((player) => ({
        ...shirtOf(player, names.clubCode(player.clubId)),
        id: player.id,
      })),
      shirtsLabel: players.map((player) => names.player(player.id)).join(', ') || undefined,
    };
  };
}

function scoreOf({ homeScore, awayScore }: Match): string | undefined {
  return homeScore === null || awayScore === null ? undefined : `${homeScore}-${awayScore}`;
}
