import { feedMessage } from '@euro/api-contract';
import * as z from 'zod';
import { SETTING_BOUNDS, type SettingBounds } from '../competition/settingBounds.js';
import type { Field } from './fields.js';
import { brandFile, competitionFile, SCORING_SETTINGS, scoringFile } from './packFiles.js';
import { MATCH_FIELDS } from './readMatches.js';
import { PLAYER_FIELDS } from './readPlayers.js';
import { SPELL_FIELDS } from './readSpells.js';
import { STAT_FIELDS } from './readStats.js';

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The published JSON Schemas of a pack's JSON files and of feed messages, by the name of their file in
 * competitions/schema.
 */
export function packSchemas(): Readonly<Record<string, Schema>> {
  const { settings, ...fields } = competitionFile.shape;
  const { scoring, ...own } = settings.shape;
  // A pack with scoring.json has these there.
  const inEither = Object.fromEntries(SCORING_SETTINGS.map((name) => [name, own[name].optional()]));
  const competition = z.strictObject({
    ...fields,
    settings: z.strictObject({ ...own, ...inEither, scoring }),
  });
  return {
    'feed-message.schema.json': describeMessage(),
    'competition.schema.json': describe('Which competition it is, and its settings', competition, [
      'properties',
      'settings',
    ]),
    'scoring.schema.json': describe('What players, captains and coaches get points for', scoringFile, []),
    'brand.schema.json': describe('What a competition is called and looks like', brandFile, null),
  };
}

/** A message of a live feed: its rows have the columns of the pack's files. */
function describeMessage(): Schema {
  const json: Schema = {
    ...z.toJSONSchema(feedMessage, { io: 'input' }),
    title: 'What a live feed says of matches and players',
  };
  const match = partOf(json, 'matches');
  match.match = describeRow(MATCH_FIELDS);
  fieldsOf(match.stats).items = describeRow(STAT_FIELDS);
  const player = partOf(json, 'players');
  player.player = describeRow(PLAYER_FIELDS);
  fieldsOf(player.spells).items = describeRow(SPELL_FIELDS);
  return json;
}

/** The fields of the entries of a list. */
function partOf(json: Schema, list: string): Record<string, unknown> {
  const { items } = fieldsOf(fieldsOf(json.properties)[list]);
  return fieldsOf(fieldsOf(items).properties);
}

function describeRow(columns: Readonly<Record<string, Field<unknown>>>): Schema {
  const requiredColumns = Object.entries(columns).filter(([, { mayBeMissing }]) => !mayBeMissing);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])),
    required: requiredColumns.map(([name]) => name),
    additionalProperties: false,
  };
}

/** @param settings where the settings with bounds are; null when the file has none */
function describe(title: string, schema: z.ZodType, settings: readonly string[] | null): Schema {
  const json: Schema = { ...z.toJSONSchema(schema, { io: 'input' }), title };
  if (settings === null) return json;
  const root = settings.reduce<unknown>((at, name) => fieldsOf(at)[name], json);
  for (const [path, bounds] of Object.entries(SETTING_BOUNDS)) {
    // scoring.json calls the list of the setting `scoring` its rules.
    const inFile = settings.length === 0 ? path.replace(/^scoring(?=\.)/, 'rules') : path;
    applyBounds(root, inFile.split('.'), bounds);
  }
  return json;
}

/** Writes the bounds of a setting into its schema; what the file does not have is passed over. */
function applyBounds(at: unknown, [next, ...rest]: readonly string[], bounds: SettingBounds): void {
  const schema = fieldsOf(at);
  for (const choice of listOf(schema.anyOf)) applyBounds(choice, next ? [next, ...rest] : [], bounds);
  if (next === undefined) {
    if (schema.type === 'number' || schema.type === 'integer') limit(schema, bounds);
  } else if (next === '*') applyBounds(schema.items, rest, bounds);
  else if (schema.type === 'array') applyBounds(entryOf(schema, Number(next)), rest, bounds);
  else applyBounds(fieldsOf(schema.properties)[next] ?? schema.additionalProperties, rest, bounds);
}

function limit(schema: Record<string, unknown>, { min, max, step }: SettingBounds): void {
  schema.minimum = min;
  schema.maximum = max;
  if (step === 1) schema.type = 'integer';
  // Tenths are no exact numbers: validators divide, and refuse some of them.
  else if (step === 0.5) schema.multipleOf = step;
  else schema.description = 'With at most one decimal.';
}

/** The schema of one entry of a list whose entries have bounds of their own. */
function entryOf(schema: Record<string, unknown>, index: number): unknown {
  const entries = listOf(schema.prefixItems);
  while (entries.length <= index) entries.push(structuredClone(schema.items));
  schema.prefixItems = entries;
  return entries[index];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
