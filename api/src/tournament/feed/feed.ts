import type { Language, NewsKind } from '@euro/api-contract';
import type { MatchStat, PositionId, SpecialState, Spell } from '@euro/game';
import type { BrandFile } from './packFiles.js';

/** A matchday of the feed; without a deadline of its own it closes at its first kick-off (decisions §2.2). */
export interface FeedMatchday {
  readonly weekId: number;
  readonly deadlineAt: number;
  /** `competition.json` sets it under `deadlines`; else it is the first kick-off. */
  readonly isExplicit: boolean;
}

export interface FeedClub {
  readonly id: number;
  /** The feed's id, where `id` is unique over all competitions. */
  readonly feedId?: number | null;
  readonly short: string;
  readonly nameNl: string;
  readonly nameEn: string;
  /** Its name in tables; without one the whole name is there. */
  readonly nameShort?: string | null;
  readonly groupName: string;
  readonly externalId: string | null;
  readonly pot?: number | null;
  /** Points that were taken from it in the table. */
  readonly deduction?: number | null;
  readonly kit?: string | null;
  readonly flag?: string | null;
}

/** News of a player from a source; all null without any. */
export interface FeedNews {
  readonly news: NewsKind | null;
  /** The news in words; null where there is only its kind, or no such language. */
  readonly newsNl: string | null;
  readonly newsEn: string | null;
  /** Who says so; not null with `news`. */
  readonly newsSource: string | null;
  /** When he did, in epoch ms of game time: nobody knows before; not null with `news`. */
  readonly newsAt: number | null;
}

export interface FeedPlayer extends Partial<FeedNews> {
  readonly id: number;
  /** The feed's id, where `id` is unique over all competitions. */
  readonly feedId?: number | null;
  /** With `spells`, his first club. */
  readonly clubId: number;
  readonly positionId: PositionId;
  readonly shirt: number | null;
  /** His clubs one after the other, the first one too; empty for one club from the beginning. */
  readonly spells?: readonly Spell[];
  /** He left the competition then; epoch ms. */
  readonly leftAt?: number | null;
  readonly name: string;
  readonly short: string;
  readonly forename: string;
  readonly surname: string;
  readonly clubName: string | null;
  /** Tenths of a million; with a file of values, what he is worth before the first of them. */
  readonly value: number;
  readonly ban: boolean;
  readonly injury: boolean;
  readonly portraitUrl: string | null;
}

/** A match; moments in epoch milliseconds. */
export interface FeedMatch {
  readonly id: number;
  /** The feed's id, where `id` is unique over all competitions. */
  readonly feedId?: number | null;
  /** The matchday in which it counts. */
  readonly weekId: number;
  /** The matchday it was planned for, when it counts in another; null otherwise. */
  readonly plannedWeekId: number | null;
  /** Null for a match that takes its ordinary course. */
  readonly state: SpecialState | null;
  /** When a suspended match goes on, or went on. */
  readonly resumesAt: number | null;
  readonly kickoffAt: number;
  readonly finishedAt: number;
  readonly homeId: number | null;
  readonly awayId: number | null;
  readonly homeKnownAt: number;
  readonly awayKnownAt: number;
  /** Origins of the sides of a knock-out match: `W41`, `1A`, `3D/E/F`; null in the group phase. */
  readonly homeFrom: string | null;
  readonly awayFrom: string | null;
  /** Minute of play of a running match; null before and after it. */
  readonly minute: number | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly extraTime: boolean;
  readonly penHome: number | null;
  readonly penAway: number | null;
  readonly venue: string;
  readonly city: string;
  readonly stage: string;
  readonly feedUrl: string | null;
  /** The provider confirms the statistics: the matchday may be confirmed without an operator. */
  readonly isFinal: boolean;
}

export interface FeedStat extends MatchStat {
  readonly matchId: number;
  readonly playerId: number;
  readonly weekId: number;
  readonly started: boolean;
  readonly inMin: number | null;
  /** Null while he is on the pitch of a running match. */
  readonly outMin: number | null;
}

/** A player's value from a moment on; before the first of these his `value` holds. */
export interface FeedValue {
  readonly playerId: number;
  readonly fromAt: number;
  /** Tenths of a million. */
  readonly value: number;
}

/** A content page in one language; the body is sanitised HTML. */
export interface FeedPage {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
}

/** A prize in one language. */
export interface FeedPrize {
  readonly slug: string;
  readonly language: Language;
  /** A type of the contract, or a ranking of spans: `month`, `month-8`, `period-2`, `custom-15`. */
  readonly type: string;
  readonly firstRank: number;
  readonly lastRank: number;
  readonly sort: number;
  readonly image: string;
  readonly title: string;
  readonly short: string;
  readonly body: string;
}

/** Names and colours of a competition; the fields are those of brand.json (docs/feed-format.md). */
export type FeedBrand = Omit<BrandFile, '$schema'>;

/** The line of a file that a warning is about; 1 is the header. */
export interface FeedPlace {
  readonly warning: string;
  readonly file: string;
  readonly line: number | null;
}

/** Something that an operator changed by hand: it holds against the feed, or ends because of it. */
export interface FeedEdit {
  readonly kind: 'setting' | 'page' | 'match' | 'deadline' | 'figure' | 'news';
  /** `transfersAllowed`, `rules (nl)`, `GER–SCO`, `2` of a matchday, `Jamal Musiala, goals`, `Jamal Musiala`. */
  readonly subject: string;
  readonly isKept: boolean;
}

/** A whole feed, checked: everything in it fits together. */
export interface Feed {
  readonly feed: string;
  readonly season: number;
  /** First segment of its addresses; empty for none. */
  readonly slug: string;
  /** Null without brand.json. */
  readonly brand: FeedBrand | null;
  /** JSON of the competition's settings. */
  readonly settings: string;
  readonly matchdays: readonly FeedMatchday[];
  readonly clubs: readonly FeedClub[];
  readonly players: readonly FeedPlayer[];
  readonly matches: readonly FeedMatch[];
  readonly stats: readonly FeedStat[];
  /** Null without a file: the importer notices then when a player's `value` changes. */
  readonly values: readonly FeedValue[] | null;
  readonly pages: readonly FeedPage[];
  readonly prizes: readonly FeedPrize[];
  /** Oddities that may be true: reported, not refused. */
  readonly warnings: readonly string[];
  /** Where some of the warnings come from; only of files. */
  readonly places?: readonly FeedPlace[];
  /** What operators changed by hand, once it was laid over the feed. */
  readonly edits?: readonly FeedEdit[];
}
