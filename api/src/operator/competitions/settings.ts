import type { OperatorSetting, ResponseOf } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { Clock } from '../../infra/clock/clock.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import {
  boundsAt,
  changePoints,
  countUnfitTeams,
  DryRun,
  editSettings,
  POINT_PATHS,
  readEditedSettings,
  type StoredSettings,
  settingAt,
  settingProblems,
  storedSettings,
  watchSettlement,
  writeEditedSettings,
} from '../../tournament/index.js';
import { clocksOf } from './clocksOf.js';
import { settlementOf } from './settlementOf.js';

/** Settings that only a whole pack can change: the shape of squads, the scoring table and the spans of rankings. */
const OF_PACKS = [
  'squadLayout',
  'formationLimits',
  'scoring',
  'lineupPositionRows',
  'rankingPeriods',
  'rankingCustom',
  'earlierPoints',
];
const FIXED = ['lineupSize', 'benchSize'];

type Path = readonly (string | number)[];
type Value = OperatorSetting['value'];

/** Every number and every yes or no of the settings that operators may change, with its bounds. */
export function presentSettings(
  settings: StoredSettings,
  editedSettings: string | null = null,
): OperatorSetting[] {
  const edits = readEditedSettings(editedSettings);
  const leaves = Object.entries(settings).flatMap(([name, value]) =>
    OF_PACKS.includes(name) || FIXED.includes(name) ? [] : leavesOf(value, [name]),
  );
  return leaves.map((leaf) => {
    const pack = edits.get(leaf.path);
    const edited = pack === undefined ? null : { pack };
    if (!POINT_PATHS.includes(leaf.path)) return { ...leaf, edited };
    const earlier = (settings.earlierPoints ?? []).map(({ lastWeek, ...values }) => ({
      lastWeek,
      value: settingAt(values, leaf.path) as Value,
    }));
    return { ...leaf, edited, earlier };
  });
}

type Leaf = Omit<OperatorSetting, 'edited'>;

