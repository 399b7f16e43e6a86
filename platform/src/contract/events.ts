/** Facts that happened, past tense, versioned, plain data with ids; not replayed. Each remote's manifest names its own. */
export interface PlatformEvents {
  'team.saved@1': { readonly teamId: number; readonly weekId: number };
  'team.created@1': { readonly teamId: number; readonly weekId: number };
  'team.renamed@1': { readonly teamId: number; readonly name: string };
  'session.started@1': { readonly userId: number };
  'session.ended@1': { readonly reason: 'signed-out' | 'expired' };
  'matchday.locked@1': { readonly weekId: number };
  'matchday.scored@1': { readonly weekId: number; readonly confirmed: boolean };
}

export type EventName = keyof PlatformEvents;

export interface PlatformEvent<N extends EventName = EventName> {
  readonly name: N;
  readonly detail: PlatformEvents[N];
  /** Who said it: `shell` or a remote's name; stamped by the bus. */
  readonly source: string;
  /** Epoch milliseconds of the game's clock. */
  readonly at: number;
}

export interface Bus {
  emit<N extends EventName>(name: N, detail: PlatformEvents[N]): void;
  /** A throwing listener hurts nobody; the subscription ends by itself when the remote is unmounted. */
  on<N extends EventName>(name: N, listener: (event: PlatformEvent<N>) => void): () => void;
}
