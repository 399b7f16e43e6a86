import { COMMON } from '../bench/rankings.js';
import type { Load, LoadResult } from '../kit/loadClients.js';
import type { Manager } from '../kit/managers.js';
import type { Program } from '../kit/programs.js';
import type { Figure } from './figures.js';
import type { Product } from './product.js';
import type { Stage } from './stage.js';

/** Requests of a figure after the warm-up, warm-up requests, and concurrent clients. */
const [REQUESTS, WARM_UP, CLIENTS] = [400, 100, 8];
/** Number of pages requested in turn. */
const PAGES = 10;
const PAGE = 10;
/** Between pages all over a ranking; a prime number. */
const STEP = 7_919;
/** Managers whose own teams are requested. */
export const MANAGERS = 200;
/** The status of a call that the server did not answer in time, or has no room for. */
const SENT_BACK = '503';

interface Places {
  readonly api: Product;
  readonly clients: Program;
  readonly teams: number;
}

/** Parameters of a call, by its number. */
type RequestOf = (number: number) => { readonly path: string; readonly token?: string | undefined };

/** Ranking pages, own teams and leagues, as callers ask for them; no answer is a cached one. */
export async function measureReads(stage: Stage, places: Places): Promise<Figure[]> {
  const { teams } = places;
  const { answer: managers } = await stage.ask<Manager[]>('signIn', { count: MANAGERS });
  const manager = (number: number) => managers[number % managers.length];
  const pages = Math.ceil(teams / PAGE);
  const visitors = {
    'ranking, page 1': () => ranking(1),
    'ranking, the ten pages in the middle': (number: number) =>
      ranking(Math.floor(pages / 2) + (number % PAGES)),
    'ranking, the last ten pages': (number: number) => ranking(pages - (number % PAGES)),
    'ranking, pages all over': (number: number) => ranking(1 + ((number * STEP) % pages)),
  };
  const signedIn = {
    'own rank': () => 'rankings/general?pageRecords=1',
    'own team': (number: number) => `team/${manager(number)?.teamId}`,
    'table of a league of twelve': (number: number) => `league/${manager(number)?.leagueId}`,
  };
  return measureCalls(stage, places, {
    'a probe of the process, without the database': () => ({ path: 'health/live' }),
    ...Object.fromEntries(
      Object.entries(visitors).map(([what, path]) => [what, (number: number) => ({ path: path(number) })]),
    ),
    ...Object.fromEntries(
      Object.entries(signedIn).map(([what, path]) => [
        what,
        (number: number) => ({ path: path(number), token: manager(number)?.token }),
      ]),
    ),
  });
}

/** Searches for names, by two letters that many have and by whole ones. */
export async function measureSearches(stage: Stage, places: Places): Promise<Figure[]> {
  const names = await readNames(places.api, ranking(Math.ceil(places.teams / PAGE / 3)));
  const search = (name = '') => ({ path: `rankings/general?name=${encodeURIComponent(name)}` });
  const calls = {
    'search, two letters': (number: number) => search(COMMON[number % COMMON.length]),
    'search, a whole name': (number: number) => search(names[number % names.length]),
  };
  return measureCalls(stage, places, calls, { maySendBack: true });
}

const ranking = (number: number) => `rankings/general?pageNumber=${Math.max(1, number)}`;

async function measureCalls(
  stage: Stage,
  { api, clients }: Places,
  calls: Readonly<Record<string, RequestOf>>,
  { maySendBack = false } = {},
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const statuses = maySendBack ? ['200', SENT_BACK] : ['200'];
  for (const [what, call] of Object.entries(calls)) {
    const requests = Array.from({ length: REQUESTS }, (_, number) => get(call(number)));
    const load = { port: api.port, requests, clients: CLIENTS };
    const first = await sendAll(clients, { ...load, until: { requests: WARM_UP } }, statuses);
    const before = { node: (await api.usage()).cpu, database: stage.databaseCpu() };
    const result = await sendAll(clients, { ...load, until: { requests: REQUESTS } }, statuses);
    const node = (await api.usage()).cpu - before.node;
    const database = stage.databaseCpu();
    const figure = (how: string, value: number, unit = 'ms'): Figure => ({
      step: 'reads',
      what: `${what}, ${how}`,
      unit,
      value,
    });
    if (maySendBack)
      figures.push(
        figure('sent back of the first', shareSentBack(first), '%'),
        figure('sent back later', shareSentBack(result), '%'),
      );
    figures.push(
      figure('half of them', result.median),
      figure('99 of 100', result.p99),
      figure('CPU of Node', node / REQUESTS),
    );
    if (database !== null && before.database !== null)
      figures.push(figure('CPU of the database', (database - before.database) / REQUESTS));
  }
  return figures;
}

/** The percentage of calls that were sent back. */
export function shareSentBack({ sentBack, requests }: LoadResult): number {
  return (100 * sentBack) / requests;
}

let sentRequests = 0;

/** A request that no process has cached: each has another language. */
function get({ path, token }: ReturnType<RequestOf>): string {
  sentRequests += 1;
  return [
    `GET /api/${path} HTTP/1.1`,
    'Host: capacity',
    `Accept-Language: nl,en;q=0.${sentRequests}`,
    ...(token ? [`Authorization: ${token}`] : []),
    '\r\n',
  ].join('\r\n');
}

/** @throws when an answer is none of the statuses */
export async function sendAll(clients: Program, load: Load, statuses = ['200']): Promise<LoadResult> {
  const result = await clients.ask<LoadResult>(load);
  if (Object.keys(result.statuses).some((status) => !statuses.includes(status)))
    throw new Error(`Answers: ${JSON.stringify(result.statuses)} to ${load.requests[0]?.split('\r\n')[0]}`);
  return result;
}

async function readNames({ port }: Product, path: string): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}&pageRecords=40`);
  const { data } = (await response.json()) as { data: { team: { name: string } }[] };
  return data.map(({ team }) => team.name);
}
