import type { CompetitionRules } from '@euro/game';
import { competitionRules } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import { DEFAULT_FIRST } from './listCompetitions.js';
import { pagePrefix } from './publicAddress.js';
import { type StoredSettings, storedSettings } from './storedSettings.js';

/** A competition as the game works with it. */
export interface LoadedCompetition {
  readonly id: number;
  readonly feed: string;
  readonly season: number;
  /** Prefix of its pages' paths: empty for the default, or `/wk-2022`. */
  readonly prefix: string;
  /** JSON of its names and looks; null without any. */
  readonly brand: string | null;
  readonly settings: StoredSettings;
  readonly rules: CompetitionRules;
}

/** The columns that a competition is made from, of `competitions c`. */
export const COMPETITION_COLUMNS = 'c.id AS competitionId, c.feed, c.season, c.slug, c.brand, c.settings';

export interface CompetitionRow {
  readonly competitionId: number;
  readonly feed: string;
  readonly season: number;
  readonly slug: string | null;
  readonly brand: string | null;
  readonly settings: string;
}

/** The competition of the context. Null before the first import. */
export async function loadCompetition(
  context: Pick<GameContext, 'sequelize' | 'competitionId'>,
  transaction?: Transaction,
): Promise<LoadedCompetition | null> {
  const { where, values } = ownCompetition(context);
  const [row] = await select<CompetitionRow>(
    context.sequelize,
    `SELECT ${COMPETITION_COLUMNS} FROM competitions c WHERE ${where}`,
    values,
    transaction,
  );
  return row ? readCompetition(row) : null;
}

/** From `WHERE` on, the one row of `competitions c` that is the context's. */
export function ownCompetition({ competitionId }: Pick<GameContext, 'competitionId'>): {
  readonly where: string;
  readonly values: Readonly<Record<string, number>>;
} {
  if (competitionId !== undefined) return { where: 'c.id = :competitionId', values: { competitionId } };
  return { where: `1 = 1 ORDER BY ${DEFAULT_FIRST} LIMIT 1`, values: {} };
}

export function readCompetition(row: CompetitionRow): LoadedCompetition {
  const { competitionId: id, feed, season, brand } = row;
  return { id, feed, season, brand, prefix: pagePrefix(row), ...readSettings(row.settings) };
}

type ReadSettings = Pick<LoadedCompetition, 'settings' | 'rules'>;

/** Cache of parsed settings by their JSON: every call reads them and they almost never change. */
const lastRead = new Map<string, ReadSettings>();
const MAX_CACHED = 20;

function readSettings(json: string): ReadSettings {
  const cachedSettings = lastRead.get(json);
  if (cachedSettings) return cachedSettings;
  const settings = storedSettings.parse(JSON.parse(json));
  const read = { settings, rules: competitionRules(settings) };
  if (lastRead.size >= MAX_CACHED) lastRead.clear();
  lastRead.set(json, read);
  return read;
}
