import type { ChatChanges } from '@euro/api-contract';
import type { Database } from '../db/database.js';
import { dismissReaders } from './dismissReaders.js';
import { loadChanges } from './loadChanges.js';

type News = Omit<ChatChanges, 'online'>;

/** Who listens, and until when: the sign-in and the access token that the line was opened with. */
export interface ChatReader {
  readonly userId: number;
  readonly sessionFamily: string;
  /** Epoch milliseconds of real time. */
  readonly expiresAt: number;
}

/** `cut`: the reader may come back with a new token; `forbidden`: no longer a member. */
export type LineState = 'open' | 'cut' | 'forbidden';

/** One open subscription. */
export interface ChatLine {
  readonly reader: ChatReader;
  state: LineState;
  /** Lets the subscription look again whether there is anything for it. */
  wake(): void;
}

/** Answers that are kept while nothing changes: most readers have seen the same. */
const MOST_KEPT = 20;

/** A league whose chat somebody of this process listens to. */
export class ChatRoom {
  /** The newest revision that this process knows. */
  revision = 0;
  /** Distinct users who listen. */
  online = 0;
  readonly lines = new Set<ChatLine>();
  private readonly kept = new Map<number, Promise<News>>();
  private looked: { readonly revision: number; readonly done: Promise<void> } | null = null;

  constructor(
    private readonly database: Pick<Database, 'sequelize' | 'models'>,
    readonly leagueId: number,
  ) {}

  add(line: ChatLine): void {
    this.lines.add(line);
    this.count();
  }

  delete(line: ChatLine): void {
    this.lines.delete(line);
    this.count();
  }

  /** Something was written: everybody looks again. */
  moved(revision: number): void {
    if (revision <= this.revision) return;
    this.revision = revision;
    this.kept.clear();
    this.wake();
  }

  wake(): void {
    for (const line of this.lines) line.wake();
  }

  /** What a reader must hear who has seen `after`; read once for all who have. */
  async news(after: number): Promise<News> {
    const known = this.kept.get(after);
    if (known) return known;
    const asked = loadChanges(this.database, this.leagueId, after);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(after, asked);
    try {
      const news = await asked;
      this.moved(news.revision);
      return news;
    } catch (error) {
      this.kept.delete(after);
      throw error;
    }
  }

  /** Before a revision is told: who may still listen, looked for once for all after it was written. */
  async dismiss(revision: number, now: number): Promise<void> {
    if (this.looked === null || this.looked.revision < revision) {
      this.looked = { revision, done: dismissReaders(this.database, [this], now) };
    }
    try {
      await this.looked.done;
    } catch (error) {
      this.looked = null;
      throw error;
    }
  }

  private count(): void {
    this.online = new Set([...this.lines].map(({ reader }) => reader.userId)).size;
  }
}
