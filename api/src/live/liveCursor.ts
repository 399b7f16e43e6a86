import { createHash } from 'node:crypto';
import { type Catalogue, knowledgeAt } from '../catalogue/index.js';
import type { Clock } from '../clock/clock.js';

/**
 * The name of a live state: how the clock is set, how much has become known by it, and the data, with dots between. It is
 * derived from what every process shares, so the same state has the same cursor in all of them, also after a restart;
 * equal cursors mean that nothing was missed. Which of two states came first, `now` and their order in the stream tell.
 */
export function cursorOf(catalogue: Catalogue, clock: Pick<Clock, 'setting' | 'speed'>, now: number): string {
  const set = digestOf(`${clock.setting()} ${clock.speed()}`);
  return [set, knowledgeAt(catalogue, now).toString(36), digestOf(catalogue.version)].join('.');
}

/** A short name for a text; 72 bits of SHA-256. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
