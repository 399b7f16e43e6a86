import type { SuspectedAccount } from '@euro/api-contract';
import type { BaseContext } from '../infra/context.js';
import { select } from '../infra/db/select.js';
import { groupBy } from '../infra/groupBy.js';

/** The most accounts that are listed. */
const LISTED = 5;
/** The most accounts of one mailbox, and of one name, that are compared. */
const COMPARED = 100;

interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly createdAt: number | string;
}

const COLUMNS = 'id, email, first_name AS firstName, last_name AS lastName, created_at AS createdAt';
/** Each part reads one index. */
const CANDIDATES = `
  SELECT ${COLUMNS} FROM users WHERE email = :address AND id <> :id AND deleted_at IS NULL
  UNION
  SELECT * FROM (SELECT ${COLUMNS} FROM users
                  WHERE email >= :from AND email < :to AND email LIKE :like
                    AND id <> :id AND deleted_at IS NULL
                  LIMIT ${COMPARED}) m
  UNION
  SELECT * FROM (SELECT ${COLUMNS} FROM users
                  WHERE last_name LIKE :lastName AND first_name LIKE :firstName
                    AND id <> :id AND deleted_at IS NULL
                  LIMIT ${COMPARED}) n`;

/**
 * Other accounts that may be of the same person, the most likely first. Nothing is stored for it: it compares what an
 * account has anyway. Another spelling of the same mailbox (`lotte+2@…`) is enough; the same name only with a sign-in from
 * the same kind of browser, or a team in the same mini-league.
 */
export async function suspectSamePerson(
  { models, sequelize }: Pick<BaseContext, 'models' | 'sequelize'>,
  userId: number,
): Promise<SuspectedAccount[]> {
  const user = await models.User.findOne({
    attributes: ['id', 'email', 'firstName', 'lastName'],
    where: { id: userId, deletedAt: null },
    raw: true,
  });
  if (!user) return [];
  const mailbox = mailboxOf(user.email);
  const [name, domain] = [
    mailbox.slice(0, mailbox.lastIndexOf('@')),
    mailbox.slice(mailbox.lastIndexOf('@')),
  ];
  const found = await select<AccountRow>(sequelize, CANDIDATES, {
    id: userId,
    address: mailbox,
    // The character after "+" ends the range.
    ...{ from: `${name}+`, to: `${name},`, like: `%${pattern(domain)}` },
    ...{ firstName: pattern(user.firstName), lastName: pattern(user.lastName) },
  });
  if (found.length === 0) return [];
  const ids = [userId, ...found.map(({ id }) => id)];
  const [browsers, leagues] = await Promise.all([loadBrowsers(sequelize, ids), loadLeagues(sequelize, ids)]);
  return found
    .map(({ id, email, firstName, lastName, createdAt }) => ({
      ...{ id, name: `${firstName} ${lastName}`, createdAt: new Date(Number(createdAt)).toISOString() },
      signals: [
        ...(mailboxOf(email) === mailbox ? (['mailbox'] as const) : []),
        ...(isSameName(user, { firstName, lastName }) ? (['name'] as const) : []),
        ...(hasCommon(browsers, userId, id) ? (['browser'] as const) : []),
        ...(hasCommon(leagues, userId, id) ? (['league'] as const) : []),
      ],
    }))
    .filter(({ signals }) => signals[0] === 'mailbox' || (signals[0] === 'name' && signals.length > 1))
    .toSorted((a, b) => weightOf(b.signals) - weightOf(a.signals) || b.id - a.id)
    .slice(0, LISTED);
}

/** The address to which mail for an address with a tag goes: `lotte@…` of `lotte+2@…`. */
function mailboxOf(email: string): string {
  return email.replace(/^([^+]+)\+.*(?=@)/, '$1');
}

type Name = Pick<AccountRow, 'firstName' | 'lastName'>;

function isSameName(a: Name, b: Name): boolean {
  const fold = ({ firstName, lastName }: Name) => `${firstName}\n${lastName}`.toLowerCase();
  return fold(a) === fold(b);
}

/** As LIKE without wildcards reads it; a wildcard stands for itself too. */
function pattern(text: string): string {
  return text.replaceAll(/[%\\]/g, '_');
}

function weightOf(signals: SuspectedAccount['signals']): number {
  return signals.length + (signals.includes('mailbox') ? 4 : 0);
}

type Values = ReadonlyMap<number, ReadonlySet<string>>;

function hasCommon(values: Values, one: number, other: number): boolean {
  return [...(values.get(one) ?? [])].some((value) => values.get(other)?.has(value));
}

/** What the browsers of kept sign-ins call themselves, by account. */
async function loadBrowsers(sequelize: BaseContext['sequelize'], ids: readonly number[]): Promise<Values> {
  return collect(
    await select<{ userId: number; value: string }>(
      sequelize,
      `SELECT DISTINCT user_id AS userId, user_agent AS value FROM sessions
        WHERE user_id IN (:ids) AND user_agent IS NOT NULL`,
      { ids },
    ),
  );
}

/** The mini-leagues of all teams, by account. */
async function loadLeagues(sequelize: BaseContext['sequelize'], ids: readonly number[]): Promise<Values> {
  return collect(
    await select<{ userId: number; value: string }>(
      sequelize,
      `SELECT DISTINCT t.user_id AS userId, m.league_id AS value
         FROM teams t JOIN league_members m ON m.team_id = t.id
        WHERE t.user_id IN (:ids) AND t.deleted_at IS NULL`,
      { ids },
    ),
  );
}

function collect(rows: readonly { readonly userId: number; readonly value: string | number }[]): Values {
  const byUser = groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([id, own]) => [id, new Set(own.map(({ value }) => String(value)))]));
}
