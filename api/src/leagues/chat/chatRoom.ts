import type { ChatChanges } from '@euro/api-contract';
import type { Database } from '../../infra/db/database.js';
import { loadChanges } from './loadChanges.js';
import { revalidateReaders } from './revalidateReaders.js';

type News = Omit<ChatChanges, 'online'>;

/** A reader, with the session and the access token that the stream was opened with. */
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
  /** Wakes the subscription, which then checks for news. */
  wake(): void;
}

/** Answers that are cached while nothing changes: most readers have seen the same. */
const MAX_STORED = 20;

/** A league whose chat has readers in this process. */
export class ChatRoom {
  /** The newest revision that this process knows. */
  revision = 0;
  /** Distinct users who listen. */
  online = 0;
  readonly lines = new Set<ChatLine>();
  private readonly newsAfter = new Map<number, Promise<News>>();
  private pendingLook: { readonly revision: number; readonly done: Promise<void> } | null = null;

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

  /** Wakes all readers after a write. */
  moved(revision: number): void {
    if (revision <= this.revision) return;
    this.revision = revision;
    this.newsAfter.clear();
    this.wake();
  }

  wake(): void {
    for (const line of this.lines) line.wake();
  }

  /** Changes for readers who have seen `after`; read once for all of them. */
  async news(after: number): Promise<News> {
    const cached = this.newsAfter.get(after);
    if (cached) return cached;
    const loading = loadChanges(this.database, this.leagueId, after);
    if (this.newsAfter.size >= MAX_STORED) this.newsAfter.clear();
    this.newsAfter.set(after, loading);
    try {
      const news = await loading;
      this.moved(news.revision);
      return news;
    } catch (error) {
      this.newsAfter.delete(after);
      throw error;
    }
  }

  /** Before a revision is sent: who may still read, checked once for all after it was written. */
  async dismiss(revision: number, now: number): Promise<void> {
    if (this.pendingLook === null || this.pendingLook.revision < revision) {
      this.pendingLook = { revision, done: revalidateReaders(this.database, [this], now) };
    }
    try {
      await this.pendingLook.done;
    } catch (error) {
      this.pendingLook = null;
      throw error;
    }
  }

  private count(): void {
    this.online = new Set([...this.lines].map(({ reader }) => reader.userId)).size;
  }
}
