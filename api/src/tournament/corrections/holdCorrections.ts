import type { Transaction } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { GameContext } from '../../infra/context.js';
import type { StatCorrection } from '../../models/index.js';
import type { Feed, FeedMatch, FeedPlayer, FeedStat } from '../feed/feed.js';
import { matchPhase } from '../feed/matchPhase.js';
import { emptyStat, figureOf, problemOf, withFigures } from './statRow.js';

/**
 * Returns the feed with the corrections in force applied. A correction that the feed supersedes is ended, added to the
 * feed's warnings and written to the audit log. Call it with the competition's row locked.
 * @param isPartial the feed has some of the matches only; corrections of other matches are left unchanged
 */
export async function holdCorrections(
  { models, clock }: Pick<GameContext, 'models' | 'clock'>,
  feed: Feed,
  competitionId: number,
  transaction: Transaction,
  isPartial = false,
): Promise<Feed> {
  const matchId = feed.matches.map(({ id }) => id);
  const corrections = await models.StatCorrection.findAll({
    where: { competitionId, endedAt: null, ...(isPartial ? { matchId } : {}) },
    order: [['id', 'ASC']],
    raw: true,
    transaction,
  });
  const { stats, endedCorrections } = applyCorrections(feed, corrections);
  for (const { id, matchId, because } of endedCorrections) {
    await models.StatCorrection.update({ endedAt: clock.now() }, { where: { id }, transaction });
    const entry = { actorId: null, action: 'stat.correction-ended', subject: `match ${matchId}` };
    await writeAudit(
      { models, clock },
      { ...entry, reason: because.slice(0, 500), details: { correctionId: id } },
      transaction,
    );
  }
  const warnings = [...feed.warnings, ...endedCorrections.map(({ because }) => `${because}.`)];
  const names = new Map(feed.players.map(({ id, name }) => [id, name]));
  const edits = corrections.map(({ id, playerId, field }) => ({
    kind: 'figure' as const,
    subject: `${names.get(playerId) ?? playerId}, ${field}`,
    isKept: !endedCorrections.some((one) => one.id === id),
  }));
  return { ...feed, stats, warnings, edits: [...(feed.edits ?? []), ...edits] };
}

/** The fields of a correction that decide its effect. */
export type HeldCorrection = Pick<
  StatCorrection,
  'id' | 'matchId' | 'playerId' | 'field' | 'feedValue' | 'toValue'
>;

/** A correction that no longer holds, and why in words. */
interface EndedCorrection {
  readonly id: number;
  readonly matchId: number;
  readonly because: string;
}

interface CorrectedStats {
  readonly stats: readonly FeedStat[];
  readonly endedCorrections: readonly EndedCorrection[];
}

/**
 * Applies corrections to the statistics of a feed. A correction ends when the feed sends another figure than the one it
 * corrected, and when the corrected row would break the rules of a feed.
 * @param corrections those in force, at most one for each figure
 */
export function applyCorrections(
  { matches, players, stats }: Pick<Feed, 'matches' | 'players' | 'stats'>,
  corrections: readonly HeldCorrection[],
): CorrectedStats {
  if (corrections.length === 0) return { stats, endedCorrections: [] };
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const playerById = new Map(players.map((player) => [player.id, player]));
  const byRow = groupByRow(corrections);
  const feedRows = new Set(stats.map(keyOf));
  const endedCorrections: EndedCorrection[] = [];
  const correct = (feedStat: FeedStat, match: FeedMatch, player: FeedPlayer | undefined) => {
    const row = correctRow(feedStat, byRow.get(keyOf(feedStat)) ?? [], match, player);
    endedCorrections.push(...row.endedCorrections);
    return row.stat;
  };
  const correctedStats = stats.map((stat) => {
    const match = matchById.get(stat.matchId);
    return match && byRow.has(keyOf(stat)) ? correct(stat, match, playerById.get(stat.playerId)) : stat;
  });
  const addedStats = [...byRow].flatMap(([key, ofRow]) => {
    const [{ matchId, playerId } = { matchId: 0, playerId: 0 }] = ofRow;
    const match = matchById.get(matchId);
    const player = playerById.get(playerId);
    if (feedRows.has(key)) return [];
    if (!match || !player) {
      endedCorrections.push(
        ...ofRow.map(({ id }) => ({ id, matchId, because: 'its match or player is gone' })),
      );
      return [];
    }
    const nothing = emptyStat(match, player);
    const row = correct(nothing, match, player);
    return row === nothing ? [] : [row];
  });
  return { stats: [...correctedStats, ...addedStats], endedCorrections };
}

function keyOf({ matchId, playerId }: { readonly matchId: number; readonly playerId: number }): string {
  return `${matchId} ${playerId}`;
}

function groupByRow(corrections: readonly HeldCorrection[]): ReadonlyMap<string, readonly HeldCorrection[]> {
  const byRow = new Map<string, HeldCorrection[]>();
  for (const correction of corrections) {
    const ofRow = byRow.get(keyOf(correction));
    if (ofRow) ofRow.push(correction);
    else byRow.set(keyOf(correction), [correction]);
  }
  return byRow;
}

/** The very row when nothing of it is another. */
function correctRow(
  feedStat: FeedStat,
  corrections: readonly HeldCorrection[],
  match: FeedMatch,
  player: FeedPlayer | undefined,
): { readonly stat: FeedStat; readonly endedCorrections: readonly EndedCorrection[] } {
  // A match that the feed plays again is corrected once it is over.
  if (matchPhase(match) !== 'over') return { stat: feedStat, endedCorrections: [] };
  const name = player?.name ?? `player ${feedStat.playerId}`;
  const place = (field: string) => `match ${match.id}, ${name}, ${field}`;
  const applicable = corrections.filter(
    ({ field, feedValue: before }) => figureOf(feedStat, field) === before,
  );
  const overtakenCorrections = corrections
    .filter((correction) => !applicable.includes(correction))
    .map(({ id, matchId, field, feedValue: before, toValue }) => ({
      id,
      matchId,
      because: `${place(field)}: the feed gives ${figureOf(feedStat, field) ?? 'nothing'} instead of ${before ?? 'nothing'}, so the correction to ${toValue ?? 'nothing'} ended`,
    }));
  const figures = applicable.filter(({ field, toValue }) => figureOf(feedStat, field) !== toValue);
  if (figures.length === 0) return { stat: feedStat, endedCorrections: overtakenCorrections };
  const stat = withFigures(
    feedStat,
    Object.fromEntries(figures.map(({ field, toValue }) => [field, toValue])),
  );
  const problem = problemOf(stat, match, player);
  if (problem === null) return { stat, endedCorrections: overtakenCorrections };
  const impossible = applicable.map(({ id, matchId, field }) => ({
    id,
    matchId,
    because: `${place(field)}: the correction does not fit what the feed gives now (${problem}) and ended`,
  }));
  return { stat: feedStat, endedCorrections: [...overtakenCorrections, ...impossible] };
}
