import type { RankingRow } from '@euro/api-contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { home } from '../kit/home.js';

/** The portal's HTTP interface; unexpected requests are errors. */
export const portal = setupServer();

export const api = (path: string) => new URL(`api/${path}`, home.portal).href;

/** The portal's cache headers while a match runs, and otherwise. */
export const LIVE = { 'Cache-Control': 'public, max-age=0, s-maxage=2' };
export const QUIET = { 'Cache-Control': 'public, max-age=0, s-maxage=10' };

export const answers = (path: string, body: object, headers: Record<string, string> = QUIET) =>
  http.get(api(path), () => HttpResponse.json(body, { headers }));

export const refuses = (path: string, status: number, headers: Record<string, string> = {}) =>
  http.get(api(path), () => HttpResponse.json({ error: { code: 'x', message: 'x' } }, { status, headers }));

type Team = RankingRow['team'];

export function rankingRow(
  id: number,
  changes: Partial<Team> & { readonly manager?: string } = {},
): RankingRow {
  const { manager = 'Sofie Vermeulen', ...team } = changes;
  const [firstName = '', lastName = ''] = manager.split(' ');
  return {
    team: {
      id,
      name: `Ploeg ${id}`,
      badge: null,
      user: { firstName, lastName, nameVisible: manager !== '', premium: false },
      rank: id,
      points: 400 - id / 2,
      weekPoints: 40,
      move: 0,
      shared: false,
      prizes: [],
      ...team,
    },
  };
}

export function rankingPage(rows: readonly RankingRow[], changes: object = {}): object {
  return {
    totalRecords: 48_213,
    weekId: 5,
    confirmed: true,
    chosen: null,
    choices: [],
    data: rows,
    ...changes,
  };
}