function leavesOf(value: unknown, path: Path): Leaf[] {
  const bounds = boundsAt(path) ?? null;
  if (typeof value === 'boolean') return [{ path: path.join('.'), value, bounds: null }];
  if (bounds !== null && (typeof value === 'number' || value === null)) {
    return [{ path: path.join('.'), value, bounds }];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

interface SettingsChange {
  readonly competitionId: number;
  readonly changes: readonly { readonly path: string; readonly value: Value }[];
  /** Settings of points change from this matchday on; null: in all. */
  readonly fromWeek: number | null;
  /** Changes them also where saved squads fit no more. */
  readonly leavesTeamsUnfit: boolean;
  /** Changes them also where confirmed matchdays are settled again. */
  readonly settlesAgain: boolean;
  /** Only says what they would change. */
  readonly isDryRun: boolean;
}

type SettingsEffect = NonNullable<ResponseOf<'PUT admin/competitions/{id}/settings'>['effect']>;

/**
 * Changes settings, all that are named or none, by the same rules as an import of a pack. What squads of saved teams do
 * not fit, and what settles confirmed matchdays again, has to be asked for; the audit log has both. A dry run does all of
 * it in a transaction that is rolled back.
 * @throws Refusal `not-found` and `settings-invalid`
 */
export async function changeSettings(
  context: BaseContext,
  change: SettingsChange,
  actor: Actor,
): Promise<SettingsEffect> {
  const clockOf = await clocksOf(context);
  try {
    return await context.withTransaction(async (transaction) => {
      const effect = await apply(context, clockOf, change, actor, transaction);
      if (change.isDryRun) throw new DryRun(effect);
      return effect;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.answer;
    throw error;
  }
}

async function apply(
  context: BaseContext,
  clockOf: (competitionId: number) => Clock,
  change: SettingsChange,
  { actorId, reason }: Actor,
  transaction: Transaction,
): Promise<SettingsEffect> {
  const { competitionId, changes, leavesTeamsUnfit, settlesAgain, isDryRun } = change;
  const { models } = context;
  const competition = await models.Competition.findByPk(competitionId, { transaction, lock: true });
  if (!competition) throw new Refusal('not-found');
  const before = storedSettings.parse(JSON.parse(competition.settings));
  const valueBefore = new Map(presentSettings(before).map(({ path, value }) => [path, value]));
  const json = await changedSettings(context, before, change, transaction);
  const effectiveChanges = changes.filter(
    ({ path, value }) => valueBefore.get(path) !== value || hasEarlier(before, path),
  );
  if (effectiveChanges.length === 0 || json === JSON.stringify(before)) return NO_EFFECT;
  const settlement = settlementOf(context, clockOf);
  const settled = await watchSettlement({ settlement, competitionId, isDryRun }, transaction);
  const importedAt = await clockOf(competitionId).fresh(transaction);
  const unfitTeams = await countUnfitTeams(
    context,
    { competitionId, before: competition.settings, after: json, now: importedAt },
    transaction,
  );
  if (unfitTeams > 0 && !leavesTeamsUnfit && !isDryRun)
    throw new Refusal('settings-invalid', { because: 'unfit-teams', teams: unfitTeams });
  const edits = editSettings(readEditedSettings(competition.editedSettings), before, effectiveChanges);
  const editedSettings = writeEditedSettings(edits);
  await competition.update({ settings: json, editedSettings }, { transaction });
  const { toSettleAgain, teams } = await settled(competitionId);
  const where = { competitionId, weekId: [...toSettleAgain], state: 'confirmed' } as const;
  const confirmedMatchdays = await models.Matchday.findAll({
    where,
    order: ['weekId'],
    raw: true,
    transaction,
  });
  const weeks = confirmedMatchdays.map(({ weekId }) => weekId);
  if (weeks.length > 0 && !settlesAgain && !isDryRun)
    throw new Refusal('settings-invalid', { because: 'settles-again', weeks });
  // Processes that cache what feeds brought read it again.
  await models.FeedImport.create(
    { competitionId, importedAt, changes: effectiveChanges.length },
    { transaction },
  );
  const details = {
    from: Object.fromEntries(effectiveChanges.map(({ path }) => [path, valueBefore.get(path)])),
    to: Object.fromEntries(effectiveChanges.map(({ path, value }) => [path, value])),
    ...(isOfPoints(effectiveChanges) && change.fromWeek !== null && { fromWeek: change.fromWeek }),
    ...(unfitTeams > 0 && { unfitTeams }),
    ...(weeks.length > 0 && { settledAgain: weeks }),
  };
  await writeAudit(
    context,
    { actorId, action: 'competition.settings', subject: `competition ${competitionId}`, reason, details },
    transaction,
  );
  return {
    unfitTeams,
    settledAgain: weeks,
    teams: teams && { ...teams, movers: [...teams.movers] },
  };
}

/**
 * JSON of the settings with the changes.
 * @throws Refusal `settings-invalid`
 */
async function changedSettings(
  { models }: Pick<BaseContext, 'models'>,
  before: StoredSettings,
  { competitionId, changes, fromWeek }: Pick<SettingsChange, 'competitionId' | 'changes' | 'fromWeek'>,
  transaction: Transaction,
): Promise<string> {
  const settingsByPath = new Map(presentSettings(before).map((one) => [one.path, one]));
  const problems = changes.flatMap(({ path, value }) => {
    const setting = settingsByPath.get(path);
    if (!setting) return [{ path, message: 'There is no such setting.' }];
    if ((typeof value === 'boolean') !== (setting.bounds === null))
      return [{ path, message: 'Another kind of value is needed.' }];
    return [];
  });
  if (problems.length > 0) throw new Refusal('settings-invalid', { problems });
  const after = changePoints(before, changes, fromWeek);
  const players = await models.Player.findAll({
    attributes: ['positionId', 'value'],
    where: { competitionId },
    raw: true,
    transaction,
  });
  const outside = settingProblems(after, players);
  if (outside.length > 0) throw new Refusal('settings-invalid', { problems: outside });
  return JSON.stringify(storedSettings.parse(after));
}

function isOfPoints(changes: SettingsChange['changes']): boolean {
  return changes.some(({ path }) => POINT_PATHS.includes(path));
}

function hasEarlier({ earlierPoints = [] }: StoredSettings, path: string): boolean {
  return earlierPoints.length > 0 && POINT_PATHS.includes(path);
}

const NO_EFFECT: SettingsEffect = { unfitTeams: 0, settledAgain: [], teams: null };
