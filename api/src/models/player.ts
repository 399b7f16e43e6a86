import type { NewsKind } from '@euro/api-contract';
import type { CreationOptional } from 'sequelize';
import { flag, integer, optional, primaryKey, text } from './columns.js';
import { type Row, table } from './table.js';

/** A player or coach of a squad (position ids: spec §3). */
export interface Player extends Row<Player> {
  /** Unique over all competitions. */
  id: number;
  competitionId: number;
  /** Its id in the feed of its competition; null where a release before wrote the row, whose id it is then. */
  feedId: CreationOptional<number | null>;
  /** With `spells`, his first club. */
  clubId: number;
  positionId: number;
  shirt: number | null;
  /** His clubs one after the other, as JSON (`storedSpells.ts`); null for one club from the beginning. */
  spells: CreationOptional<string | null>;
  /** Game time at which he left the competition; null while he has not. */
  leftAt: CreationOptional<number | null>;
  name: string;
  short: string;
  forename: string;
  surname: string;
  /** The club he plays for outside the tournament. */
  clubName: string | null;
  /** Tenths of a million, as it is now. */
  value: number;
  /** Before the first of his `player_values`; null is `value`. */
  openingValue: CreationOptional<number | null>;
  ban: boolean;
  injury: boolean;
  portraitUrl: string | null;
  /** News of him; with it a source and the moment of game time from which it is known. */
  news: CreationOptional<NewsKind | null>;
  newsNl: CreationOptional<string | null>;
  newsEn: CreationOptional<string | null>;
  newsSource: CreationOptional<string | null>;
  newsAt: CreationOptional<number | null>;
}

export const definePlayer = table<Player>('Player', 'players', {
  id: primaryKey(integer()),
  competitionId: integer(),
  feedId: optional.integer(),
  clubId: integer(),
  positionId: integer(),
  shirt: optional.integer(),
  spells: optional.text(4000),
  leftAt: optional.moment(),
  name: text(120),
  short: text(40),
  forename: text(80),
  surname: text(80),
  clubName: optional.text(120),
  value: integer(),
  openingValue: optional.integer(),
  ban: flag(),
  injury: flag(),
  portraitUrl: optional.text(300),
  news: optional.text(12),
  newsNl: optional.text(80),
  newsEn: optional.text(80),
  newsSource: optional.text(40),
  newsAt: optional.moment(),
});
