/** A change that an API process acknowledged, or may have stored without anybody having heard of it. */
export interface Change {
  /** Its `Idempotency-Key`, or for a sign-in the stored hash of its token. */
  readonly key: string;
  readonly kind: 'team' | 'join' | 'leave' | 'login';
  readonly teamId: number;
  /** League of `join` and `leave`. */
  readonly leagueId: number;
}

/** The state of a team in the answer of an acknowledged change. */
export interface TeamState {
  readonly version: number;
  readonly captainId: number | null;
  readonly moneyLeft: number;
  /** Sorted. */
  readonly players: readonly number[];
}

/** Stored data at the end of a fault. */
export interface StoredState {
  /** Keys of changes. */
  readonly keys: ReadonlySet<string>;
  /** Hashes of the refresh tokens. */
  readonly sessions: ReadonlySet<string>;
  /** Receipts by team. */
  readonly receipts: ReadonlyMap<number, number>;
  /** Rows of members, `league team`, with repetitions. */
  readonly members: readonly string[];
  readonly teams: ReadonlyMap<number, TeamState>;
}

/** Missing and repeated rows, each in words. */
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
  compare(stored: StoredState): Differences {
    const parts = [
      this.compareKeys(stored),
      this.compareReceipts(stored),
      this.compareMemberships(stored),
      this.compareStates(stored),
    ];
    return {
      lost: parts.flatMap(({ lost }) => lost),
      doubled: parts.flatMap(({ doubled }) => doubled),
    };
  }

  /**
   * The same where clients abandoned some changes of teams, which may have happened later.
   * @returns violations in words
   */
  compareWithUnknown(stored: StoredState): readonly string[] {
    const { lost, doubled } = this.compareMemberships(stored);
    const states = [...this.states].flatMap(([teamId, state]) => {
      const now = stored.teams.get(teamId);
      if (!now || now.version < state.version) return [`lost: state of team ${teamId}`];
      const isSame = JSON.stringify(now) === JSON.stringify(state);
      return now.version === state.version && !isSame ? [`lost: state of team ${teamId}`] : [];
    });
    return [
      ...this.compareKeys(stored).lost.map((what) => `lost: ${what}`),
      ...lost.map((what) => `lost: ${what}`),
      ...doubled.map((what) => `doubled: ${what}`),
      ...states,
    ];
  }

  private compareKeys(stored: StoredState): Differences {
    const missing = this.changes.filter(
      ({ kind, key }) => !(kind === 'login' ? stored.sessions : stored.keys).has(key),
    );
    return { lost: missing.map(({ kind, teamId }) => `${kind} of team ${teamId}`), doubled: [] };
  }

  private compareReceipts(stored: StoredState): Differences {
    const lost: string[] = [];
    const doubled: string[] = [];
    const changesOf = new Map<number, number>();
    for (const { kind, teamId } of this.changes)
      if (kind === 'team') changesOf.set(teamId, (changesOf.get(teamId) ?? 0) + 1);
    for (const [teamId, changes] of changesOf) {
      const receipts = stored.receipts.get(teamId) ?? 0;
      for (let missing = receipts; missing < changes; missing += 1) lost.push(`receipt of team ${teamId}`);
      for (let more = changes; more < receipts; more += 1) doubled.push(`receipt of team ${teamId}`);
    }
    return { lost, doubled };
  }

  private compareMemberships(stored: StoredState): Differences {
    const lost: string[] = [];
    const doubled: string[] = [];
    const memberships = new Map<string, Change>();
    for (const change of this.changes)
      if (change.kind === 'join' || change.kind === 'leave')
        memberships.set(`${change.leagueId} ${change.teamId}`, change);
    for (const [name, { kind }] of memberships) {
      const rows = stored.members.filter((member) => member === name).length;
      if (kind === 'join' && rows === 0) lost.push(`membership ${name}`);
      if (rows > Number(kind === 'join')) doubled.push(`membership ${name}`);
    }
    return { lost, doubled };
  }

  private compareStates(stored: StoredState): Differences {
    const changedStates = [...this.states].filter(
      ([teamId, state]) => JSON.stringify(stored.teams.get(teamId)) !== JSON.stringify(state),
    );
    return { lost: changedStates.map(([teamId]) => `state of team ${teamId}`), doubled: [] };
  }
}
