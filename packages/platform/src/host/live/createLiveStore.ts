import type { LiveState } from '@euro/api-contract';
import type { Live } from '../../contract/state.js';
import { mergeLive, wholeLive } from './mergeLive.js';

/**
 * Where a state comes from: the first message of a stream, a later one, the response to a poll, or the response to a fetch
 * that decides between two states.
 */
export type Origin = 'snapshot' | 'change' | 'answer' | 'truth';

/**
 * `same`: nothing new; `older`: the current state is newer, or the clock was set back meanwhile; `not-whole`: a change
 * without a state to apply it to.
 */
export type Outcome = 'applied' | 'same' | 'older' | 'not-whole';

/** The running matchday as received so far. */
export interface LiveStore {
  readonly value: Live | null;
  /** Replaces or merges the state with a message, unless that is older. */
  apply(origin: Origin, message: LiveState): Outcome;
  /** Sets the state of the connection; null when nothing differs. */
  connect(isConnected: boolean): Live | null;
  /** Begins another stream: its messages need not be newer than those of the last one. */
  restart(): void;
}

/**
 * An older state never replaces a newer one. Within one stream messages arrive in order: an earlier timestamp means that the
 * clock was set back. Between streams and responses that looks the same as a server that lags behind: the message is ignored,
 * and a later fetch decides.
 */
export function createLiveStore(): LiveStore {
  let current: Live | null = null;
  let isConnected = false;
  // Timestamp of the stream's last message; null before its first.
  let streamedAt: number | null = null;

  const isOlder = (origin: Origin, createdAt: number) => {
    if (!current || origin === 'truth') return false;
    const isFromStream = origin === 'snapshot' || origin === 'change';
    if (isFromStream && streamedAt !== null && createdAt < streamedAt) return false;
    return createdAt < Date.parse(current.now);
  };

  return {
    get value() {
      return current;
    },
    apply(origin, message) {
      if (origin === 'change' && !current) return 'not-whole';
      const createdAt = Date.parse(message.now);
      const older = isOlder(origin, createdAt);
      if (origin === 'snapshot' || origin === 'change') streamedAt = createdAt;
      // The same state again, perhaps serialized a moment earlier: the current clock stays.
      if (current?.cursor === message.cursor && createdAt <= Date.parse(current.now)) return 'same';
      if (older) return 'older';
      const next = origin === 'change' && current ? mergeLive(current, message) : wholeLive(message, current);
      current = { ...next, connected: isConnected };
      return 'applied';
    },
    connect(next) {
      isConnected = next;
      if (!current || current.connected === next) return null;
      current = { ...current, connected: next };
      return current;
    },
    restart() {
      streamedAt = null;
    },
  };
}
