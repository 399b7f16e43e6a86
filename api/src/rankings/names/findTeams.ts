import { QueryTypes } from 'sequelize';
import type { Database } from '../../db/database.js';
import type { Models } from '../../models/index.js';
import { NameIndex, type TeamMarks } from './nameIndex.js';

/** Teams read at a time while the index is made. */
const BATCH = 8_192;
/** How far clocks of machines may stand apart, and how long a change may take to be committed; milliseconds. */
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
const knownBy = new WeakMap<Models, Promise<KnownNames>>();

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
  const known = await knownNames(database);
  await takeChanges(database, known);
  return known.index.find(text);
}

/** Reads the names if this process has not yet: whoever looks at a ranking may search in it next. */
export async function readNames(database: Database): Promise<void> {
  await knownNames(database);
}

function knownNames(database: Database): Promise<KnownNames> {
  const { models } = database;
  const known = knownBy.get(models) ?? loadNames(database);
  knownBy.set(models, known);
  // Somebody else tries again.
  known.catch(() => knownBy.delete(models));
  return known;
}

async function loadNames({ sequelize }: Database): Promise<KnownNames> {
  const known = { index: new NameIndex(), highestId: 0, readAt: Date.now() };
  for (;;) {
    const rows = await sequelize.query<NamingRow>(
      `${SELECT} WHERE t.id > :after ORDER BY t.id LIMIT :batch`,
      {
        type: QueryTypes.SELECT,
        replacements: { after: known.highestId, batch: BATCH },
      },
    );
    take(known, rows);
    if (rows.length < BATCH) return known;
  }
}

async function takeChanges({ sequelize }: Database, known: KnownNames): Promise<void> {
  const now = Date.now();
  const rows = await sequelize.query<NamingRow>(
    `${SELECT} WHERE t.id > :highestId UNION ALL ${SELECT} WHERE t.named_at >= :since`,
    {
      type: QueryTypes.SELECT,
      replacements: { highestId: known.highestId, since: known.readAt - OVERLAP },
    },
  );
  take(known, rows);
  known.readAt = now;
}

function take(known: KnownNames, rows: readonly NamingRow[]): void {
  const isGone = ({ isDeleted }: NamingRow) => Boolean(isDeleted);
  known.index.remove(rows.filter(isGone).map(({ id }) => id));
  known.index.add(
    rows
      .filter((row) => !isGone(row))
      .map(({ id, name, nameVisible, firstName, lastName }) => ({
        teamId: id,
        name,
        manager: nameVisible ? `${firstName} ${lastName}` : null,
      })),
  );
  for (const { id } of rows) known.highestId = Math.max(known.highestId, id);
}
