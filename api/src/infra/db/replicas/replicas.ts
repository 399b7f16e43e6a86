import { DatabaseError, type Sequelize } from 'sequelize';
import { isUnavailable } from '../isUnavailable.js';
import { type Positions, positionsOf, readPosition, type Sample } from './positions.js';
import { onReplica } from './readScope.js';
import type { Replica } from './replica.js';

/** Longest lag of a replica that is read, in milliseconds. */
export const MAX_LAG_MS = 5_000;
/** Positions of the primary that are compared with: of longer than the longest lag, at two a second. */
const SAMPLES = 15;

/** A replica as metrics show it. */
export interface ReplicaState {
  readonly name: string;
  readonly isUsable: boolean;
  /** Seconds since a moment up to which it has everything; null while that is not known. */
  readonly lag: number | null;
}

/** Server of a read that may be outdated: `repeated` on the primary after a replica failed or refused. */
export type ReadPlace = 'replica' | 'primary' | 'repeated';

/** The servers that follow the primary (ADR 59). */
export interface Replicas {
  /** False: everything is read on the primary. */
  readonly exist: boolean;
  /**
   * Reads one answer that may be old: on a replica that has everything but the last seconds, or else on the primary.
   * What fails or is refused there is read again on the primary, so `work` must change nothing.
   */
  read<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Notes in which state this process has found something that is published: when it is another one than before, only
   * replicas are read from now on that have all that is committed by now, so that no reader goes back.
   */
  noteState(subject: string, state: string): void;
  /** Compares all with the primary; a job does so twice a second, and what it does not find out is not used. */
  poll(): Promise<void>;
  states(): readonly ReplicaState[];
  readonly reads: Readonly<Record<ReadPlace, number>>;
}

/** For a database without replicas. */
export const NO_REPLICAS: Replicas = {
  exist: false,
  read: (work) => work(),
  noteState: () => {},
  poll: async () => {},
  states: () => [],
  reads: { replica: 0, primary: 0, repeated: 0 },
};

/** @param primary its own connections */
export function createReplicas(primary: Sequelize, replicas: readonly Replica[]): Replicas {
  const reads = { replica: 0, primary: 0, repeated: 0 };
  const states = new Map<string, string>();
  let positions: Positions | null = null;
  let samples: readonly Sample[] = [];
  /** Replicas that lack something of before are not read. */
  let requiredUntil = Number.NEGATIVE_INFINITY;
  let turn = 0;

  function isUsable({ reachedUntil }: Replica): boolean {
    return reachedUntil >= requiredUntil && performance.now() - reachedUntil <= MAX_LAG_MS;
  }

  function choose(): Replica | undefined {
    const usable = replicas.filter(isUsable);
    turn += 1;
    return usable[turn % usable.length];
  }

  return {
    exist: true,
    reads,
    async read(work) {
      const replica = choose();
      if (!replica) {
        reads.primary += 1;
        return work();
      }
      try {
        const answer = await onReplica(replica.server, work);
        reads.replica += 1;
        return answer;
      } catch (error) {
        if (error instanceof DatabaseError || isUnavailable(error)) replica.fail();
        reads.repeated += 1;
      }
      return work();
    },
    noteState(subject, state) {
      if (states.get(subject) === state) return;
      states.set(subject, state);
      requiredUntil = performance.now();
    },
    async poll() {
      positions ??= await positionsOf(primary);
      const at = performance.now();
      const position = await readPosition(primary, positions);
      if (position === '') return;
      samples = [{ at, position }, ...samples].slice(0, SAMPLES);
      const primaryPositions = positions;
      await Promise.all(replicas.map((replica) => replica.compare(primaryPositions, samples)));
    },
    states: () =>
      replicas.map((replica) => {
        const lag = (performance.now() - replica.reachedUntil) / 1_000;
        return { name: replica.name, isUsable: isUsable(replica), lag: Number.isFinite(lag) ? lag : null };
      }),
  };
}
