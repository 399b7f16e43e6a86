import type { LiveState } from '@euro/api-contract';
import type { Live } from '../../contract/state.js';
import { mergeLive, wholeLive } from './mergeLive.js';

/**
 * How a state came: as the first message of a stream or a later one, as the answer to a question, or as the answer to the
 * question which of two states holds.
 */
export type Origin = 'snapshot' | 'change' | 'answer' | 'truth';

/**
 * `same`: nothing new; `older`: what is known is newer, or the clock was set back meanwhile; `not-whole`: a change of
 * something not known.
 */
export type Outcome = 'taken' | 'same' | 'older' | 'not-whole';

/** The running matchday as told so far, and what the next message does to it. */
export interface LiveKeeper {
  readonly value: Live | null;
  take(origin: Origin, message: LiveState): Outcome;
  /** What is known with another state of the line; null when nothing differs. */
  connect(isConnected: boolean): Live | null;
  /** Another stream begins: what it says need not follow on what the last one said. */
  restart(): void;
}

/**
 * An older state never takes the place of a newer one. Within one stream messages come in order: a moment that goes back
 * means that the clock was set back. Between streams and answers nobody can tell that from a server that lags behind:
 * the state is left, and whoever asks again a little later brings the truth.
 */
export function createLiveKeeper(): LiveKeeper {
  let known: Live | null = null;
  let isConnected = false;
  // When the stream's last message was made; null before its first.
  let streamed: number | null = null;

  const isOlder = (origin: Origin, made: number) => {
    if (!known || origin === 'truth') return false;
    const isFromStream = origin === 'snapshot' || origin === 'change';
    if (isFromStream && streamed !== null && made < streamed) return false;
    return made < Date.parse(known.now);
  };

  return {
    get value() {
      return known;
    },
    take(origin, message) {
      if (origin === 'change' && !known) return 'not-whole';
      const made = Date.parse(message.now);
      const older = isOlder(origin, made);
      if (origin === 'snapshot' || origin === 'change') streamed = made;
      // The same state told again, perhaps put into words a moment earlier: its clock is the one that is known.
      if (known?.cursor === message.cursor && made <= Date.parse(known.now)) return 'same';
      if (older) return 'older';
      const next = origin === 'change' && known ? mergeLive(known, message) : wholeLive(message, known);
      known = { ...next, connected: isConnected };
      return 'taken';
    },
    connect(next) {
      isConnected = next;
      if (!known || known.connected === next) return null;
      known = { ...known, connected: next };
      return known;
    },
    restart() {
      streamed = null;
    },
  };
}
