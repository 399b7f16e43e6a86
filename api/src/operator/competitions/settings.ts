import type { OperatorSetting } from '@euro/api-contract';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import {
  boundsAt,
  countUnfitTeams,
  editSettings,
  readEditedSettings,
  type StoredSettings,
  settingProblems,
  storedSettings,
  withSettingAt,
  writeEditedSettings,
} from '../../tournament/index.js';
import { clocksOf } from './clocksOf.js';

/** Settings that only a whole pack can change: the shape of squads, the scoring table and the spans of rankings. */
const OF_PACKS = [
  'squadLayout',
  'formationLimits',
  'scoring',
  'lineupPositionRows',
  'rankingPeriods',
  'rankingCustom',
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
    return { ...leaf, edited: pack === undefined ? null : { pack } };
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
  /** Changes them also where saved squads fit no more. */
  readonly leavesTeamsUnfit: boolean;
}

/**
 * Changes settings, all that are named or none, by the same rules as an import of a pack. What squads of saved teams do
 * not fit has to be asked for; the audit log has their number.
 * @throws Refusal `not-found` and `settings-invalid`
 */
export async function changeSettings(
  context: BaseContext,
  { competitionId, changes, leavesTeamsUnfit }: SettingsChange,
  { actorId, reason }: Actor,
): Promise<void> {
  const { models } = context;
  const clock = (await clocksOf(context))(competitionId);
  return context.withTransaction(async (transaction) => {
    const competition = await models.Competition.findByPk(competitionId, { transaction, lock: true });
    if (!competition) throw new Refusal('not-found');
    const before = storedSettings.parse(JSON.parse(competition.settings));
    const settingsByPath = new Map(presentSettings(before).map((one) => [one.path, one]));
    let after = before;
    const problems = changes.flatMap(({ path, value }) => {
      const setting = settingsByPath.get(path);
      if (!setting) return [{ path, message: 'There is no such setting.' }];
      if ((typeof value === 'boolean') !== (setting.bounds === null))
        return [{ path, message: 'Another kind of value is needed.' }];
      after = withSettingAt(after, path, value);
      return [];
    });
    const players = await models.Player.findAll({
      attributes: ['positionId', 'value'],
      where: { competitionId },
      raw: true,
      transaction,
    });
    problems.push(...settingProblems(after, players));
    if (problems.length > 0) throw new Refusal('settings-invalid', { problems });
    const json = JSON.stringify(storedSettings.parse(after));
    const effectiveChanges = changes.filter(({ path, value }) => settingsByPath.get(path)?.value !== value);
    if (effectiveChanges.length === 0) return;
    const importedAt = await clock.fresh(transaction);
    const unfitTeams = await countUnfitTeams(
      context,
      { competitionId, before: competition.settings, after: json, now: importedAt },
      transaction,
    );
    if (unfitTeams > 0 && !leavesTeamsUnfit)
      throw new Refusal('settings-invalid', { because: 'unfit-teams', teams: unfitTeams });
    const edits = editSettings(readEditedSettings(competition.editedSettings), before, effectiveChanges);
    const editedSettings = writeEditedSettings(edits);
    await competition.update({ settings: json, editedSettings }, { transaction });
    // Processes that cache what feeds brought read it again.
    await models.FeedImport.create(
      { competitionId, importedAt, changes: effectiveChanges.length },
      { transaction },
    );
    const valuesOf = (value: (path: string) => Value | undefined) =>
      Object.fromEntries(effectiveChanges.map(({ path }) => [path, value(path)]));
    const details = {
      from: valuesOf((path) => settingsByPath.get(path)?.value),
      to: valuesOf((path) => effectiveChanges.find((one) => one.path === path)?.value),
      ...(unfitTeams > 0 && { unfitTeams }),
    };
    await writeAudit(
      context,
      { actorId, action: 'competition.settings', subject: `competition ${competitionId}`, reason, details },
      transaction,
    );
  });
}
