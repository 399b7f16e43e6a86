import type { ServerResponse } from 'node:http';
import type { ChatChanges } from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import {
  type Admission,
  createReaderCounter,
  createStreamReaders,
  type DropReason,
  type ReaderLimits,
} from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import type { InvalidationChannel } from '../../infra/redis/index.js';
import { type ChatLine, type ChatReader, ChatRoom } from './chatRoom.js';
import { revalidateReaders } from './revalidateReaders.js';

/** Lines of one user, in all tabs and browsers. */
const MAX_PER_USER = 10;

/** The line ends without a refusal: its reader comes back with a token that holds. */
export class LineCut extends Error {}

export interface Following {
  readonly leagueId: number;
  /** The reader is known to be a member. */
  readonly reader: ChatReader;
  /** The reader is gone. */
  readonly signal: AbortSignal;
  /** Last revision that the reader has; null: the whole list, each time. */
  readonly after: number | null;
}

/** The readers of each chat in this process, and what each is sent. */
export interface ChatHub {
  /** The chat of a league has a new revision, written by this process. */
  moved(leagueId: number, revision: number): void;
  /** Checks for comments of other processes in a league's chat, if it has readers here. */
  lookAt(leagueId: number): Promise<void>;
  /** Checks all chats for comments of other processes, and for readers who lost access. */
  look(): Promise<void>;
  /**
   * Yields changes immediately until the reader disconnects.
   * @throws `forbidden` once the reader is no longer a member
   */
  follow(following: Following): AsyncGenerator<ChatChanges, void>;
  admits(address: string, userId: number): Admission;
  /** Takes a response whose headers are written. */
  add(response: ServerResponse, address: string): void;
  /** Sends heartbeats and drops vanished readers. */
  beat(): void;
  /** Ends all streams with a retry time. */
  close(): void;
  readonly readers: number;
  readonly dropped: Readonly<Record<DropReason, number>>;
}

type Parts = Pick<Database, 'sequelize' | 'models'> & {
  readonly invalidations: Pick<InvalidationChannel, 'publish'>;
};

export function createChatHub(parts: Parts, limits: ReaderLimits, realNow: () => number): ChatHub {
  const rooms = new Map<number, ChatRoom>();
  const readers = createStreamReaders(createReaderCounter(limits));

  function join(leagueId: number, reader: ChatReader, signal: AbortSignal): [ChatRoom, ChatLine] {
    const room = rooms.get(leagueId) ?? new ChatRoom(parts, leagueId);
    rooms.set(leagueId, room);
    const line: ChatLine = { reader, state: signal.aborted ? 'cut' : 'open', wake: () => {} };
    room.add(line);
    signal.addEventListener('abort', () => {
      line.state = 'cut';
      line.wake();
    });
    return [room, line];
  }

  async function* follow({ leagueId, reader, signal, after }: Following): AsyncGenerator<ChatChanges, void> {
    // Joins before reading: what is written in between wakes the reader.
    const [room, line] = join(leagueId, reader, signal);
    try {
      let lastRevision = after ?? 0;
      for (;;) {
        const news = await room.news(after === null ? 0 : lastRevision);
        await room.dismiss(news.revision, realNow());
        throwIfOver(line);
        const { online } = room;
        yield { ...news, online };
        lastRevision = news.revision;
        const isQuiet = () => room.revision <= lastRevision && (after === null || room.online === online);
        while (line.state === 'open' && isQuiet()) await woken(line);
        throwIfOver(line);
      }
    } finally {
      room.delete(line);
      if (room.lines.size === 0 && rooms.get(leagueId) === room) rooms.delete(leagueId);
    }
  }

  return {
    moved(leagueId, revision) {
      rooms.get(leagueId)?.moved(revision);
      parts.invalidations.publish({ what: 'chat', leagueId });
    },
    async lookAt(leagueId) {
      if (!rooms.has(leagueId)) return;
      for (const { id, revision } of await loadRevisions(parts, [leagueId])) rooms.get(id)?.moved(revision);
    },
    async look() {
      const all = [...rooms.values()];
      if (all.length === 0) return;
      for (const { id, revision } of await loadRevisions(parts, [...rooms.keys()])) {
        rooms.get(id)?.moved(revision);
      }
      await revalidateReaders(parts, all, realNow());
      for (const room of all) room.wake();
    },
    follow,
    admits(address, userId) {
      const own = [...rooms.values()].flatMap(({ lines }) =>
        [...lines].filter(({ reader }) => reader.userId === userId),
      );
      return own.length >= MAX_PER_USER ? 'too-many-from-there' : readers.admits(address);
    },
    add: (response, address) => readers.add(response, address),
    beat: () => readers.beat(),
    close: () => readers.close(),
    get readers() {
      return readers.count;
    },
    dropped: readers.dropped,
  };
}

function throwIfOver({ state }: ChatLine): void {
  if (state === 'forbidden') throw new Refusal('forbidden');
  if (state === 'cut') throw new LineCut();
}

function woken(line: ChatLine): Promise<void> {
  return new Promise((resolve) => {
    line.wake = resolve;
  });
}

function loadRevisions({ sequelize }: Parts, ids: readonly number[]) {
  return sequelize.query<{ readonly id: number; readonly revision: number }>(
    'SELECT id, chat_revision AS revision FROM leagues WHERE id IN (:ids)',
    { replacements: { ids: [...ids] }, type: QueryTypes.SELECT },
  );
}
