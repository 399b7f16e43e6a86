import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS } from '@euro/game';
import type { StoredSettings } from '../../tournament/index.js';
import type { LiveSheet } from './liveSheets.js';
import type { SettledMatch } from './settledMatch.js';

/** The inputs of a matchday's points. */
export interface Evidence {
  readonly finishedMatches: readonly SettledMatch[];
  /** Running matches in which a player has appeared. */
  readonly live: readonly LiveSheet[];
  readonly settings: Pick<
    StoredSettings,
    | 'captainMultiplier'
    | 'tripleCaptainMultiplier'
    | 'coachPoints'
    | 'rankUnpaidTeams'
    | 'squadLayout'
    | 'formationLimits'
    | 'scoring'
  >;
  readonly rankingStarts: readonly number[];
  /** The stored `inputs` of the matchday before. */
  readonly inputsBefore: string | null;
}

/**
 * A digest of the inputs of a matchday's points, apart from its teams' choices: finished matches with their
 * statistics, running ones with the points so far, the settings, the rankings there are, and the matchday before.
 */
export function matchdayEvidence({
  finishedMatches,
  live,
  settings,
  rankingStarts,
  inputsBefore,
}: Evidence): string {
  const { captainMultiplier, tripleCaptainMultiplier, coachPoints, rankUnpaidTeams } = settings;
  const { win, draw, loss } = coachPoints;
  const matches = [
    ...finishedMatches.map(({ id, statsHash }) => `${id}:${statsHash}`),
    ...live.map(({ match, digest }) => `${match.id} so far:${digest}`),
  ].sort();
  const parts = [
    inputsBefore,
    captainMultiplier,
    tripleCaptainMultiplier,
    win,
    draw,
    loss,
    rankUnpaidTeams,
    rankingStarts,
    matches,
    ...otherRules(settings),
  ];
  return digest(parts);
}

/** Nothing for the rules that all matchdays had before there were others: those are settled already. */
function otherRules({ squadLayout, formationLimits, scoring }: Evidence['settings']): readonly unknown[] {
  const rules = { squadLayout, formationLimits, scoring };
  return isDeepStrictEqual(rules, DEFAULT_SETTINGS) ? [] : [rules];
}

/**
 * The evidence together with the power subs of the matchday. While it equals the stored one, settling again would
 * change nothing.
 * @param powerSubs differs whenever one was made or undone
 */
export function matchdayInputs(evidence: string, powerSubs: string): string {
  return digest([evidence, powerSubs]);
}

function digest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
