import type { Row, RowChanges } from '../../infra/db/writeRows.js';
import { writeMoment } from '../../infra/text/writeMoment.js';
import { clubInMatch } from './clubInMatch.js';
import type { Feed, FeedPlayer } from './feed.js';
import { matchPhase } from './matchPhase.js';

type Names = Pick<Feed, 'clubs' | 'players'>;

/** The columns of a match that decide its state. */
interface Standing {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly minute: number | null;
  readonly isFinal: boolean;
}

/**
 * Changes as lines for the operator: of matches their line-ups, kick-offs, scores and minutes, ends and corrections; of
 * players whoever moves or leaves.
 */
export function describeMoves(
  names: Names,
  { matches, stats, players }: Readonly<Record<'matches' | 'stats' | 'players', RowChanges>>,
  all: readonly Row[],
): string[] {
  const shorts = new Map<unknown, string>(names.clubs.map(({ id, short }) => [id, short]));
  const side = (id: Row[string] | undefined) => shorts.get(id) ?? '?';
  const playerById = new Map<unknown, FeedPlayer>(names.players.map((player) => [player.id, player]));
  const moves = matches.updated.flatMap((row, index) => {
    const change = describeChange(standing(matches.befores[index] ?? {}), standing(row));
    return change === null ? [] : [`${side(row.homeId)}–${side(row.awayId)}: ${change}`];
  });
  const announcements = all.flatMap((match) => {
    if (matchPhase(standing(match)) !== 'to-come') return [];
    const addedStarters = stats.added.filter((row) => row.matchId === match.id && row.started === true);
    const clubs = addedStarters.map(({ playerId }) =>
      clubInMatch(playerById.get(playerId), { kickoffAt: Number(match.kickoffAt) }),
    );
    return [...new Set(clubs)].map(
      (clubId) => `${side(match.homeId)}–${side(match.awayId)}: line-up of ${side(clubId)}`,
    );
  });
  return [...announcements, ...moves, ...describeDepartures(names, players)];
}

/** Players who come to another club or leave: "Rice: WHU, ARS from 2023-07-15T00:00:00Z". */
function describeDepartures(names: Names, { updated, befores }: RowChanges): string[] {
  const playerById = new Map<unknown, FeedPlayer>(names.players.map((player) => [player.id, player]));
  const shorts = new Map(names.clubs.map(({ id, short }) => [id, short]));
  return updated.flatMap(({ id, spells, leftAt }, index) => {
    const player = playerById.get(id);
    const before = befores[index] ?? {};
    if (!player) return [];
    const clubs = (player.spells ?? []).map(({ clubId, fromAt }) =>
      fromAt === 0 ? `${shorts.get(clubId)}` : `${shorts.get(clubId)} from ${writeMoment(fromAt)}`,
    );
    return [
      ...((before.spells ?? null) === spells ? [] : [`${player.name}: ${clubs.join(', ') || 'one club'}`]),
      ...(Number(before.leftAt ?? 0) === Number(leftAt ?? 0)
        ? []
        : [`${player.name}: ${leftAt === null ? 'is back' : `left on ${writeMoment(Number(leftAt))}`}`]),
    ];
  });
}

function standing({ homeScore, awayScore, minute, isFinal }: Row): Standing {
  const whole = (value: Row[string] | undefined) => (typeof value === 'number' ? value : null);
  return {
    homeScore: whole(homeScore),
    awayScore: whole(awayScore),
    minute: whole(minute),
    isFinal: Boolean(isFinal),
  };
}

/** Null when nothing moved that people see. */
function describeChange(before: Standing, after: Standing): string | null {
  const [was, is] = [describe(before), describe(after)];
  if (was === is) return null;
  return matchPhase(before) === 'to-come' ? is : `${is} (was ${was})`;
}

function describe(at: Standing): string {
  const score = `${at.homeScore}–${at.awayScore}`;
  switch (matchPhase(at)) {
    case 'to-come':
      return 'not begun';
    case 'running':
      return `${score}, minute ${at.minute}`;
    case 'over':
      return at.isFinal ? `${score}, over and final` : `${score}, over`;
  }
}
