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

/** The competition's identification in a call. */
export interface CompetitionChoice {
  readonly competitionId?: number;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
}

/** Drafts are visible to operators only. */
const DRAFTS_LAST = `CASE WHEN state = 'draft' THEN 1 ELSE 0 END, ${DEFAULT_FIRST}`;

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

/** The competition asked for; without a choice the context's, or else the default one. Null when there is none such. */
export async function loadCompetition(
  context: Pick<GameContext, 'sequelize' | 'competitionId'>,
  choice: CompetitionChoice = {},
  transaction?: Transaction,
): Promise<LoadedCompetition | null> {
  const { where, values } = chosenCompetition(context, choice);
  const [row] = await select<CompetitionRow>(
    context.sequelize,
    `SELECT ${COMPETITION_COLUMNS} FROM competitions c WHERE ${where}`,
    values,
    transaction,
  );
  return row ? readCompetition(row) : null;
}

/** From `WHERE` on, the one row of `competitions c` that is asked for. */
export function chosenCompetition(
  { competitionId }: Pick<GameContext, 'competitionId'>,
  choice: CompetitionChoice,
): { readonly where: string; readonly values: Readonly<Record<string, string | number>> } {
  const { competitionFeed: feed, seasonId: season } = choice;
  const isNamed = feed !== undefined || season !== undefined;
  const id = choice.competitionId ?? (isNamed ? undefined : competitionId);
  const conditions = Object.entries({ id, feed, season }).filter(([, value]) => value !== undefined);
  const where = conditions.map(([column]) => `c.${column} = :${column}`).join(' AND ') || '1 = 1';
  return {
    where: `${where} ORDER BY ${isNamed ? DRAFTS_LAST : DEFAULT_FIRST} LIMIT 1`,
    values: Object.fromEntries(conditions) as Record<string, string | number>,
  };
}

export function readCompetition(row: CompetitionRow): LoadedCompetition {
  const { competitionId: id, feed, season, brand } = row;
  return { id, feed, season, brand, prefix: pagePrefix(row), ...readSettings(row.settings) };
}

type ReadSettings = Pick<LoadedCompetition, 'settings' | 'rules'>;

/** Settings are asked for by every call and change almost never; by their JSON. */
const lastRead = new Map<string, ReadSettings>();
const MOST = 20;

function readSettings(json: string): ReadSettings {
  const cachedSettings = lastRead.get(json);
  if (cachedSettings) return cachedSettings;
  const settings = storedSettings.parse(JSON.parse(json));
  const read = { settings, rules: competitionRules(settings) };
  if (lastRead.size >= MOST) lastRead.clear();
  lastRead.set(json, read);
  return read;
}
