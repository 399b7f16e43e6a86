import { createHash } from 'node:crypto';
import type { StoredSettings } from '../competition/storedSettings.js';

/** A match as settling looks at it. */
export interface SettledMatch {
  readonly id: number;
  readonly weekId: number;
  readonly finishedAt: number;
  readonly homeId: number | null;
  readonly awayId: number | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly isFinal: boolean;
  readonly statsHash: string;
}

/** A match counts from the moment it is over and its score is there (decisions §10). */
export function isFinished(match: Pick<SettledMatch, 'homeScore' | 'finishedAt'>, now: number): boolean {
  return match.homeScore !== null && match.finishedAt <= now;
}

/**
 * A digest of what a matchday's points are made from: its finished matches with their statistics, the settings, and
 * what the matchday before was made from. While it equals the stored one, settling again would change nothing.
 */
export function matchdayInputs(
  finished: readonly SettledMatch[],
  settings: Pick<
    StoredSettings,
    'captainMultiplier' | 'tripleCaptainMultiplier' | 'coachPoints' | 'rankUnpaidTeams'
  >,
  inputsBefore: string | null,
): string {
  const { captainMultiplier, tripleCaptainMultiplier, coachPoints, rankUnpaidTeams } = settings;
  const { win, draw, loss } = coachPoints;
  const matches = finished.map(({ id, statsHash }) => `${id}:${statsHash}`).sort();
  const parts = [
    inputsBefore,
    captainMultiplier,
    tripleCaptainMultiplier,
    win,
    draw,
    loss,
    rankUnpaidTeams,
    matches,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
