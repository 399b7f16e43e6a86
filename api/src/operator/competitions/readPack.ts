import { findUnknownFigures } from '../../content/index.js';
import { type FeedResult, readFeed } from '../../tournament/index.js';

/** Reads and checks a pack; its warnings include those of its pages. */
export async function readPack(folder: string): Promise<FeedResult> {
  const read = await readFeed(folder);
  if (!read.ok) return read;
  const warnings = [...read.feed.warnings, ...findUnknownFigures(read.feed)];
  return { ok: true, feed: { ...read.feed, warnings } };
}
