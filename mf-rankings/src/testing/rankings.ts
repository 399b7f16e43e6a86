import type { RankingRow, ResponseOf } from '@euro/api-contract';

type Rankings = ResponseOf<'GET rankings/{type}'>;
type Team = RankingRow['team'];

/** A team of a ranking: one that shows its manager's name by default. */
export function rankedTeam(id: number, name: string, fields: Partial<Team> = {}): RankingRow {
  return {
    team: {
      id,
      rank: id,
      name,
      badge: null,
      points: 400 - id,
      weekPoints: 60,
      move: 0,
      shared: false,
      prizes: [],
      user: { firstName: 'Sofie', lastName: 'Vermeulen', nameVisible: true, premium: false },
      ...fields,
    },
  };
}

/** The team of the signed-in user, far from the top. */
export const ownTeam = rankedTeam(7, 'Tielemans & Zonen', {
  rank: 41,
  points: 298.5,
  weekPoints: 58.5,
  move: 36,
});

const names = [
  'Onder de Lat',
  'Kwaremont United',
  'Friture Doku',
  'De Twaalfde Man',
  'Panenka aan Zee',
  'Olmo Later',
  'Het Kanon van Kortrijk',
  'Buitenspel BV',
  'Yamal in de Bocht',
  'Catenaccio Catering',
];

/** The first ten of 42 teams after matchday 1. */
export function firstPage(fields: Partial<Rankings> = {}): Rankings {
  const data = names.map((name, index) =>
    rankedTeam(101 + index, name, { rank: index + 1, points: 71 - index / 2 }),
  );
  return {
    totalRecords: 42,
    weekId: 1,
    confirmed: true,
    chosen: null,
    choices: [],
    data,
    own: null,
    ownPosition: fields.own?.team.rank ?? null,
    ...fields,
  };
}

/** Before there are points. */
export const noRanking: Rankings = firstPage({ totalRecords: 0, weekId: null, confirmed: false, data: [] });
