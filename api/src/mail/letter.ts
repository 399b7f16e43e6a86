import type { HalfPoints } from '@euro/game';
import type { SentMail } from '../models/index.js';
import type { CompetitionLook, LoadedCompetition } from '../tournament/index.js';
import type { Mail } from './mailer.js';

/** The outcome of writing a planned mail. */
export type Letter =
  | { readonly kind: 'ready'; readonly mail: Mail; readonly halfPoints: HalfPoints | null }
  /** It can't be written yet: try again in `pause` real milliseconds. */
  | { readonly kind: 'later'; readonly pause: number }
  /** The mail is no longer needed. */
  | { readonly kind: 'unwanted' };

/** A mail in the queue, as far as sending it needs to know. */
export type PlannedMail = Pick<
  SentMail,
  'id' | 'kind' | 'competitionId' | 'userId' | 'weekId' | 'edition' | 'attempts' | 'createdAt'
>;

/** A mail about a competition beside the default one, sent in the name that the game has there. */
export function withCompetitionSender(
  mail: Mail,
  { prefix }: Pick<LoadedCompetition, 'prefix'>,
  { word }: Pick<CompetitionLook, 'word'>,
): Mail {
  return prefix === '' ? mail : { ...mail, sender: word };
}

/** A mail that is taken out of the queue. */
export const UNWANTED_LETTER: Letter = { kind: 'unwanted' };

/** The same for every try, so that a server recognises a second copy. */
export function messageId(mail: PlannedMail, publicUrl: string): string {
  const { kind, competitionId, weekId, edition, userId } = mail;
  return `${[kind, competitionId, weekId, edition, userId].join('.')}@${new URL(publicUrl).hostname}`;
}
