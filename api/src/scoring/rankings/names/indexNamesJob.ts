import { QueryTypes, type Transaction } from 'sequelize';
import type { BaseContext, GameContext } from '../../../infra/context.js';
import type { Job } from '../../../infra/jobs/job.js';
import { foldNames } from '../../packed/index.js';
import { type NamedTeam, namedTeamsAfter, namedTeamsSince } from './namedTeams.js';
import { nameEnds } from './nameEnds.js';
import { loadNameProgress, type NameProgressRow } from './nameProgress.js';

/** Real milliseconds between two runs. */
const EVERY = 5_000;
/** Longest interval between two writes of the progress while no name changes, in real milliseconds. */
const QUIET = 60_000;
/** Teams in one transaction: about 30 keys each. */
const BATCH = 1_000;
/** Keys in one statement. */
const CHUNK = 5_000;

/** Keeps the index of names in the database up to date where there are enough teams for it (ADR 53). */
export const indexNamesJob: Job = {
  name: 'name-index',
  scope: 'portal',
  everyMs: EVERY,
  queue: { lane: 'game', priority: 5 },
  async run(context) {
    const progress = await loadNameProgress(context);
    if (progress.highestId === 0 && !(await isWanted(context))) return 'done';
    const now = Date.now();
    const nextTeams = await namedTeamsAfter(context, progress.highestId, BATCH);
    // Teams named during the first reading may be missing from it: they are read again afterwards.
    const isAll = nextTeams.length < BATCH;
    const renamedTeams = isAll && progress.complete ? await namedTeamsSince(context, progress) : [];
    const teams = [...new Map([...renamedTeams, ...nextTeams].map((team) => [team.teamId, team])).values()];
    if (teams.length === 0 && progress.complete && now - progress.readAt < QUIET) return 'done';
    await context.withTransaction(async (transaction) => {
      const next = {
        highestId: Math.max(progress.highestId, ...nextTeams.map(({ teamId }) => teamId)),
        readAt: progress.readAt === 0 || (isAll && progress.complete) ? now : progress.readAt,
        complete: progress.complete || isAll,
      };
      if (await moveOn(context, progress, next, transaction)) await write(context, teams, transaction);
    });
    return isAll ? 'done' : 'again';
  },
};

/** Ids grow with the teams, and the highest is found at once. */
async function isWanted({ models, env }: BaseContext): Promise<boolean> {
  const highest = await models.Team.max<number | null, InstanceType<typeof models.Team>>('id');
  return (highest ?? 0) > 0 && (highest ?? 0) >= env.namesInDatabaseFrom;
}

/** False when another worker has indexed the same teams meanwhile. */
async function moveOn(
  { models }: GameContext,
  { highestId, readAt }: NameProgressRow,
  next: NameProgressRow,
  transaction: Transaction,
): Promise<boolean> {
  if (readAt === 0)
    await models.NameProgress.bulkCreate([{ id: 1 }], { ignoreDuplicates: true, transaction });
  const [moved] = await models.NameProgress.update(next, {
    where: { id: 1, highestId, readAt },
    transaction,
  });
  return moved === 1;
}

/** Writes what has changed of these teams' names. */
async function write(
  context: GameContext,
  teams: readonly NamedTeam[],
  transaction: Transaction,
): Promise<void> {
  if (teams.length === 0) return;
  const { TeamName } = context.models;
  const stored = await TeamName.findAll({
    where: { teamId: teams.map(({ teamId }) => teamId) },
    raw: true,
    transaction,
  });
  const before = new Map(stored.map((row) => [row.teamId, row]));
  const rows = teams.map(({ teamId, competitionId, naming }) => ({
    teamId,
    competitionId,
    names: naming ? foldNames(naming) : '',
  }));
  const changed = rows.filter(({ teamId, names }) => (before.get(teamId)?.names ?? '') !== names);
  const old = changed.flatMap(({ teamId }) => before.get(teamId) ?? []);
  for (const row of old) await removeEnds(context, row, transaction);
  await TeamName.destroy({ where: { teamId: old.map(({ teamId }) => teamId) }, transaction });
  const now = changed.filter(({ names }) => names !== '');
  await TeamName.bulkCreate(now, { transaction });
  await addEnds(context, now, transaction);
}

type TeamNames = Readonly<Record<'teamId' | 'competitionId', number> & Record<'names', string>>;

async function removeEnds(
  { sequelize }: GameContext,
  { teamId, competitionId, names }: TeamNames,
  transaction: Transaction,
): Promise<void> {
  const ends = nameEnds(names);
  if (ends.length === 0) return;
  await sequelize.query(
    'DELETE FROM name_ends WHERE competition_id = :competitionId AND letters IN (:ends) AND team_id = :teamId',
    { type: QueryTypes.DELETE, replacements: { competitionId, teamId, ends }, transaction },
  );
}

/** In the order of the keys, so that neighbours are written together. */
async function addEnds(
  { sequelize }: GameContext,
  rows: readonly TeamNames[],
  transaction: Transaction,
): Promise<void> {
  const keys = rows.flatMap(({ teamId, competitionId, names }) =>
    nameEnds(names).map((letters) => ({ teamId, competitionId, letters: letters.toString('hex') })),
  );
  keys.sort((a, b) => a.competitionId - b.competitionId || (a.letters < b.letters ? -1 : 1));
  for (let start = 0; start < keys.length; start += CHUNK) {
    const values = keys
      .slice(start, start + CHUNK)
      .map(({ competitionId, letters, teamId }) => `(${competitionId},X'${letters}',${teamId})`);
    await sequelize.query(
      `INSERT INTO name_ends (competition_id, letters, team_id) VALUES ${values.join(',')}`,
      { transaction },
    );
  }
}
