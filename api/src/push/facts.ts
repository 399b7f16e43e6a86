import type { HalfPoints } from '@euro/game';
import type { LineupWarning } from '../mail/reminders/index.js';

/** A score as it stood then, in the short names of the nations: `NED 1-1 AUT`. */
export interface ScoreFacts {
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** Values for the text of a notification, in its recipient's language. */
export type PushFacts = EventFacts & {
  /** Prefix of the path that it opens; missing in the default competition. */
  readonly prefix?: string;
};

type EventFacts =
  | {
      readonly kind: 'deadline';
      readonly teamId: number;
      readonly weekId: number;
      /** Epoch milliseconds of game time. */
      readonly deadline: number;
      /** The matchday had been closed by mistake, and is open again. */
      readonly isOpenedAgain?: boolean;
      readonly captain: string;
      readonly worries: readonly LineupWarning[];
    }
  | {
      readonly kind: 'goal';
      readonly teamId: number;
      readonly what: 'goal' | 'assist';
      readonly player: string;
      /** Points for the team, with its captain's share. */
      readonly points: HalfPoints;
      readonly isCaptain: boolean;
      readonly score: ScoreFacts;
    }
  | {
      readonly kind: 'captainOut';
      readonly teamId: number;
      readonly weekId: number;
      readonly player: string;
      readonly reason: CaptainOutReason;
    }
  | {
      readonly kind: 'confirmed';
      readonly teamId: number;
      readonly weekId: number;
      readonly points: HalfPoints;
      readonly weekRank: number | null;
      readonly teams: number;
      readonly generalRank: number | null;
    }
  | {
      /** The message's subject names the comment; its text and author are read when the message is sent. */
      readonly kind: 'mention';
      readonly leagueId: number;
    }
  | {
      /** Its texts are read when the message is sent. */
      readonly kind: 'announcement';
      readonly announcementId: number;
    }
  | { readonly kind: 'test' };

/** `not-starting`: the line-up was announced without him. */
export type CaptainOutReason = LineupWarning['kind'] | 'not-starting';
