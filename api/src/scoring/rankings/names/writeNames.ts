import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../../../infra/context.js';
import { foldNames } from './foldNames.js';
import type { NamedTeam } from './namedTeams.js';
import { nameEnds } from './nameEnds.js';

/** Keys in one statement. */
const CHUNK = 5_000;

/** Writes what has changed of these teams' names into the index. */
export async function writeNames(
  context: GameContext,
  teams: readonly NamedTeam[],
  transaction: Transaction,
): Promise<void> {
  if (teams.length === 0) return;
  const { TeamName } = context.models;
  const storedNames = await TeamName.findAll({
    where: { teamId: teams.map(({ teamId }) => teamId) },
    raw: true,
    transaction,
  });
  const before = new Map(storedNames.map((row) => [row.teamId, row]));
  const rows = teams.map(({ teamId, competitionId, naming }) => ({
    teamId,
    competitionId,
    names: naming ? foldNames(naming) : '',
  }));
  const changedRows = rows.filter(({ teamId, names }) => (before.get(teamId)?.names ?? '') !== names);
  const old = changedRows.flatMap(({ teamId }) => before.get(teamId) ?? []);
  for (const row of old) await removeEnds(context, row, transaction);
  await TeamName.destroy({ where: { teamId: old.map(({ teamId }) => teamId) }, transaction });
  const now = changedRows.filter(({ names }) => names !== '');
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
