import type { CompetitionRules } from '@euro/game';
import { competitionRules } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';
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
  { models }: Pick<Database, 'models'>,
  choice: CompetitionChoice = {},
  transaction?: Transaction,
): Promise<LoadedCompetition | null> {
  const row = await models.Competition.findOne({
    where: {
      ...(choice.competitionId === undefined ? {} : { id: choice.competitionId }),
      ...(choice.competitionFeed === undefined ? {} : { feed: choice.competitionFeed }),
      ...(choice.seasonId === undefined ? {} : { season: choice.seasonId }),
    },
    order: [['id', 'ASC']],
    raw: true,
    transaction: transaction ?? null,
  });
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
