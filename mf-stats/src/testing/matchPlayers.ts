import type { MatchPlayer, MatchSide } from '@euro/api-contract';
import { COACH, DEFENDER, FORWARD, GOALKEEPER, type MatchStat, MIDFIELDER } from '@euro/game';
import { exampleCoachMatch, examplePlayerMatch } from '@euro/game-ui/testing';

/** A player of Germany–Scotland with the given statistics; his points are computed by the rules. */
function matchPlayer(
  id: number,
  short: string,
  positionId: MatchPlayer['positionId'],
  stats: Partial<MatchStat> = {},
  fields: Partial<MatchPlayer> = {},
): MatchPlayer {
  const stat = { minutes: 90, conceeded: 1, ...stats };
  const { lines, points } = examplePlayerMatch(stat, positionId);
  const { goals = 0, assists = 0, own_goals = 0, yellow_cards = 0, red_card = 0 } = stats;
  return {
    id,
    name: short,
    short,
    positionId,
    shirt: id % 100,
    in: stat.minutes,
    started: true,
    inMin: 0,
    outMin: stat.minutes,
    goals,
    assists,
    own_goals,
    yellow_cards,
    red_card,
    points,
    lines,
    ...fields,
  };
}

/** A player who came on after the given minutes, for the rest of the match. */
function substitute(
  id: number,
  short: string,
  positionId: MatchPlayer['positionId'],
  inMin: number,
  stats: Partial<MatchStat> = {},
): MatchPlayer {
  const minutes = 90 - inMin;
  return matchPlayer(
    id,
    short,
    positionId,
    { minutes, conceeded: 0, ...stats },
    { started: false, inMin, outMin: 90 },
  );
}

const NOT_PLAYED = { started: false, inMin: null, outMin: null };

function coach(id: number, short: string, clubId: number): MatchPlayer {
  const { lines, points } = exampleCoachMatch(clubId);
  return matchPlayer(id, short, COACH, { minutes: 0 }, { shirt: null, ...NOT_PLAYED, lines, points });
}

/** Germany in the opening match, 5–1; Kroos and most of the squad left out. */
export const germany: MatchSide = {
  id: 1,
  short: 'GER',
  name: 'Duitsland',
  players: [
    coach(100, 'Nagelsmann', 1),
    matchPlayer(107, 'Havertz', FORWARD, { goals: 1, assists: 1, skillIndex: 1, duelWon: 3 }),
    matchPlayer(101, 'Neuer', GOALKEEPER),
    matchPlayer(102, 'Rüdiger', DEFENDER, { own_goals: 1, interception: 2 }),
    matchPlayer(104, 'Tah', DEFENDER, { yellow_cards: 1 }),
    matchPlayer(110, 'Musiala', MIDFIELDER, { minutes: 74, goals: 1, skillIndex: 2 }),
    matchPlayer(117, 'Wirtz', MIDFIELDER, { goals: 1 }),
    substitute(125, 'Can', MIDFIELDER, 81, { goals: 1 }),
    substitute(109, 'Füllkrug', FORWARD, 63, { goals: 1, skillIndex: 3 }),
    matchPlayer(112, 'Baumann', GOALKEEPER, { minutes: 0 }, NOT_PLAYED),
  ],
};

export const scotland: MatchSide = {
  id: 2,
  short: 'SCO',
  name: 'Schotland',
  players: [
    matchPlayer(201, 'Gunn', GOALKEEPER, { conceeded: 5 }),
    matchPlayer(215, 'Porteous', DEFENDER, { minutes: 44, red_card: 1, conceeded: 3 }),
    matchPlayer(207, 'McGinn', MIDFIELDER),
    matchPlayer(210, 'Adams', FORWARD, { shotOffTarget: 3 }),
    substitute(205, 'Hanley', DEFENDER, 45, { conceeded: 2 }),
  ],
};

/** The same side as it is announced before the kick-off: who starts, and nothing else yet. */
export function announcedSide(side: MatchSide): MatchSide {
  const unplayed = { in: 0, inMin: null, outMin: null, points: 0, lines: [] };
  const none = { goals: 0, assists: 0, own_goals: 0, yellow_cards: 0, red_card: 0 };
  return { ...side, players: side.players.map((player) => ({ ...player, ...unplayed, ...none })) };
}
