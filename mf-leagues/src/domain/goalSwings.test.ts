import { type MatchStat, matchOutcome, scoreAppearance, scoreCoach, toPoints } from '@euro/game';
import { examplePlayersById, exampleRules, exampleStat } from '@euro/game/testing';
import { exampleMatch } from '@euro/platform/testing';
import { scoredSelection } from '../testing/scoredSelection.js';
import { decisiveGoal } from './decisiveGoal.js';
import { goalSwings } from './goalSwings.js';

// Germany against Hungary, 1-1 in minute 62.
const [NAGELSMANN, NEUER, RUDIGER, MUSIALA, ROSSI, GULACSI, VARGA, HORVATH] = [
  100, 101, 102, 110, 300, 301, 319, 325,
];
const [GERMANY, HUNGARY] = [1, 3];
const side = (id: number) => ({ id, short: '', name: '' });
const MINUTE = 62;

type Score = readonly [germany: number, hungary: number];
type Goals = Readonly<Record<number, number>>;

/** A player as the rules score him; goals by player, and Horváth came on when it was 1-1 already. */
function score(playerId: number, multiplier: number, [germany, hungary]: Score, goals: Goals) {
  const player = examplePlayersById.get(playerId);
  if (!player) throw new Error(`No player ${playerId}.`);
  const [own, against] = player.clubId === GERMANY ? [germany, hungary] : [hungary, germany];
  const stat: MatchStat = exampleStat({
    minutes: playerId === HORVATH ? 5 : MINUTE,
    goals: goals[playerId] ?? 0,
    conceeded: playerId === HORVATH ? against - 1 : against,
  });
  const lines =
    player.positionId === 0
      ? scoreCoach(matchOutcome(own, against), exampleRules)
      : scoreAppearance(stat, player.positionId, exampleRules);
  const half = lines.reduce((sum, line) => sum + line.points, 0);
  return scoredSelection(playerId, {
    ...{ multiplier, minutes: stat.minutes, points: toPoints(half) },
    total: toPoints(Math.round(half * multiplier)),
    lines: lines.map((line) => ({ ...line, points: toPoints(line.points) })),
  });
}

const OWN = [MUSIALA, NEUER, RUDIGER, ROSSI];
const OTHER = [VARGA, HORVATH, GULACSI, NAGELSMANN];
const teams = (at: Score, goals: Goals) =>
  [
    OWN.map((id) => score(id, id === MUSIALA ? 1.5 : 1, at, goals)),
    OTHER.map((id) => score(id, id === VARGA ? 1.5 : 1, at, goals)),
  ] as const;
const totalOf = (selections: readonly { readonly total: number }[]) =>
  selections.reduce((sum, { total }) => sum + total, 0);

const match = exampleMatch({
  ...{ id: 7, status: 'live', minute: MINUTE, homeScore: 1, awayScore: 1 },
  ...{ homeId: side(GERMANY), awayId: side(HUNGARY) },
});
const lookups = {
  rules: exampleRules,
  matchOf: () => match,
  playerOf: (playerId: number) => examplePlayersById.get(playerId),
};

it.each([
  ['the captain', MUSIALA, [2, 1]],
  ['a player of the other team', VARGA, [1, 2]],
  ['who came on', HORVATH, [1, 2]],
  ['a defender', RUDIGER, [2, 1]],
] as const)('a goal of %s brings both teams what the rules give after it', (_who, playerId, after) => {
  const goals = { [VARGA]: 1 };
  const before = teams([1, 1], goals);
  const later = teams(after, { ...goals, [playerId]: (playerId === VARGA ? 1 : 0) + 1 });
  const swing = goalSwings(...before, lookups).find((one) => one.playerId === playerId);
  const [own, other] = [totalOf(later[0]) - totalOf(before[0]), totalOf(later[1]) - totalOf(before[1])];
  expect(swing).toEqual({ playerId, own, other, swing: own - other });
  expect(own).not.toBe(other);
});

it('a goal is that of players on the pitch who count, without goalkeepers and coaches, the best one first', () => {
  const [own, other] = teams([1, 1], {});
  const scorers = (...sides: [typeof own, typeof other]) =>
    goalSwings(...sides, lookups).map(({ playerId }) => playerId);
  expect(scorers(own, other)).toEqual([MUSIALA, RUDIGER, HORVATH, VARGA]);
  const withdrawn = own.map((one) => ({ ...one, status: 'off' as const }));
  const reserves = other.map((one) => ({ ...one, counted: one.playerId !== VARGA }));
  expect(scorers(withdrawn, reserves)).toEqual([HORVATH]);
});

it('a goal of a player of both teams changes nothing between them', () => {
  const shared = [score(MUSIALA, 1, [1, 1], {})];
  expect(goalSwings(shared, shared, lookups)).toMatchObject([{ own: 5, other: 5, swing: 0 }]);
});

it.each([
  ['behind', -2, 5, 1],
  ['level', 0, 5, 1],
  ['ahead', 2, -4, 3],
  ['too far behind', -9, null, null],
  ['too far ahead', 9, null, null],
])('the goal that changes who is ahead: %s', (_where, lead, swing, playerId) => {
  const swings = [5, 3, -4].map((each, at) => ({ playerId: at + 1, own: 0, other: 0, swing: each }));
  const goal = decisiveGoal(swings, lead);
  expect([goal?.swing ?? null, goal?.playerId ?? null]).toEqual([swing, playerId]);
});
