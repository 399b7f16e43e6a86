import type { MatchdayState } from '@euro/api-contract';
import { seedTeams } from '../demo/seedTeams.js';
import type { MatchStat } from '../models/index.js';
import { importTournament } from './importTournament.js';
import { type Person, signedIn } from './people.js';
import { startTestApi, type TestApi } from './testApi.js';
import type { Answer } from './testClient.js';

export const AFTER_TWO = '2024-06-22T21:00:00Z';
export const DESK_TEAMS = { teams: 60, weekId: 1, seed: 7 };
/** Germany–Scotland, 5–1. */
export const OPENING = 1;
export const reason = 'Verslag van de UEFA';

/** An operator at work, after two matchdays. */
export interface Desk {
  readonly api: TestApi;
  readonly operator: Person;
  change(weekId: number, verb: 'settle' | 'confirm' | 'reopen', body?: object): Promise<Answer>;
  matchdays(): Promise<MatchdayState[]>;
  /** Action and subject of everything in the audit log, the newest first. */
  audited(): Promise<[string, string][]>;
  /** A correction in the opening match. */
  correct(body: object): Promise<Answer>;
  /** Somebody of the opening match whom most teams have among their starters, with his row. */
  scorer(): Promise<MatchStat>;
}

/** The tournament with sixty teams, two matchdays played and none of them settled. */
export async function openDesk(): Promise<Desk> {
  const api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, DESK_TEAMS);
  const operator = await signedIn(api, { roles: ['operator'] });
  api.clock.set(AFTER_TWO);
  return {
    api,
    operator,
    change: (weekId, verb, body = { reason }) =>
      operator.client.post(`admin/matchdays/${weekId}/${verb}`, body),
    matchdays: async () => (await operator.client.get('admin/overview')).body.matchdays,
    async audited() {
      const { body } = await operator.client.get('admin/audit?pageRecords=100');
      return body.entries.map(({ action, subject }: Record<string, string>) => [action, subject]);
    },
    correct: (body) => operator.client.post('admin/corrections', { matchId: OPENING, reason, ...body }),
    scorer: () => loadMostPopularStat(api),
  };
}

async function loadMostPopularStat({ database: { models } }: TestApi): Promise<MatchStat> {
  const where = { matchId: OPENING };
  const rows = await models.MatchStat.findAll({ where, order: ['playerId'], raw: true });
  const lineups = await models.TeamLineup.findAll({ where: { weekId: 1 }, raw: true });
  const starters = lineups.flatMap(({ starting }) => starting.split(',').map(Number));
  const teams = (playerId: number) => starters.filter((id) => id === playerId).length;
  const [row] = rows
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => teams(b.playerId) - teams(a.playerId));
  if (!row || teams(row.playerId) === 0) throw new Error('Nobody has a player of the opening match.');
  return row;
}
