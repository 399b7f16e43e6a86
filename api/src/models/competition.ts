import type { CreationOptional } from 'sequelize';
import { autoId, integer, longText, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A competition: one feed and season with its settings (decisions ⚙). */
export interface Competition extends Row<Competition> {
  id: CreationOptional<number>;
  feed: string;
  season: number;
  /** JSON of `StoredSettings`. */
  settings: string;
  /** JSON of the settings that operators changed at the desk: by path, what the pack said; null for none. */
  editedSettings: CreationOptional<string | null>;
  /** First segment of its addresses: `wk-2022`; empty for the default, null for one without pages. */
  slug: CreationOptional<string | null>;
  state: CreationOptional<CompetitionState>;
  /** Calls that wait for a second person, with commas between: `refund,reopen`. No pack changes it. */
  fourEyes: CreationOptional<string>;
  /** JSON of its names, colours and emblem; null without any. */
  brand: CreationOptional<string | null>;
}

/** A draft is visible to operators only; finished and archived ones are read-only. */
export type CompetitionState = 'draft' | 'open' | 'running' | 'finished' | 'archived';

export const defineCompetition = table<Competition>('Competition', 'competitions', {
  id: autoId(),
  feed: text(16),
  season: integer(),
  settings: longText(),
  editedSettings: optional.hugeText(),
  slug: optional.text(40),
  state: withDefault(text(16), 'open'),
  fourEyes: withDefault(text(120), ''),
  brand: optional.hugeText(),
});
