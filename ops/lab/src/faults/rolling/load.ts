import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createRandom, type Random } from '@euro/api/random';
import { until } from '../../kit/until.js';
import { PASSWORD, type SeededPlayer } from '../prepareGame.js';

/** Counts since the last reset. */
export interface Tally {
  requests: number;
  writes: number;
  /**
   * Requests that met a kept connection which nginx was just closing: sent once more on a new one, as browsers do (RFC
   * 9112 §9.3.1). Only a reload of nginx explains them.
   */
  resent: number;
  /** Milliseconds. */
  readonly times: number[];
  readonly failures: string[];
}

/** The part of a team's answer that is used here. */
interface Team {
  readonly version: number;
  readonly starting: readonly number[];
  readonly bench: readonly number[];
  readonly captainId: number;
  readonly viceCaptainId: number;
}

/** A player who signed in, and how many saves were acknowledged. */
interface SavedTeam {
  readonly teamId: number;
  readonly before: number;
  saves: number;
  readonly authorization: string;
}

interface Entered {
  readonly savedTeam: SavedTeam;
  readonly team: Team;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Reads of visitors: pages and calls. */
const READS = [
  '/api/players',
  '/api/matches',
  '/api/competition',
  '/api/rankings/general',
  '/registry.json',
  '/rankings',
] as const;
const TIMEOUT_MS = 30_000;
const SIGN_IN_MS = 60_000;

/** People who read and save over nginx, each one call after the other; nothing that failed is sent again. */
export class Load {
  private tally: Tally = emptyTally();
  private isOver = false;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly saved: SavedTeam[] = [];

  constructor(private readonly url: string) {}

  get requests(): number {
    return this.tally.requests;
  }

  /** Resets the counters. @returns their previous values */
  take(): Tally {
    const { tally } = this;
    this.tally = emptyTally();
    return tally;
  }

  stop(): void {
    this.isOver = true;
  }

  /** Reads until `stop`. */
  async read(seed: number): Promise<void> {
    const random = createRandom(seed);
    while (!this.isOver) await this.ask('GET', random.pick(READS));
  }

  /** Signs in; before the load begins. @returns what to call with `play` */
  async enter({ email, teamId }: SeededPlayer): Promise<Entered> {
    const authorization = await this.signIn(email);
    const team = await this.readTeam(`/api/team/${teamId}`, authorization);
    const savedTeam = { teamId, before: team.version, saves: 0, authorization };
    this.saved.push(savedTeam);
    return { savedTeam, team };
  }

  /** Saves and reads the own team until `stop`. */
  async play({ savedTeam, team: first }: Entered, seed: number): Promise<void> {
    const random: Random = createRandom(seed);
    const { authorization } = savedTeam;
    const path = `/api/team/${savedTeam.teamId}`;
    let team = first;
    while (!this.isOver) {
      if (random.next() < 0.5) {
        await this.ask('GET', random.pick([path, '/api/teams']), { authorization });
        continue;
      }
      const { starting, bench, captainId, viceCaptainId } = team;
      const body = { starting, bench, captainId: viceCaptainId, viceCaptainId: captainId };
      const headers = { authorization, 'idempotency-key': randomUUID() };
      const answer = await this.ask('POST', `${path}/selections`, headers, body);
      this.tally.writes += 1;
      if (answer.status !== 200) continue;
      team = JSON.parse(answer.body).team;
      savedTeam.saves += 1;
    }
  }

  /** Saves that were acknowledged and are not stored, or the other way round, in words. */
  async check(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const { teamId, before, saves, authorization } of this.saved) {
      const { version } = await this.readTeam(`/api/team/${teamId}`, authorization);
      if (version - before !== saves)
        problems.push(`team ${teamId}: ${saves} saves were acknowledged, ${version - before} are stored`);
    }
    return problems;
  }

  close(): void {
    this.agent.destroy();
  }

  /** Not counted: concurrent sign-ins are limited. */
  private async signIn(email: string): Promise<string> {
    const body = { email, password: PASSWORD };
    let token = '';
    const isIn = async () => {
      const answer = await this.send('POST', '/api/user/login', {}, body).catch(() => null);
      if (answer?.status === 200) token = String(JSON.parse(answer.body).token);
      return token !== '';
    };
    await until(isIn, { everyMs: 200, timeoutMs: SIGN_IN_MS, problem: `${email} can't sign in.` });
    return token;
  }

  private async readTeam(path: string, authorization: string): Promise<Team> {
    const { status, body } = await this.ask('GET', path, { authorization });
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${body.slice(0, 200)}`);
    return JSON.parse(body).team;
  }

  private async ask(
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ): Promise<Answer> {
    const start = performance.now();
    const answer = await this.send(method, path, headers, body).catch(
      (error: Error): Answer => ({ status: 0, body: error.message }),
    );
    this.tally.requests += 1;
    this.tally.times.push(performance.now() - start);
    if (answer.status !== 200)
      this.tally.failures.push(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer;
  }

  private send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: object | undefined,
  ): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoingRequest = request(
        new URL(path, this.url),
        {
          ...{ method, agent: this.agent, timeout: TIMEOUT_MS },
          headers: {
            ...headers,
            ...(text === ''
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
          );
          response.on('error', reject);
        },
      );
      outgoingRequest.on('timeout', () => outgoingRequest.destroy(new Error('no answer in time')));
      outgoingRequest.on('error', (error) => {
        const isClosed = 'code' in error && error.code === 'ECONNRESET' && outgoingRequest.reusedSocket;
        if (!isClosed) return reject(error);
        this.tally.resent += 1;
        this.send(method, path, headers, body).then(resolve, reject);
      });
      outgoingRequest.end(text);
    });
  }
}

function emptyTally(): Tally {
  return { requests: 0, writes: 0, resent: 0, times: [], failures: [] };
}
