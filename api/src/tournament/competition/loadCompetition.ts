import type { CompetitionRules } from '@euro/game';
import { competitionRules } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { type StoredSettings, storedSettings } from './storedSettings.js';

/** A competition as the game works with it. */
export interface LoadedCompetition {
  readonly id: number;
  readonly feed: string;
  readonly season: number;
  readonly settings: StoredSettings;
  readonly rules: CompetitionRules;
}

/** What a call may say of the competition it means. */
export interface CompetitionChoice {
  readonly competitionId?: number;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
}

/** The competition asked for; without a choice the first one. Null when there is none such. */
export async function loadCompetition(
  { sequelize }: Pick<Database, 'sequelize'>,
  choice: CompetitionChoice = {},
  transaction?: Transaction,
): Promise<LoadedCompetition | null> {
  const { competitionId: id, competitionFeed: feed, seasonId: season } = choice;
  const conditions = Object.entries({ id, feed, season }).filter(([, value]) => value !== undefined);
  const where = conditions.map(([column]) => `${column} = :${column}`).join(' AND ') || '1 = 1';
  const [row] = await select<{ id: number; feed: string; season: number; settings: string }>(
    sequelize,
    `SELECT id, feed, season, settings FROM competitions WHERE ${where} ORDER BY id LIMIT 1`,
    Object.fromEntries(conditions) as Record<string, string | number>,
    transaction,
  );
  if (!row) return null;
  return { id: row.id, feed: row.feed, season: row.season, ...readSettings(row.settings) };
}

type ReadSettings = Pick<LoadedCompetition, 'settings' | 'rules'>;

/** Settings are asked for by every call and change almost never. */
let lastRead: { readonly json: string; readonly read: ReadSettings } | null = null;

function readSettings(json: string): ReadSettings {
  if (lastRead?.json === json) return lastRead.read;
  const settings = storedSettings.parse(JSON.parse(json));
  const read = { settings, rules: competitionRules(settings) };
  lastRead = { json, read };
  return read;
}
