import type { Team } from '@euro/api-contract';
import { type Booster, type MessageParams, refusalToPlayBooster } from '@euro/game';
import type { World } from '@euro/game-ui';

/** In the order in which they are drawn. */
export const BOOSTERS: readonly Booster[] = ['bank', 'tripleCaptain', 'freeHit', 'wildCard'];

/** Why a booster can't be played now, with the parameters of its sentence. */
export interface BoosterObstacle {
  readonly code:
    | 'booster-too-early'
    | 'booster-used'
    | 'booster-active'
    | 'booster-already-active'
    | 'booster-not-needed'
    | 'booster-waits'
    | 'other-waits'
    | 'unsaved';
  readonly params: MessageParams;
}

/** The state of a booster for a matchday. */
export interface BoosterStanding {
  readonly booster: Booster;
  readonly state: 'open' | 'active' | 'used' | 'locked';
  /** Null when it is open. */
  readonly obstacle: BoosterObstacle | null;
}

/** State of this page that prevents a booster. */
interface Unsaved {
  readonly hasUnsavedChanges: boolean;
  /** The booster that waits for a connection. */
  readonly waiting: Booster | null;
}

/** The state of each booster in the open matchday; empty where the competition has no boosters (decisions §4.7). */
export function boosterStandings(
  team: Team,
  weekId: number,
  { rules }: Pick<World, 'rules'>,
  { hasUnsavedChanges, waiting }: Unsaved,
): BoosterStanding[] {
  return BOOSTERS.flatMap((booster): BoosterStanding[] => {
    if (team[booster] === weekId) {
      return [{ booster, state: 'active', obstacle: { code: 'booster-active', params: { weekId } } }];
    }
    const refusal = refusalToPlayBooster({ booster, weekId, teamWeekId: team.weekId, weeks: team, rules });
    if (refusal === null) {
      const code = obstacleHere(booster);
      return [
        code === null
          ? { booster, state: 'open', obstacle: null }
          : { booster, state: 'locked', obstacle: { code, params: {} } },
      ];
    }
    const { code, params } = refusal;
    if (code === 'boosters-disabled') return [];
    return [{ booster, state: code === 'booster-used' ? 'used' : 'locked', obstacle: { code, params } }];
  });

  function obstacleHere(booster: Booster): BoosterObstacle['code'] | null {
    if (waiting !== null) return waiting === booster ? 'booster-waits' : 'other-waits';
    return hasUnsavedChanges ? 'unsaved' : null;
  }
}
