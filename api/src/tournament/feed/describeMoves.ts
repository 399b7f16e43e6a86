import { SPECIAL_STATES, type SpecialState } from '@euro/game';
import type { Row, RowChanges } from '../../infra/db/writeRows.js';
import { writeMoment } from '../../infra/text/writeMoment.js';
import { clubInMatch } from './clubInMatch.js';
import { describeSpells } from './describeSpells.js';
import type { Feed, FeedPlayer } from './feed.js';
import { matchPhase } from './matchPhase.js';

type Names = Pick<Feed, 'clubs' | 'players'>;

/** The columns of a match that decide its state. */
interface Standing {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly minute: number | null;
  readonly isFinal: boolean;
  readonly state: SpecialState | null;
  /** The matchday in which it counts. */
  readonly weekId: number | null;
}

/**
 * Changes as lines for the operator: of matches their line-ups, kick-offs, scores and minutes, ends and corrections; of
 * players who move or leave.
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
    const clubs = describeSpells(spells, (clubId) => shorts.get(clubId));
    return [
      ...((before.spells ?? null) === spells ? [] : [`${player.name}: ${clubs ?? 'one club'}`]),
      ...(Number(before.leftAt ?? 0) === Number(leftAt ?? 0)
        ? []
        : [`${player.name}: ${leftAt === null ? 'is back' : `left on ${writeMoment(Number(leftAt))}`}`]),
    ];
  });
}

function standing({ homeScore, awayScore, minute, isFinal, state, weekId }: Row): Standing {
  const whole = (value: Row[string] | undefined) => (typeof value === 'number' ? value : null);
  return {
    homeScore: whole(homeScore),
    awayScore: whole(awayScore),
    minute: whole(minute),
    isFinal: Boolean(isFinal),
    state: SPECIAL_STATES.find((one) => one === state) ?? null,
    weekId: whole(weekId),
  };
}

/** Null when nothing moved that people see. */
function describeChange(before: Standing, after: Standing): string | null {
  const [was, is] = [describe(before), describe(after)];
  const moved =
    before.weekId === after.weekId || before.weekId === null
      ? []
      : [`counts in matchday ${after.weekId} (was ${before.weekId})`];
  const isPlain = matchPhase(before) === 'to-come' && before.state === null;
  const played = was === is ? [] : [isPlain ? is : `${is} (was ${was})`];
  return [...played, ...moved].join(', ') || null;
}

function describe(at: Standing): string {
  const score = `${at.homeScore}–${at.awayScore}`;
  if (at.state !== null) {
    const minute = at.minute === null ? '' : ` in minute ${at.minute}`;
    return at.homeScore === null ? at.state : `${score}, ${at.state}${minute}`;
  }
  switch (matchPhase(at)) {
    case 'to-come':
      return 'not begun';
    case 'running':
      return `${score}, minute ${at.minute}`;
    case 'awarded':
    case 'over':
      return at.isFinal ? `${score}, over and final` : `${score}, over`;
  }
}
