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
  /** What the paths of its pages begin with: empty for the default, or `/wk-2022`. */
  readonly prefix: string;
  /** JSON of its names and looks; null without any. */
  readonly brand: string | null;
  readonly settings: StoredSettings;
  readonly rules: CompetitionRules;
}

/** What a call may say of the competition it means. */
export interface CompetitionChoice {
  readonly competitionId?: number;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
}

/** Of several that a call may mean, nobody but operators sees a draft. */
const DRAFTS_LAST = `CASE WHEN state = 'draft' THEN 1 ELSE 0 END, ${DEFAULT_FIRST}`;

/** The competition asked for; without a choice the context's, or else the default one. Null when there is none such. */
export async function loadCompetition(
  { sequelize, competitionId }: Pick<GameContext, 'sequelize' | 'competitionId'>,
  choice: CompetitionChoice = {},
  transaction?: Transaction,
): Promise<LoadedCompetition | null> {
  const { competitionFeed: feed, seasonId: season } = choice;
  const isNamed = feed !== undefined || season !== undefined;
  const id = choice.competitionId ?? (isNamed ? undefined : competitionId);
  const conditions = Object.entries({ id, feed, season }).filter(([, value]) => value !== undefined);
  const where = conditions.map(([column]) => `${column} = :${column}`).join(' AND ') || '1 = 1';
  const [row] = await select<{
    id: number;
    feed: string;
    season: number;
    slug: string | null;
    brand: string | null;
    settings: string;
  }>(
    sequelize,
    `SELECT id, feed, season, slug, brand, settings FROM competitions WHERE ${where} ORDER BY ${isNamed ? DRAFTS_LAST : DEFAULT_FIRST} LIMIT 1`,
    Object.fromEntries(conditions) as Record<string, string | number>,
    transaction,
  );
  if (!row) return null;
  const { slug, settings, ...named } = row;
  return { ...named, prefix: pagePrefix({ slug }), ...readSettings(settings) };
}

type ReadSettings = Pick<LoadedCompetition, 'settings' | 'rules'>;

/** Settings are asked for by every call and change almost never; by their JSON. */
const lastRead = new Map<string, ReadSettings>();
const MOST = 20;

function readSettings(json: string): ReadSettings {
  const known = lastRead.get(json);
  if (known) return known;
  const settings = storedSettings.parse(JSON.parse(json));
  const read = { settings, rules: competitionRules(settings) };
  if (lastRead.size >= MOST) lastRead.clear();
  lastRead.set(json, read);
  return read;
}
