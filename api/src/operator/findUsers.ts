import { QueryTypes } from 'sequelize';
import type { Role } from '../http/index.js';
import type { BaseContext } from '../infra/context.js';

/** Maximum number of words in a search. */
const WORDS = 4;
const LAST_LETTER = '\u{10ffff}';

/** The criteria of a search for accounts. */
export interface UserSearch {
  /** The beginnings of a first name, last name or address, in any order; or the number of an account. */
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  /** Only accounts that are suspended now. */
  readonly isSuspended?: boolean;
  readonly pageNumber: number;
  readonly pageRecords: number;
}

/**
 * The accounts that fit, the newest first, without those that were deleted; all suspended ones by the end of their
 * suspension, the next first.
 */
export async function findUsers(
  { sequelize, realNow }: Pick<BaseContext, 'sequelize' | 'realNow'>,
  { pageNumber, pageRecords, ...search }: UserSearch,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const { from, id, order, replacements } = source(search, realNow());
  const [countRow] = await sequelize.query<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, {
    type: QueryTypes.SELECT,
    replacements,
  });
  const rows = await sequelize.query<{ id: number }>(
    `SELECT ${id} AS id ${from} ORDER BY ${order} LIMIT :limit OFFSET :skip`,
    {
      type: QueryTypes.SELECT,
      replacements: { ...replacements, limit: pageRecords, skip: (pageNumber - 1) * pageRecords },
    },
  );
  return { total: countRow?.total ?? 0, ids: rows.map((row) => row.id) };
}

/** Ids of the next accounts that fit, the newest first, all of them older than one. */
export async function findUserIds(
  { sequelize, realNow }: Pick<BaseContext, 'sequelize' | 'realNow'>,
  { before, limit, ...search }: Search & { readonly before: number; readonly limit: number },
): Promise<number[]> {
  const { from, id, replacements } = source(search, realNow());
  const rows = await sequelize.query<{ id: number }>(
    `SELECT ${id} AS id ${from} AND ${id} < :before ORDER BY ${id} DESC LIMIT :limit`,
    { type: QueryTypes.SELECT, replacements: { ...replacements, before, limit } },
  );
  return rows.map((row) => row.id);
}

type Search = Pick<UserSearch, 'name' | 'role' | 'isSuspended'>;

interface Source {
  /** Ends with a condition. */
  readonly from: string;
  readonly id: string;
  readonly order: string;
  readonly replacements: Readonly<Record<string, string | number>>;
}

/** The accounts that fit. */
function source({ name = '', role, isSuspended = false }: Search, now: number): Source {
  // No name contains the wildcards of LIKE.
  const words = name.toLowerCase().replaceAll(/[%\\]/g, ' ').split(/\s+/).filter(Boolean).slice(0, WORDS);
  const replacements = {
    ...(isSuspended && { now }),
    ...(role === undefined ? {} : { role }),
    ...Object.fromEntries(words.flatMap((word, index) => Object.entries(wordParts(word, index)))),
  };
  return { ...sourceOf(words, role, isSuspended), replacements };
}

const SUSPENDED = 'su.suspended_until > :now';

function sourceOf(
  words: readonly string[],
  role: Role | undefined,
  isSuspended: boolean,
): Omit<Source, 'replacements'> {
  const newestFirst = (from: string, id: string) => ({ from, id, order: `${id} DESC` });
  const suspended = (id: string) => (isSuspended ? `JOIN users su ON su.id = ${id} AND ${SUSPENDED}` : '');
  if (words.length === 0 && role !== undefined)
    return newestFirst(
      `FROM ${rolesSql(role)} r ${suspended('r.user_id')} WHERE r.role = :role`,
      'r.user_id',
    );
  if (words.length === 0 && isSuspended) {
    const from = `FROM users su WHERE ${SUSPENDED} AND su.deleted_at IS NULL`;
    // As the index has them: no other order is read without sorting all.
    return { from, id: 'su.id', order: 'su.suspended_until, su.id' };
  }
  if (words.length === 0) return newestFirst('FROM users u WHERE u.id > 0 AND u.deleted_at IS NULL', 'u.id');
  const [first = '', ...others] = words.map((_, index) => beginningLike(index));
  const joins = others.map((other, index) => `JOIN (${other}) w${index + 1} ON w${index + 1}.id = w0.id`);
  const byRole = role === undefined ? '' : `JOIN ${rolesSql(role)} r ON r.user_id = w0.id AND r.role = :role`;
  const all = [...joins, byRole, suspended('w0.id')].join(' ');
  return newestFirst(`FROM (${first}) w0 ${all} WHERE w0.id > 0`, 'w0.id');
}

/** SQL: who holds a role, once each also where he holds it in several competitions. */
function rolesSql(role: Role): string {
  if (role === 'premium' || role === 'pundit' || role === 'support') return 'user_roles';
  return `(SELECT user_id, role FROM user_roles WHERE role = :role
           UNION SELECT user_id, role FROM desk_roles WHERE role = :role)`;
}

/** One index for each column. */
function beginningLike(index: number): string {
  const columns = [
    `email >= :from${index} AND email < :to${index}`,
    `first_name LIKE :like${index}`,
    `last_name LIKE :like${index}`,
    `id = :id${index}`,
  ];
  return columns
    .map((column) => `SELECT id FROM users WHERE ${column} AND deleted_at IS NULL`)
    .join(' UNION ');
}

function wordParts(word: string, index: number): Record<string, string | number> {
  return {
    [`from${index}`]: word,
    [`to${index}`]: `${word}${LAST_LETTER}`,
    [`like${index}`]: `${word.replaceAll('_', ' ')}%`,
    [`id${index}`]: /^#?\d{1,9}$/.test(word) ? Number(word.replace('#', '')) : 0,
  };
}
