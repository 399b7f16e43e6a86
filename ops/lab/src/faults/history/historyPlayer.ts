import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Around, Player, stateOf, type TeamAnswer } from '../player.js';
import type { Call, PortalAnswer } from '../portal.js';
import type { SeededPlayer } from '../prepareGame.js';
import type { Journal } from './journal.js';
import { type Payer, payerOf } from './payer.js';

export interface HistoryAround extends Around {
  readonly journal: Journal;
  /** The league of the chat, which all players are in. */
  readonly chatLeagueId: number;
  readonly publicUrl: string;
  readonly standInsUrl: string;
}

/** Probability that an unanswered change is given up instead of retried. */
const GIVES_UP = 0.3;
const COMMENT =
  'mutation($l:Int!,$c:String!,$t:Int,$k:String){insert_comment(key_id:$l,comment:$c,team_id:$t,key:$k){id}}';
/** Attempts of a write at the quiet end. */
const ATTEMPTS_AT_END = 50;

/** A write with an unknown outcome. */
interface PendingWrite {
  readonly key: string;
  readonly call: Call;
}

/** A player who also chats and pays, records every attempt, and sometimes gives up before the outcome is known. */
export class HistoryPlayer extends Player {
  readonly abandoned: PendingWrite[] = [];
  readonly payer: Payer;
  private readonly uncertainLeagues = new Set<number>();

  constructor(
    seededPlayer: SeededPlayer,
    protected override readonly around: HistoryAround,
  ) {
    super(seededPlayer, around);
    this.payer = payerOf(this, around);
  }

  get name(): string {
    return `team ${this.seededPlayer.teamId}`;
  }

  protected override acts(): readonly (() => Promise<void>)[] {
    return [...super.acts(), this.chat, this.pay];
  }

  async joinChat(): Promise<void> {
    const path = `league/${this.around.chatLeagueId}/join/${this.seededPlayer.teamId}`;
    await this.repeat({ method: 'POST', path, body: {}, key: randomUUID() });
  }

  /**
   * Sends a write until it is acknowledged or refused, or gives up.
   * @returns null when it was given up
   */
  async write(what: string, key: string, call: Call, givesUp = GIVES_UP): Promise<PortalAnswer | null> {
    const { journal, random } = this.around;
    const entry = journal.begin(key, this.name, what);
    for (;;) {
      const response = await this.send(key, call);
      if (isAnswer(response)) {
        entry.outcome = statusOf(response) === 200 ? 'acknowledged' : 'refused';
        return response;
      }
      if (random.next() < givesUp) {
        this.abandoned.push({ key, call });
        return null;
      }
      await pause(100);
    }
  }

  /** Retries abandoned writes with their keys: each then has one effect, or is refused. */
  async finishAbandoned(): Promise<void> {
    for (const { key, call } of this.abandoned) {
      for (let attempt = 0; attempt < ATTEMPTS_AT_END; attempt += 1) {
        const response = await this.send(key, call);
        const entry = this.around.journal.entries.get(key);
        if (isAnswer(response)) {
          if (entry) entry.outcome = statusOf(response) === 200 ? 'acknowledged' : 'refused';
          break;
        }
        await pause(200);
      }
    }
    await this.payer.finish();
  }

  /** A read with the player's token, until there is an answer. */
  read200(path: string): Promise<PortalAnswer> {
    return this.repeat({ method: 'GET', path });
  }

  protected override async joinOrLeave(): Promise<void> {
    const { teamId } = this.seededPlayer;
    const leagueId = this.around.random.pick(this.around.leagueIds);
    // An abandoned write may still happen, before or after a later change.
    if (this.uncertainLeagues.has(leagueId)) return;
    const isMember = this.leagues.has(leagueId);
    const kind = isMember ? 'leave' : 'join';
    const key = randomUUID();
    const call: Call = isMember
      ? { method: 'DELETE', path: `league/${leagueId}/${teamId}`, key }
      : { method: 'POST', path: `league/${leagueId}/join/${teamId}`, body: {}, key };
    const response = await this.write(`${kind} league ${leagueId}`, key, call);
    if (response === null) this.uncertainLeagues.add(leagueId);
    else this.requireSuccess(call, response);
    if (isMember) this.leagues.delete(leagueId);
    else this.leagues.add(leagueId);
    this.around.ledger.acknowledge({ key, kind, teamId, leagueId });
  }

  protected override async change(path: string, body: object): Promise<void> {
    const key = randomUUID();
    const { teamId } = this.seededPlayer;
    const call: Call = { method: 'POST', path, body, key };
    // Later transfers depend on this one.
    const givesUp = path.endsWith('/selections') ? GIVES_UP : 0;
    const response = await this.write(path, key, call, givesUp);
    if (response === null) {
      await this.look();
      return;
    }
    this.requireSuccess(call, response);
    this.team = response.body.team as TeamAnswer;
    this.around.ledger.acknowledge({ key, kind: 'team', teamId, leagueId: 0 }, stateOf(this.team));
  }

  private async chat(): Promise<void> {
    const { chatLeagueId } = this.around;
    const key = randomUUID();
    const variables = { l: chatLeagueId, c: `Bericht ${key}`, t: this.seededPlayer.teamId, k: key };
    const body = { query: COMMENT, variables };
    await this.write('comment', key, { method: 'POST', path: 'graphql', body });
  }

  private pay(): Promise<void> {
    return this.payer.act();
  }

  private async send(key: string, call: Call): Promise<PortalAnswer> {
    const { journal, portal } = this.around;
    const from = journal.now();
    const response = await portal.call({ ...call, token: this.token });
    const attempt = { from, to: journal.now(), status: statusOf(response) };
    journal.entries.get(key)?.attempts.push(attempt);
    return response;
  }

  private requireSuccess({ method, path }: Call, response: PortalAnswer): void {
    if (response.status === 200) return;
    throw new Error(`${this.name}, ${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  }
}

/** Whether an answer says what became of the write. */
function isAnswer(response: PortalAnswer): boolean {
  const status = statusOf(response);
  return status !== 0 && status < 500;
}

/** GraphQL says 200 and has the status beside the error. */
function statusOf({ status, body }: PortalAnswer): number {
  const [error] = (body.errors ?? []) as { readonly extensions?: { readonly status?: number } }[];
  return status === 200 && error ? (error.extensions?.status ?? 500) : status;
}
