import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a key: 2^128 values can't be guessed. */
const BYTES = 16;

interface SharedLineup {
  readonly teamId: number;
  readonly weekId: number;
}

/** Keys of links by which an owner shows the line-up of one matchday to others (decisions §5.5). */
export interface LineupKeys {
  /** In base64url. */
  keyOf(lineup: SharedLineup): string;
  isKeyOf(lineup: SharedLineup, key: string): boolean;
}

/** @param secret of the server: keys are derived from it, so that none is stored */
export function createLineupKeys(secret: string): LineupKeys {
  const bytesOf = ({ teamId, weekId }: SharedLineup) =>
    createHmac('sha256', secret).update(`shared lineup ${teamId} ${weekId}`).digest().subarray(0, BYTES);
  return {
    keyOf: (lineup) => bytesOf(lineup).toString('base64url'),
    isKeyOf(lineup, key) {
      const keyBytes = Buffer.from(key, 'base64url');
      return keyBytes.length === BYTES && timingSafeEqual(keyBytes, bytesOf(lineup));
    },
  };
}
