import type { ServerResponse } from 'node:http';
import type { LiveState } from '@euro/api-contract';
import { currentCatalogue } from '../catalogue/index.js';
import { takeTurns } from '../db/inTurn.js';
import type { GameContext } from '../settlement/index.js';
import { changeBetween } from './changeBetween.js';
import { eventBytes, retryBytes, STREAM_HEADERS } from './eventStream.js';
import { type LiveContent, liveContent } from './liveContent.js';
import { cursorOf } from './liveCursor.js';
import { type Admission, createStreamReaders, type DropReason, type ReaderLimits } from './streamReaders.js';

/** A whole state was put into words less than this long ago (real milliseconds): good enough for the next one who asks. */
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

/** What moves while a matchday runs, kept once per process and told to everybody who reads along. */
export interface LiveHub {
  /** Looks whether anything moved since the last time, and tells the readers; settles when the last one was reached. */
  refresh(): Promise<void>;
  /** The whole state now; null before the first import. */
  snapshot(): Promise<LiveSnapshot | null>;
  /** Makes the response a stream, unless the answer says why not; headers are written when it is welcome only. */
  open(request: StreamRequest): Promise<Admission | 'nothing-to-show-yet'>;
  /** Keeps the lines open and drops who is gone. */
  beat(): void;
  /** Ends all streams with a hint when to come back. */
  close(): void;
  readonly readers: number;
  /** Messages that were made, whoever read them. */
  readonly told: Readonly<Record<'snapshot' | 'change', number>>;
  readonly dropped: Readonly<Record<DropReason, number>>;
}

interface Known {
  readonly cursor: string;
  readonly content: LiveContent;
}

export function createLiveHub(context: GameContext, limits: ReaderLimits): LiveHub {
  const readers = createStreamReaders(limits);
  const told = { snapshot: 0, change: 0 };
  // A settlement and the clock's tick may ask at once; messages are made one after the other.
  const oneAtATime = takeTurns(1);
  let known: Known | null = null;
  let telling = Promise.resolve();
  let kept: (LiveSnapshot & { readonly madeAt: number }) | null = null;

  async function look(): Promise<void> {
    const catalogue = await currentCatalogue(context);
    if (!catalogue) return;
    const { clock } = context;
    const now = clock.now();
    const cursor = cursorOf(catalogue, clock, now);
    if (known?.cursor === cursor) return;
    const before = known;
    known = { cursor, content: liveContent(catalogue, now, clock.speed()) };
    if (before === null || readers.count === 0) return;
    const change = changeBetween(before.content, known.content);
    if (change) tell('change', eventBytes('change', cursor, toJson(change, cursor, now)));
    else tell('snapshot', snapshotOf(known).event);
  }

  function tell(event: 'snapshot' | 'change', bytes: Buffer): void {
    told[event] += 1;
    telling = readers.tell(bytes);
  }

  function snapshotOf({ cursor, content }: Known): LiveSnapshot {
    if (kept?.cursor === cursor && Date.now() - kept.madeAt < FRESH) return kept;
    const json = toJson(content, cursor, context.clock.now());
    kept = {
      cursor,
      json: Buffer.from(json),
      event: eventBytes('snapshot', cursor, json),
      madeAt: Date.now(),
    };
    return kept;
  }

  return {
    async refresh() {
      await oneAtATime(look);
      await telling;
    },
    async snapshot() {
      await oneAtATime(look);
      return known && snapshotOf(known);
    },
    async open({ response, address, lastEventId }) {
      const early = readers.admits(address);
      if (early !== 'welcome') return early;
      await oneAtATime(look);
      // Others may have come while we looked.
      const admission = readers.admits(address);
      if (admission !== 'welcome' || response.destroyed) return admission;
      if (known === null) return 'nothing-to-show-yet';
      response.writeHead(200, { ...STREAM_HEADERS, 'Access-Control-Allow-Origin': '*' });
      response.write(retryBytes());
      if (lastEventId !== known.cursor) response.write(snapshotOf(known).event);
      readers.add(response, address);
      return 'welcome';
    },
    beat: () => readers.beat(),
    close: () => readers.close(),
    get readers() {
      return readers.count;
    },
    told,
    dropped: readers.dropped,
  };
}

function toJson(content: LiveContent, cursor: string, now: number): string {
  return JSON.stringify({ cursor, now: new Date(now).toISOString(), ...content } satisfies LiveState);
}
