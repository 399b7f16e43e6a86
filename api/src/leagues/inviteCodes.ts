import { createHmac } from 'node:crypto';
import Hashids from 'hashids';
import type { LoadedCompetition } from '../competition/loadCompetition.js';
import type { StoredLeague } from './storedLeague.js';

/** Shortest code, without its dashes (spec §5). */
const LENGTH = 12;
/** No I, O, 0 or 1: people read codes to each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP = /.{1,4}/g;

type Competition = Pick<LoadedCompetition, 'feed' | 'season'>;
type Coded = Pick<StoredLeague, 'id' | 'inviteVersion'>;

/** Turns leagues into invite codes and back (decisions §5.7). */
export interface InviteCodes {
  /** `K7PX-M2QD-9VTE`. */
  codeOf(league: Coded, competition: Competition): string;
  /** What a code says, in any case, with or without dashes; null for what is no code. It may be an old one. */
  read(code: string, competition: Competition): Coded | null;
}

/** @param secret the server's: without it nobody can tell a code from a league's id. */
export function createInviteCodes(secret: string): InviteCodes {
  const made = new Map<string, Hashids>();
  const hashidsOf = ({ feed, season }: Competition): Hashids => {
    const scope = `${feed}${season}`;
    const salt = createHmac('sha256', secret).update('league invite').digest('base64url');
    const hashids = made.get(scope) ?? new Hashids(`${scope}${salt}`, LENGTH, ALPHABET);
    made.set(scope, hashids);
    return hashids;
  };
  return {
    codeOf({ id, inviteVersion }, competition) {
      const code = hashidsOf(competition).encode(inviteVersion === 0 ? [id] : [id, inviteVersion]);
      return (code.match(GROUP) ?? []).join('-');
    },
    read(code, competition) {
      const letters = code.toUpperCase().replaceAll(/[\s-]/g, '');
      if ([...letters].some((letter) => !ALPHABET.includes(letter))) return null;
      const [id, inviteVersion = 0, ...rest] = hashidsOf(competition).decode(letters).map(Number);
      return id === undefined || rest.length > 0 ? null : { id, inviteVersion };
    },
  };
}
