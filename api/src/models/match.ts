import type { SpecialState } from '@euro/game';
import type { CreationOptional } from 'sequelize';
import { flag, integer, moment, optional, primaryKey, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A match; pairing and score count from the moment they are known (decisions §10). */
export interface Match extends Row<Match> {
  /** Unique over all competitions. */
  id: number;
  competitionId: number;
  /** Its id in the feed of its competition; null where a release before wrote the row, whose id it is then. */
  feedId: CreationOptional<number | null>;
  /** The matchday in which it counts. */
  weekId: number;
  /** The matchday it was planned for, when it counts in another; null otherwise. */
  plannedWeekId: CreationOptional<number | null>;
  /** Null for a match that takes its ordinary course. */
  state: CreationOptional<SpecialState | null>;
  /** When a suspended match goes on, or went on; null when it was not suspended, or nobody knows. */
  resumesAt: CreationOptional<number | null>;
  kickoffAt: number;
  finishedAt: number;
  homeId: number | null;
  awayId: number | null;
  homeKnownAt: number;
  awayKnownAt: number;
  /** Origins of the sides of a knock-out match: `W41`, `1A`, `3D/E/F`. */
  homeFrom: CreationOptional<string | null>;
  awayFrom: CreationOptional<string | null>;
  /** Minute of play in the feed of a running match; null before, after, and when the feed has the whole match. */
  minute: CreationOptional<number | null>;
  homeScore: number | null;
  awayScore: number | null;
  extraTime: boolean;
  penHome: number | null;
  penAway: number | null;
  venue: string;
  city: string;
  stage: string;
  feedUrl: string | null;
  /** The feed confirms the statistics: nothing is expected to change. */
  isFinal: CreationOptional<boolean>;
  /** SHA-256 of what points depend on: score and statistics. */
  statsHash: CreationOptional<string>;
}

export const defineMatch = table<Match>('Match', 'matches', {
  id: primaryKey(integer()),
  competitionId: integer(),
  feedId: optional.integer(),
  weekId: integer(),
  plannedWeekId: optional.integer(),
  state: optional.text(12),
  resumesAt: optional.moment(),
  kickoffAt: moment(),
  finishedAt: moment(),
  homeId: optional.integer(),
  awayId: optional.integer(),
  homeKnownAt: moment(),
  awayKnownAt: moment(),
  homeFrom: optional.text(20),
  awayFrom: optional.text(20),
  minute: optional.integer(),
  homeScore: optional.integer(),
  awayScore: optional.integer(),
  extraTime: flag(),
  penHome: optional.integer(),
  penAway: optional.integer(),
  venue: text(120),
  city: text(120),
  stage: text(40),
  feedUrl: optional.text(300),
  isFinal: withDefault(flag(), false),
  statsHash: withDefault(text(64), ''),
});
