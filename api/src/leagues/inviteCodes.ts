import { createHmac, timingSafeEqual } from 'node:crypto';
import Hashids from 'hashids';
import type { LoadedCompetition } from '../tournament/index.js';
import { INVITE_KEY_BYTES } from './inviteKeys.js';
import type { StoredLeague } from './storedLeague.js';

/** Shortest code, without its dashes: four groups of four; at least 12 letters (spec §5). */
const LENGTH = 16;
/** No I, O, 0 or 1: people read codes to each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP = /.{1,4}/g;

type Competition = Pick<LoadedCompetition, 'feed' | 'season'>;
type LeagueWithKey = Pick<StoredLeague, 'id' | 'inviteKey'>;
/** Bytes of a key to pictures: 2^128 values can't be guessed. */
const PICTURE_KEY_BYTES = 16;

/** Turns leagues into invite codes and back (decisions §5.7). */
export interface InviteCodes {
  /** `K7PX-M2QD-9VTE-3RWA`. */
  codeOf(league: LeagueWithKey, competition: Competition): string;
  /**
   * Decodes a code in any case, with or without dashes; null for an invalid one. Compare the result with
   * `isSameInvite`.
   */
  read(code: string, competition: Competition): LeagueWithKey | null;
  /** Opens the pictures of a league's table, which members share; a new code ends it, too. */
  pictureKeyOf(league: LeagueWithKey): string;
}

/**
 * Hashids hide an id and no more: who knows a few codes can derive the salt. What opens a league is the random part
 * beside the id, stored with the league.
 * @param secret of the server, a part of the salt
 */
export function createInviteCodes(secret: string): InviteCodes {
  const hashidsBySalt = new Map<string, Hashids>();
  const hashidsOf = ({ feed, season }: Competition): Hashids => {
    const scope = `${feed}${season}`;
    const salt = createHmac('sha256', secret).update('league invite').digest('base64url');
    const hashids = hashidsBySalt.get(scope) ?? new Hashids(`${scope}${salt}`, LENGTH, ALPHABET);
    hashidsBySalt.set(scope, hashids);
    return hashids;
  };
  return {
    codeOf({ id, inviteKey }, competition) {
      const code = hashidsOf(competition).encode([id, Number(inviteKey)]);
      return (code.match(GROUP) ?? []).join('-');
    },
    read(code, competition) {
      const letters = code.toUpperCase().replaceAll(/[\s-]/g, '');
      if ([...letters].some((letter) => !ALPHABET.includes(letter))) return null;
      const [id, inviteKey, ...rest] = hashidsOf(competition).decode(letters).map(Number);
      if (id === undefined || inviteKey === undefined || rest.length > 0) return null;
      return { id, inviteKey };
    },
    pictureKeyOf: ({ id, inviteKey }) =>
      createHmac('sha256', secret)
        .update(`league pictures ${id} ${inviteKey}`)
        .digest()
        .subarray(0, PICTURE_KEY_BYTES)
        .toString('base64url'),
  };
}

/** Whether a key opens the pictures of a league. */
export function isPictureKey(inviteCodes: InviteCodes, league: LeagueWithKey, key: string): boolean {
  const [requestKey, own] = [Buffer.from(key), Buffer.from(inviteCodes.pictureKeyOf(league))];
  return requestKey.length === own.length && timingSafeEqual(requestKey, own);
}

/** Whether a code that was read is the present one of a league; a league without a random part has none. */
export function isSameInvite(read: LeagueWithKey, league: LeagueWithKey): boolean {
  if (read.id !== league.id || read.inviteKey === null || league.inviteKey === null) return false;
  const [requestKey, storedKey] = [keyBytes(read.inviteKey), keyBytes(league.inviteKey)];
  return requestKey !== null && storedKey !== null && timingSafeEqual(requestKey, storedKey);
}

/** Null for a number that is no random part. Drivers may return a stored one as text. */
function keyBytes(key: number): Buffer | null {
  const number = Number(key);
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** (8 * INVITE_KEY_BYTES)) return null;
  const bytes = Buffer.alloc(INVITE_KEY_BYTES);
  bytes.writeUIntBE(number, 0, INVITE_KEY_BYTES);
  return bytes;
}

/**
 * Letters, digits and dashes that look like a code, whatever they decode to: longer than most names, and with a digit.
 */
export function looksLikeCode(text: string): boolean {
  const letters = text.trim().toUpperCase().replaceAll('-', '');
  return letters.length >= 12 && /\d/.test(letters) && [...letters].every((one) => ALPHABET.includes(one));
}
