import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { notAvailable, Refusal } from '../../infra/errors.js';
import { HEARTBEAT, retryBytes } from './eventStream.js';

/** Bytes that wait for a reader at most; who falls further behind is dropped and catches up with a snapshot. */
const MAX_UNSENT = 64 * 1024;
/** Least life of a stream in milliseconds, and at most twice that; its reader reconnects, a vanished one is freed. */
const LIFE = 30 * 60_000;
/** Readers written to before others have their turn. */
const BATCH = 500;

export interface ReaderLimits {
  readonly total: number;
  readonly perAddress: number;
}

export type Admission = 'welcome' | 'too-many' | 'too-many-from-there' | 'closed';
export type DropReason = 'slow' | 'silent';

interface Reader {
  readonly address: string;
  /** Real time at which its stream ends automatically. */
  readonly endsAt: number;
  /** Bytes that had left when the last heartbeat was sent; -1 while nothing waits. */
  stuckAt: number;
}

export interface StreamReaders {
  readonly count: number;
  readonly dropped: Readonly<Record<DropReason, number>>;
  admits(address: string): Admission;
  /** Takes a response whose headers are written. */
  add(response: ServerResponse, address: string): void;
  /** Writes the same bytes to all current readers; settles when the last one was reached. */
  send(message: Buffer): Promise<void>;
  /** Sends a heartbeat; drops who took nothing since the last one, and ends streams that are old. */
  beat(): void;
  /** Ends all streams and admits no further readers. */
  close(): void;
}

/** Open streams of a process, counted for their limits. */
export interface ReaderCounter {
  admits(address: string): Exclude<Admission, 'closed'>;
  add(address: string): void;
  remove(address: string): void;
}

/** Counts streams in total and by address; several groups of readers may share the counter. */
export function createReaderCounter(limits: ReaderLimits): ReaderCounter {
  const perAddress = new Map<string, number>();
  let total = 0;
  return {
    admits(address) {
      if (total >= limits.total) return 'too-many';
      return (perAddress.get(address) ?? 0) >= limits.perAddress ? 'too-many-from-there' : 'welcome';
    },
    add(address) {
      total += 1;
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    },
    remove(address) {
      total -= 1;
      const remaining = (perAddress.get(address) ?? 1) - 1;
      if (remaining === 0) perAddress.delete(address);
      else perAddress.set(address, remaining);
    },
  };
}

/** A group of open streams. There is no timer per reader, and a message is never copied. */
export function createStreamReaders(counter: ReaderCounter, now: () => number = Date.now): StreamReaders {
  const readers = new Map<ServerResponse, Reader>();
  const dropped = { slow: 0, silent: 0 };
  let isClosed = false;
  let lastSend = Promise.resolve();

  function forget(this: ServerResponse): void {
    const reader = readers.get(this);
    if (!reader) return;
    readers.delete(this);
    counter.remove(reader.address);
  }

  function write(response: ServerResponse, message: Buffer): void {
    if (response.writableLength > MAX_UNSENT) drop(response, 'slow');
    else if (!response.writableEnded) response.write(message);
  }

  function drop(response: ServerResponse, reason: DropReason): void {
    dropped[reason] += 1;
    response.destroy();
    forget.call(response);
  }

  async function writeAll(message: Buffer): Promise<void> {
    const all = [...readers.keys()];
    for (let start = 0; start < all.length; start += BATCH) {
      for (const response of all.slice(start, start + BATCH)) write(response, message);
      await setImmediate();
    }
  }

  return {
    get count() {
      return readers.size;
    },
    dropped,
    admits: (address) => (isClosed ? 'closed' : counter.admits(address)),
    add(response, address) {
      const endsAt = now() + LIFE * (1 + Math.random());
      readers.set(response, { address, endsAt, stuckAt: -1 });
      counter.add(address);
      // TCP keep-alive finds peers that vanished while nothing is sent.
      response.socket?.setKeepAlive(true, 30_000);
      response.once('close', forget);
    },
    send(message) {
      lastSend = lastSend.then(() => writeAll(message));
      return lastSend;
    },
    beat() {
      const moment = now();
      for (const [response, reader] of readers) {
        const sentByteCount = sentBytes(response);
        if (sentByteCount !== -1 && sentByteCount === reader.stuckAt) drop(response, 'silent');
        else if (reader.endsAt <= moment) response.end(retryBytes());
        else write(response, HEARTBEAT);
        reader.stuckAt = sentByteCount;
      }
    },
    close() {
      isClosed = true;
      for (const response of readers.keys()) response.end(retryBytes());
    },
  };
}

/** Bytes the system has taken from us; -1 when nothing waits. */
function sentBytes({ socket, writableLength }: ServerResponse): number {
  return writableLength === 0 || !socket ? -1 : socket.bytesWritten - socket.writableLength;
}

/** The refusal for a reader who is not admitted. */
export function refuseReader(admission: Exclude<Admission, 'welcome'>): Refusal {
  return admission === 'too-many-from-there'
    ? new Refusal('too-many-requests', { retryAfter: 60 }, { 'Retry-After': '60' })
    : notAvailable(5);
}
