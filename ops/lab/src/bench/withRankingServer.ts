import { freePort } from '@euro/gateway/testing';
import { type Worker, withWorker } from '../kit/programs.js';

interface RankingOptions {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly teams: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Serves a ranking of this many teams (`rankingServer.ts`) for as long as it is used. */
export async function withRankingServer<T>(
  { databaseUrl, folder, teams, env = {} }: RankingOptions,
  use: (server: Worker, url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, BENCH_TEAMS: String(teams) };
  return withWorker('bench/rankingServer', { ...settings, BENCH_PORT: String(port), ...env }, (server) =>
    use(server, `http://127.0.0.1:${port}`),
  );
}

/** @throws when the answer is not a success */
export async function readJson<Body>(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return (await response.json()) as Body;
}

/** Bytes as a text. */
export const megabytes = (bytes: unknown) => `${Math.round(Number(bytes) / 1_048_576)} MB`;
