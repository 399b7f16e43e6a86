/** A change that an API process acknowledged, or may have stored without anybody having heard of it. */
export interface Change {
  /** Its `Idempotency-Key`, or for a sign-in what is stored of its token. */
  readonly key: string;
  readonly kind: 'team' | 'join' | 'leave' | 'login';
  readonly teamId: number;
  /** Of `join` and `leave`. */
  readonly leagueId: number;
}

/** What an acknowledged change of a team said the team was afterwards. */
export interface TeamState {
  readonly version: number;
  readonly captainId: number | null;
  readonly moneyLeft: number;
  /** Sorted. */
  readonly players: readonly number[];
}

/** What the database holds at the end of a fault. */
export interface Stored {
  /** Keys of changes. */
  readonly keys: ReadonlySet<string>;
  /** What is stored of the refresh tokens. */
  readonly sessions: ReadonlySet<string>;
  /** Receipts by team. */
  readonly receipts: ReadonlyMap<number, number>;
  /** Rows of members: `league team`, as often as they are there. */
  readonly members: readonly string[];
  readonly teams: ReadonlyMap<number, TeamState>;
}

/** What is missing, and what is there too often, each in words. */
export interface Differences {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** The answers that players received, in order. */
export class Ledger {
  readonly changes: Change[] = [];
  private readonly states = new Map<number, TeamState>();

  acknowledge(change: Change, state: TeamState | null = null): void {
    this.changes.push(change);
    if (state) this.states.set(change.teamId, state);
  }

  /** Every acknowledged change is stored exactly once, and the last one of each team and league holds. */
  compare(stored: Stored): Differences {
    const lost: string[] = [];
    const doubled: string[] = [];
    const changesOf = new Map<number, number>();
    const memberships = new Map<string, Change>();
    for (const change of this.changes) {
      const keys = change.kind === 'login' ? stored.sessions : stored.keys;
      if (!keys.has(change.key)) lost.push(`${change.kind} of team ${change.teamId}`);
      if (change.kind === 'team') changesOf.set(change.teamId, (changesOf.get(change.teamId) ?? 0) + 1);
      if (change.kind === 'join' || change.kind === 'leave')
        memberships.set(`${change.leagueId} ${change.teamId}`, change);
    }
    for (const [teamId, changes] of changesOf) {
      const receipts = stored.receipts.get(teamId) ?? 0;
      for (let missing = receipts; missing < changes; missing += 1) lost.push(`receipt of team ${teamId}`);
      for (let more = changes; more < receipts; more += 1) doubled.push(`receipt of team ${teamId}`);
    }
    for (const [name, { kind }] of memberships) {
      const rows = stored.members.filter((member) => member === name).length;
      if (kind === 'join' && rows === 0) lost.push(`membership ${name}`);
      if (rows > Number(kind === 'join')) doubled.push(`membership ${name}`);
    }
    for (const [teamId, state] of this.states) {
      const storedState = stored.teams.get(teamId);
      if (JSON.stringify(storedState) !== JSON.stringify(state)) lost.push(`state of team ${teamId}`);
    }
    return { lost, doubled };
  }
}
