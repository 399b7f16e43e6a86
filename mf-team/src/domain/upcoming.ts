import type { Match, ScoredSelection } from '@euro/api-contract';
import { type CompetitionRules, fullMatchBonus, type PositionId, toPoints } from '@euro/game';

type Scored = Pick<ScoredSelection, 'playerId' | 'counted' | 'multiplier' | 'minutes' | 'status'>;

/** Bonus of a player of the team after enough minutes, in points for the team. */
export interface ComingBonus {
  readonly playerId: number;
  readonly minutes: number;
  readonly cleanSheet: number;
  readonly multiplier: number;
}

/** Upcoming points and matches of a team in a running matchday. */
export type Upcoming =
  /** The next who have played the match by the rules (an hour in EURO 2024), soonest first. */
  | { readonly kind: 'bonus'; readonly players: readonly ComingBonus[] }
  /** On the pitch, with nothing that is certain ahead. */
  | { readonly kind: 'playing'; readonly playerIds: readonly number[] }
  /** The next players; the kick-off in epoch ms. */
  | { readonly kind: 'next'; readonly playerIds: readonly number[]; readonly kickOff: number }
  | { readonly kind: 'over' };

interface Lookups {
  readonly rules: Pick<CompetitionRules, 'scoring'>;
  readonly matchOf: (
    playerId: number,
  ) => Pick<Match, 'date' | 'homeId' | 'homeScore' | 'awayScore'> | undefined;
  readonly playerOf: (
    playerId: number,
  ) => { readonly clubId: number; readonly positionId: PositionId } | undefined;
}

/** The next events for the team's counting players. */
export function upcoming(selections: readonly Scored[], { rules, matchOf, playerOf }: Lookups): Upcoming {
  const countedSelections = selections.filter((selection) => selection.counted);
  const playingSelections = countedSelections.filter(({ status }) => status === 'playing');
  const players = playingSelections
    .flatMap(({ playerId, minutes, multiplier }): (ComingBonus & { readonly played: number })[] => {
      const player = playerOf(playerId);
      const match = matchOf(playerId);
      if (!player || !match) return [];
      // Points say nothing of one goal against: whether a player who came on was there for it is unknown, so that he is
      // promised no clean sheet.
      const against = player.clubId === match.homeId?.id ? match.awayScore : match.homeScore;
      const bonus = fullMatchBonus({ minutes, conceded: against ?? 0 }, player.positionId, rules);
      if (bonus === null || bonus.minutes === 0) return [];
      const { minutes: forMinutes, cleanSheet } = bonus;
      return [
        {
          playerId,
          minutes: toPoints(forMinutes),
          cleanSheet: toPoints(cleanSheet),
          multiplier,
          played: minutes,
        },
      ];
    })
    .sort((a, b) => b.played - a.played)
    .map(({ played: _, ...bonus }) => bonus);
  if (players.length > 0) return { kind: 'bonus', players };
  if (playingSelections.length > 0)
    return { kind: 'playing', playerIds: playingSelections.map(({ playerId }) => playerId) };
  return nextOf(countedSelections, matchOf);
}

function nextOf(selections: readonly Scored[], matchOf: Lookups['matchOf']): Upcoming {
  const toPlay = selections
    .filter(({ status }) => status === 'to-play')
    .flatMap(({ playerId }) => {
      const kickOff = Date.parse(matchOf(playerId)?.date ?? '');
      return Number.isNaN(kickOff) ? [] : [{ playerId, kickOff }];
    });
  if (toPlay.length === 0) return { kind: 'over' };
  const kickOff = Math.min(...toPlay.map((each) => each.kickOff));
  const playerIds = toPlay.filter((each) => each.kickOff === kickOff).map(({ playerId }) => playerId);
  return { kind: 'next', playerIds, kickOff };
}
