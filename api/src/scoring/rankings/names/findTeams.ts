import { QueryTypes } from 'sequelize';
import type { Database } from '../../../infra/db/database.js';
import type { Models } from '../../../models/index.js';
import { NameIndex, type TeamMarks } from '../../packed/index.js';

/** Teams read at a time while the index is made. */
const BATCH = 8_192;
/** How far clocks of machines may differ, and how long a change may take to be committed; milliseconds. */
const OVERLAP = 10_000;

interface NamingRow {
  readonly id: number;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nameVisible: number | boolean;
  readonly isDeleted: number;
}

interface KnownNames {
  readonly index: NameIndex;
  highestId: number;
  /** Real time of the last reading. */
  readAt: number;
}

/** By database: an API process has one. */
const namesByDatabase = new WeakMap<Models, Promise<KnownNames>>();

const SELECT = `
  SELECT t.id, t.name, t.name_visible AS nameVisible, t.deleted_at IS NOT NULL AS isDeleted,
    u.first_name AS firstName, u.last_name AS lastName
  FROM teams t JOIN users u ON u.id = t.user_id`;

/**
 * The teams with `text` in their name, or in a manager's name that they show, whatever its case and accents; deleted teams
 * are never among them. The names are kept in this process; every search first asks the database, which is two steps in an
 * index, for those that changed, in whatever process that was.
 */
export async function findTeams(database: Database, text: string): Promise<TeamMarks> {
  const names = await cachedNames(database);
  await takeChanges(database, names);
  return names.index.find(text);
}

/** Reads the names if this process has not yet: a reader of a ranking may search in it next. */
export async function readNames(database: Database): Promise<void> {
  await cachedNames(database);
}

function cachedNames(database: Database): Promise<KnownNames> {
  const { models } = database;
  const names = namesByDatabase.get(models) ?? loadNames(database);
  namesByDatabase.set(models, names);
  // Somebody else tries again.
  names.catch(() => namesByDatabase.delete(models));
  return names;
}

async function loadNames({ sequelize }: Database): Promise<KnownNames> {
  const names = { index: new NameIndex(), highestId: 0, readAt: Date.now() };
  for (;;) {
    const rows = await sequelize.query<NamingRow>(
      `${SELECT} WHERE t.id > :after ORDER BY t.id LIMIT :batch`,
      {
        type: QueryTypes.SELECT,
        replacements: { after: names.highestId, batch: BATCH },
      },
    );
    take(names, rows);
    if (rows.length < BATCH) return names;
  }
}

async function takeChanges({ sequelize }: Database, names: KnownNames): Promise<void> {
  const now = Date.now();
  const rows = await sequelize.query<NamingRow>(
    `${SELECT} WHERE t.id > :highestId UNION ALL ${SELECT} WHERE t.named_at >= :since`,
    {
      type: QueryTypes.SELECT,
      replacements: { highestId: names.highestId, since: names.readAt - OVERLAP },
    },
  );
  take(names, rows);
  names.readAt = now;
}

function take(names: KnownNames, rows: readonly NamingRow[]): void {
  const isGone = ({ isDeleted }: NamingRow) => Boolean(isDeleted);
  names.index.remove(rows.filter(isGone).map(({ id }) => id));
  names.index.add(
    rows
      .filter((row) => !isGone(row))
      .map(({ id, name, nameVisible, firstName, lastName }) => ({
        teamId: id,
        name,
        manager: nameVisible ? `${firstName} ${lastName}` : null,
      })),
  );
  for (const { id } of rows) names.highestId = Math.max(names.highestId, id);
}
