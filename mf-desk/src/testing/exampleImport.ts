import type { PackImport } from '@euro/api-contract';

type Lines = NonNullable<NonNullable<PackImport['report']>['lines']>;

const ofRow = { change: 'updated', match: null, weekId: null, reopens: false } as const;

const exampleLines: Lines = [
  {
    ...{ ...ofRow, table: 'competition', subject: 'transfersAllowed' },
    fields: [{ field: 'transfersAllowed', from: 2, to: 3 }],
  },
  {
    ...{ ...ofRow, table: 'matches', subject: 'GER–SCO', weekId: 1 },
    fields: [
      { field: 'score', from: '5–1', to: '3–0' },
      { field: 'state', from: null, to: 'awarded' },
    ],
  },
  {
    ...{ ...ofRow, table: 'matches', subject: 'POR–CZE', weekId: 2 },
    fields: [
      { field: 'kickoffAt', from: '2024-06-18T19:00:00.000Z', to: '2024-06-19T19:00:00.000Z' },
      { field: 'weekId', from: 1, to: 2 },
    ],
  },
  {
    ...{ ...ofRow, table: 'stats', subject: 'Musiala', match: 'GER–SCO', weekId: 1 },
    fields: [{ field: 'goals', from: 1, to: 2 }],
  },
  { ...ofRow, table: 'players', change: 'added', subject: 'Lamine Yamal', fields: [] },
  { ...ofRow, table: 'players', change: 'removed', subject: 'Gavi', fields: [] },
];

/** A dry run that finds a new transfer of a player and another setting. */
export function exampleImport(fields: Partial<PackImport> = {}): PackImport {
  return {
    isDone: false,
    readAt: '2024-06-19T16:12:00.000Z',
    tookMs: 3400,
    problems: [],
    report: {
      competitionFeed: 'EUROM',
      seasonId: 2024,
      isDraft: false,
      changes: 32,
      tables: [
        {
          table: 'competition',
          added: 0,
          updated: 1,
          removed: 0,
          addedNames: [],
          removedNames: [],
          updates: ['transfersAllowed: 2 → 3'],
        },
        {
          table: 'matches',
          ...{ added: 0, updated: 2, removed: 0, rows: 51 },
          ...{ addedNames: [], removedNames: [], updates: [] },
        },
        {
          table: 'stats',
          ...{ added: 26, updated: 1, removed: 0, rows: 1598 },
          ...{ addedNames: [], removedNames: [], updates: [] },
        },
        {
          table: 'players',
          added: 1,
          updated: 0,
          removed: 1,
          rows: 646,
          addedNames: ['Lamine Yamal'],
          removedNames: ['Gavi'],
          updates: [],
        },
      ],
      moves: [],
      lines: exampleLines,
      edits: [{ kind: 'setting', subject: 'saleStep', isKept: true }],
      warnings: ['Gavi has no statistics.', 'Match 1: the home side’s score is 4.'],
      places: [{ warning: 'Match 1: the home side’s score is 4.', file: 'matches.csv', line: 2 }],
      toSettle: [2],
      toSettleAgain: [1],
      teams: {
        ...{ teams: 1118, of: 6020, moved: 893, farthest: 112 },
        movers: [
          {
            ...{ teamId: 4, name: 'Onder de Lat' },
            ...{ points: { from: 812, to: 799.5 }, rank: { from: 41, to: 58 } },
          },
        ],
      },
    },
    ...fields,
  };
}
