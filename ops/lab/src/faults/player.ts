import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@euro/api/random';
import { hashToken } from '@euro/api/testing';
import type { Change, Ledger, TeamState } from './ledger.js';
import type { Call, Portal, PortalAnswer } from './portal.js';
import { PASSWORD, type SeededPlayer } from './prepareGame.js';

/** The part of a team's answer that is used here. */
export interface TeamAnswer {
  readonly version: number;
  readonly captainId: number;
  readonly viceCaptainId: number;
  readonly budget: number;
  readonly starting: readonly number[];
  readonly bench: readonly number[];
}

export interface Around {
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly random: Random;
  readonly leagueIds: readonly number[];
  /** Out and in, by position and price: a transfer that any squad may make. */
  readonly partnerOf: (outId: number, squad: readonly number[]) => number | null;
}

const READS = ['players', 'matches', 'rankings/general', 'competition'] as const;

/**
 * A player: one call after the other, and each change retried with its key until it is acknowledged, as the portal
 * does.
 */
export class Player {
  protected token = '';
  protected team: TeamAnswer | null = null;
  private transferred = false;
  protected readonly leagues = new Set<number>();
  private isStopped = false;

  constructor(
    readonly seededPlayer: SeededPlayer,
    protected readonly around: Around,
  ) {}

  /** Plays until `stop`; settles when the last change is acknowledged. */
  async play(): Promise<void> {
    const { random } = this.around;
    this.isStopped = false;
    while (!this.isStopped) {
      if (random.next() < 0.04) await this.signIn();
      else await random.pick(this.acts()).call(this);
      await pause(50 + random.whole(200));
    }
  }

  /** The next action is one of these, with equal probability. */
  protected acts(): readonly (() => Promise<void>)[] {
    return [this.read, this.saveArmbands, this.saveArmbands, this.transfer, this.joinOrLeave];
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Signs in, and again until it is done. */
  async signIn(): Promise<void> {
    const { email, teamId } = this.seededPlayer;
    const body = { email, password: PASSWORD };
    const response = await this.repeat({ method: 'POST', path: 'user/login', body });
    this.token = String(response.body.token);
    const cookie = /^em_refresh=([^;]+)/.exec(
      response.cookies.find((text) => text.startsWith('em_refresh=')) ?? '',
    );
    // With a full disk a sign-in may return an existing session.
    if (cookie?.[1])
      this.around.ledger.acknowledge({ key: hashToken(cookie[1]), kind: 'login', teamId, leagueId: 0 });
  }

  /** The team as its owner sees it. */
  async look(): Promise<TeamState> {
    const response = await this.repeat({
      method: 'GET',
      path: `team/${this.seededPlayer.teamId}`,
      token: this.token,
    });
    this.team = response.body.team as TeamAnswer;
    return stateOf(this.team);
  }

  /** Whether a process answers what only its owner may read. */
  async canRead(url: string): Promise<boolean> {
    const { status } = await this.around.portal.call(
      { method: 'GET', path: 'teams', token: this.token },
      url,
    );
    return status === 200;
  }

  protected async read(): Promise<void> {
    const { portal, random } = this.around;
    await portal.call({ method: 'GET', path: random.pick(READS) });
  }

  protected async saveArmbands(): Promise<void> {
    const { starting, bench, captainId, viceCaptainId } = await this.currentTeam();
    const body = { starting, bench, captainId: viceCaptainId, viceCaptainId: captainId };
    await this.change(`team/${this.seededPlayer.teamId}/selections`, body);
  }

  /** Makes one transfer, and reverses it the next time. */
  protected async transfer(): Promise<void> {
    const { starting, bench } = await this.currentTeam();
    const path = `team/transfers/${this.seededPlayer.teamId}`;
    if (this.transferred) {
      await this.change(`${path}/reset`, {});
      this.transferred = false;
      return;
    }
    const squad = [...starting, ...bench];
    const outId = this.around.random.pick(bench);
    const inId = this.around.partnerOf(outId, squad);
    if (inId === null) return;
    await this.change(path, { transfers: [{ outId, inId }] });
    this.transferred = true;
  }

  protected async joinOrLeave(): Promise<void> {
    const { teamId } = this.seededPlayer;
    const leagueId = this.around.random.pick(this.around.leagueIds);
    const isMember = this.leagues.has(leagueId);
    const kind = isMember ? 'leave' : 'join';
    const call = isMember
      ? ({ method: 'DELETE', path: `league/${leagueId}/${teamId}` } as const)
      : ({ method: 'POST', path: `league/${leagueId}/join/${teamId}`, body: {} } as const);
    const key = randomUUID();
    await this.repeat({ ...call, key });
    if (isMember) this.leagues.delete(leagueId);
    else this.leagues.add(leagueId);
    this.around.ledger.acknowledge({ key, kind, teamId, leagueId });
  }

  protected async change(path: string, body: object): Promise<void> {
    const key = randomUUID();
    const { teamId } = this.seededPlayer;
    const response = await this.repeat({ method: 'POST', path, body, key });
    this.team = response.body.team as TeamAnswer;
    const change: Change = { key, kind: 'team', teamId, leagueId: 0 };
    this.around.ledger.acknowledge(change, stateOf(this.team));
  }

  protected async currentTeam(): Promise<TeamAnswer> {
    if (!this.team) await this.look();
    if (!this.team) throw new Error(`Team ${this.seededPlayer.teamId} can't be seen.`);
    return this.team;
  }

  /** Asks until there is an answer; a refusal that no fault excuses ends the run. */
  protected async repeat(call: Call): Promise<PortalAnswer> {
    for (;;) {
      const response = await this.around.portal.call(this.token ? { ...call, token: this.token } : call);
      if (response.status === 200) return response;
      if (response.status !== 0 && response.status !== 503)
        throw new Error(`${call.method} ${call.path}: ${response.status} ${JSON.stringify(response.body)}`);
      await pause(100);
    }
  }
}

export function stateOf({ version, captainId, budget, starting, bench }: TeamAnswer): TeamState {
  return { version, captainId, moneyLeft: budget, players: [...starting, ...bench].sort((a, b) => a - b) };
}
