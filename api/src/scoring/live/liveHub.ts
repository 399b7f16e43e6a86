import type { ServerResponse } from 'node:http';
import type { LiveState } from '@euro/api-contract';
import {
  type Admission,
  createStreamReaders,
  type DropReason,
  eventBytes,
  type ReaderCounter,
  retryBytes,
  STREAM_HEADERS,
} from '../../http/index.js';
import type { GameContext } from '../../infra/context.js';
import { limitConcurrency } from '../../infra/db/limitConcurrency.js';
import { currentSnapshot } from '../../tournament/index.js';
import { changeBetween, cursorOf, type LiveContent, liveContent } from './liveContent.js';

/** Real milliseconds for which a serialized state is reused. */
const FRESH = 1_000;

/** A whole live state as bytes. */
export interface LiveSnapshot {
  readonly cursor: string;
  readonly json: Buffer;
  /** The same as an event of the stream. */
  readonly event: Buffer;
}

export interface StreamRequest {
  readonly response: ServerResponse;
  readonly address: string;
  /** The cursor of the last message that the reader got; empty when there was none. */
  readonly lastEventId: string;
}

/** The live state of the running matchday, cached once per process and sent to all readers of the stream. */
export interface LiveHub {
  /** Sends the readers what changed since the last message; settles when the last one was written to. */
  refresh(): Promise<void>;
  /** The whole state now; null before the first import. */
  snapshot(): Promise<LiveSnapshot | null>;
  /** Turns a response into a stream; returns why not when the reader is refused, before any header is written. */
  open(request: StreamRequest): Promise<Admission | 'nothing-to-show-yet'>;
  /** The hub of another competition; its readers count in the totals and for the limits of this one. */
  of(context: GameContext): LiveHub;
  /** Sends heartbeats and drops vanished readers. */
  beat(): void;
  /** Ends all streams with a retry time. */
  close(): void;
  readonly readers: number;
  /** Messages made, with or without readers. */
  readonly sent: Readonly<Record<'snapshot' | 'change', number>>;
  readonly dropped: Readonly<Record<DropReason, number>>;
}

interface LiveVersion {
  readonly cursor: string;
  readonly content: LiveContent;
}

/** @param counter counts the readers of this hub and of all that it makes by `of` */
export function createLiveHub(context: GameContext, counter: ReaderCounter): LiveHub {
  const readers = createStreamReaders(counter);
  const counts = { snapshot: 0, change: 0 };
  // A settlement and the clock's tick may coincide; messages are created one after the other.
  const oneAtATime = limitConcurrency(1);
  let current: LiveVersion | null = null;
  let sending = Promise.resolve();
  let latest: (LiveSnapshot & { readonly madeAt: number }) | null = null;
  const others = new Map<number, LiveHub>();
  const sum = (pick: (hub: LiveHub) => number, own: number) =>
    [...others.values()].reduce((total, hub) => total + pick(hub), own);

  async function look(): Promise<void> {
    const snapshot = await currentSnapshot(context);
    if (!snapshot) return;
    const { clock } = context;
    const now = clock.now();
    const cursor = cursorOf(snapshot, clock, now);
    if (current?.cursor === cursor) return;
    const before = current;
    current = { cursor, content: liveContent(snapshot, now, clock.speed()) };
    if (before === null || readers.count === 0) return;
    const change = changeBetween(before.content, current.content);
    if (change) send('change', eventBytes('change', cursor, toJson(change, cursor, now)));
    else send('snapshot', snapshotOf(current).event);
  }

  function send(event: 'snapshot' | 'change', bytes: Buffer): void {
    counts[event] += 1;
    sending = readers.send(bytes);
  }

  function snapshotOf({ cursor, content }: LiveVersion): LiveSnapshot {
    if (latest?.cursor === cursor && Date.now() - latest.madeAt < FRESH) return latest;
    const json = toJson(content, cursor, context.clock.now());
    latest = {
      cursor,
      json: Buffer.from(json),
      event: eventBytes('snapshot', cursor, json),
      madeAt: Date.now(),
    };
    return latest;
  }

  return {
    async refresh() {
      await oneAtATime(look);
      await sending;
    },
    async snapshot() {
      await oneAtATime(look);
      return current && snapshotOf(current);
    },
    async open({ response, address, lastEventId }) {
      const early = readers.admits(address);
      if (early !== 'welcome') return early;
      await oneAtATime(look);
      // Other readers may have connected meanwhile.
      const admission = readers.admits(address);
      if (admission !== 'welcome' || response.destroyed) return admission;
      if (current === null) return 'nothing-to-show-yet';
      response.writeHead(200, { ...STREAM_HEADERS, 'Access-Control-Allow-Origin': '*' });
      response.write(retryBytes());
      if (lastEventId !== current.cursor) response.write(snapshotOf(current).event);
      readers.add(response, address);
      return 'welcome';
    },
    of(other) {
      const id = other.competitionId ?? 0;
      const hub = others.get(id) ?? createLiveHub(other, counter);
      others.set(id, hub);
      return hub;
    },
    beat() {
      readers.beat();
      for (const hub of others.values()) hub.beat();
    },
    close() {
      readers.close();
      for (const hub of others.values()) hub.close();
    },
    get readers() {
      return sum((hub) => hub.readers, readers.count);
    },
    get sent() {
      return {
        snapshot: sum((hub) => hub.sent.snapshot, counts.snapshot),
        change: sum((hub) => hub.sent.change, counts.change),
      };
    },
    get dropped() {
      const { slow, silent } = readers.dropped;
      return { slow: sum((hub) => hub.dropped.slow, slow), silent: sum((hub) => hub.dropped.silent, silent) };
    },
  };
}

function toJson(content: LiveContent, cursor: string, now: number): string {
  return JSON.stringify({ cursor, now: new Date(now).toISOString(), ...content } satisfies LiveState);
}
