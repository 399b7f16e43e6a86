import type { MatchPlayer, MatchSide } from '@euro/api-contract';

/** A player of Germany–Scotland who did nothing to be noticed, unless told otherwise. */
export function matchPlayer(id: number, short: string, fields: Partial<MatchPlayer> = {}): MatchPlayer {
  return {
    id,
    name: short,
    short,
    positionId: 3,
    shirt: id % 100,
    in: 90,
    started: true,
    inMin: 0,
    outMin: 90,
    goals: 0,
    assists: 0,
    own_goals: 0,
    yellow_cards: 0,
    red_card: 0,
    points: 2,
    lines: [{ rule: 'minutes-60', stat: 90, points: 2 }],
    ...fields,
  };
}

/** Germany in the opening match, 5–1; Kroos and most of the squad left out. */
export const germany: MatchSide = {
  id: 1,
  short: 'GER',
  name: 'Duitsland',
  players: [
    matchPlayer(100, 'Nagelsmann', {
      positionId: 0,
      shirt: null,
      in: 0,
      started: false,
      points: 3,
      lines: [{ rule: 'coach-win', stat: 1, points: 3 }],
    }),
    matchPlayer(107, 'Havertz', { positionId: 4, goals: 1, assists: 1, points: 13 }),
    matchPlayer(101, 'Neuer', { positionId: 1 }),
    matchPlayer(102, 'Rüdiger', { positionId: 2, own_goals: 1, points: 1 }),
    matchPlayer(104, 'Tah', { positionId: 2, yellow_cards: 1 }),
    matchPlayer(110, 'Musiala', { goals: 1, points: 9 }),
    matchPlayer(117, 'Wirtz', { goals: 1, points: 7 }),
    matchPlayer(125, 'Can', { in: 10, started: false, inMin: 81, goals: 1, points: 7 }),
    matchPlayer(109, 'Füllkrug', { positionId: 4, in: 28, started: false, inMin: 63, goals: 1, points: 8 }),
    matchPlayer(112, 'Baumann', {
      positionId: 1,
      in: 0,
      started: false,
      inMin: null,
      outMin: null,
      points: 0,
      lines: [],
    }),
  ],
};

export const scotland: MatchSide = {
  id: 2,
  short: 'SCO',
  name: 'Schotland',
  players: [
    matchPlayer(201, 'Gunn', { positionId: 1 }),
    matchPlayer(215, 'Porteous', {
      positionId: 2,
      in: 44,
      outMin: 44,
      red_card: 1,
      points: -2,
      lines: [
        { rule: 'minutes-under-60', stat: 44, points: 1 },
        { rule: 'red-card', stat: 1, points: -3 },
      ],
    }),
    matchPlayer(207, 'McGinn'),
    matchPlayer(210, 'Adams', { positionId: 4, points: 1 }),
    matchPlayer(205, 'Hanley', { positionId: 2, in: 45, started: false, inMin: 45, points: -1 }),
  ],
};
