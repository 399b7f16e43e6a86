import { COACH, competitionRules, type PositionId, scoreAppearance, sumPoints, toPoints } from '@euro/game';
import { storedSettings } from '../src/tournament/competition/storedSettings.js';
import type { Feed, FeedValue } from '../src/tournament/feed/feed.js';

const DAY = 24 * 60 * 60_000;
/** New values hold from this hour (UTC) of the morning after a matchday's last match. */
const MORNING = 4 * 60 * 60_000;
/** Matchdays that make a player's form. */
const FORM_MATCHDAYS = 3;
/** Nobody is worth less, in tenths of a million. */
const LEAST = 35;

/** How far a form is from the mean of the position, in points, and what that changes, in tenths of a million. */
const CHANGES = [
  { from: 9, change: 3 },
  { from: 7, change: 2 },
  { from: 5.5, change: 1 },
  { from: -3, change: 0 },
  { from: -4.5, change: -1 },
  { from: -6, change: -2 },
  { from: Number.NEGATIVE_INFINITY, change: -3 },
] as const;

/**
 * What players are worth after each matchday but the last, by this game's own rule: the form of everybody who played
 * in it (mean points of his last three matchdays) against the mean of his position. Coaches, and nations that are out,
 * keep their values.
 */
export function makeValues({
  players,
  matches,
  stats,
  settings,
}: Pick<Feed, 'players' | 'matches' | 'stats' | 'settings'>): FeedValue[] {
  const rules = competitionRules(storedSettings.parse(JSON.parse(settings)));
  const value = new Map(players.map((player) => [player.id, player.value]));
  const points = new Map<number, Map<number, number>>();
  const positionOf = new Map(players.map(({ id, positionId }) => [id, positionId]));
  for (const stat of stats) {
    if (stat.minutes === 0) continue;
    const own = toPoints(sumPoints(scoreAppearance(stat, positionOf.get(stat.playerId) ?? COACH, rules)));
    const ofPlayer = points.get(stat.playerId) ?? new Map<number, number>();
    points.set(stat.playerId, ofPlayer.set(stat.weekId, (ofPlayer.get(stat.weekId) ?? 0) + own));
  }
  const weeks = [...new Set(matches.map(({ weekId }) => weekId))].sort((a, b) => a - b);
  return weeks.slice(0, -1).flatMap((weekId) => {
    const ofWeek = matches.filter((match) => match.weekId === weekId);
    const fromAt = morningAfter(Math.max(...ofWeek.map(({ finishedAt }) => finishedAt)));
    const stillIn = new Set(
      matches.flatMap((match) => (match.weekId > weekId ? [match.homeId, match.awayId] : [])),
    );
    const forms = players.flatMap(({ id, positionId, clubId }) => {
      const own = points.get(id);
      return own?.has(weekId) ? [{ id, positionId, clubId, form: formIn(own, weekId) }] : [];
    });
    const means = meanByPosition(forms);
    return forms.flatMap(({ id, positionId, clubId, form }) => {
      if (!stillIn.has(clubId)) return [];
      const before = value.get(id) ?? 0;
      const after = Math.max(LEAST, before + changeFor(form - (means.get(positionId) ?? 0)));
      value.set(id, after);
      return after === before ? [] : [{ playerId: id, fromAt, value: after }];
    });
  });
}

function morningAfter(moment: number): number {
  return (Math.floor(moment / DAY) + 1) * DAY + MORNING;
}

function formIn(points: ReadonlyMap<number, number>, weekId: number): number {
  const playedMatchdays = [...points].filter(([week]) => week <= weekId).sort(([a], [b]) => a - b);
  const last = playedMatchdays.slice(-FORM_MATCHDAYS);
  return last.reduce((sum, [, own]) => sum + own, 0) / last.length;
}

function meanByPosition(
  forms: readonly { readonly positionId: PositionId; readonly form: number }[],
): ReadonlyMap<PositionId, number> {
  const groups = new Map<PositionId, number[]>();
  for (const { positionId, form } of forms) groups.set(positionId, [...(groups.get(positionId) ?? []), form]);
  return new Map(
    [...groups].map(([positionId, all]) => [
      positionId,
      all.reduce((sum, form) => sum + form, 0) / all.length,
    ]),
  );
}

function changeFor(distance: number): number {
  return CHANGES.find(({ from }) => distance >= from)?.change ?? 0;
}

/** The values as the file of a feed. */
export function writeValues(values: readonly FeedValue[]): string {
  const rows = values.map(({ playerId, fromAt, value }) => {
    const from = new Date(fromAt).toISOString().replace('.000Z', 'Z');
    return `${playerId},${from},${(value / 10).toFixed(1)}`;
  });
  return ['player,from,value', ...rows, ''].join('\n');
}
