import { createHash } from 'node:crypto';
import type { Clock } from '../../infra/clock/clock.js';
import { knowledgeAt, type TournamentSnapshot } from '../../tournament/index.js';

/**
 * The name of a live state: how the clock is set, how much has become known by it, and the data, with dots between. It is
 * derived from what every process shares, so the same state has the same cursor in all of them, also after a restart;
 * equal cursors mean that nothing was missed. Which of two states came first is known from `now` and their order in the
 * stream.
 */
export function cursorOf(
  snapshot: TournamentSnapshot,
  clock: Pick<Clock, 'setting' | 'speed'>,
  now: number,
): string {
  const set = digestOf(`${clock.setting()} ${clock.speed()}`);
  return [set, knowledgeAt(snapshot, now).toString(36), digestOf(snapshot.version)].join('.');
}

/** A short name for a text; 72 bits of SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
