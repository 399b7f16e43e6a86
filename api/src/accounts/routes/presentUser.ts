import { GRANTED_ROLES, type User as UserJson } from '@euro/api-contract';
import { loadPremium, loadRoles, type Role } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { picturePath } from '../../infra/uploads/pictures.js';
import type { User, UserIdentity } from '../../models/index.js';
import { listCompetitions } from '../../tournament/index.js';

/** Upper bound; an account has one or two. */
const MAX_IDENTITIES = 20;

/** Data of an account besides its row. */
interface Holdings {
  readonly roles: ReadonlySet<Role>;
  readonly deskRoles: NonNullable<UserJson['deskRoles']>;
  /** Slugs of competitions. */
  readonly premiumIn: readonly string[];
  readonly identities: readonly Pick<UserIdentity, 'provider' | 'email'>[];
}

/** A user's own fields, for himself only. */
function presentUser(user: User, { roles, deskRoles, premiumIn, identities }: Holdings): UserJson {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    city: user.city ?? null,
    street: user.street ?? null,
    streetNr: user.streetNr ?? null,
    postCode: user.postCode ?? null,
    country: user.country ?? null,
    vrtId: user.vrtId ?? null,
    favoriteClubId: user.favoriteClubId ?? null,
    avatar: picturePath('avatar', user.avatar ?? null),
    role: roles.has('premium') ? 'premium' : 'user',
    roles: ['user', ...GRANTED_ROLES.filter((role) => roles.has(role))],
    ...(deskRoles.length > 0 && { deskRoles: [...deskRoles] }),
    premiumIn: [...premiumIn],
    language: user.language,
    ...(user.translation != null && { translation: user.translation }),
    hasPassword: user.passwordHash != null,
    emailVerified: user.emailVerifiedAt != null,
    identities: identities.map(({ provider, email }) => ({ provider, email: email ?? null })),
  };
}

/** The same, with the data loaded for it. */
export async function answerUser(
  database: Pick<Database, 'models' | 'sequelize'>,
  user: User,
): Promise<UserJson> {
  const [roles, deskRoles, premiumIn, identities] = await Promise.all([
    loadRoles(database, user.id),
    loadDeskRoles(database, user.id),
    premiumSlugs(database, user.id),
    database.models.UserIdentity.findAll({
      attributes: ['provider', 'email'],
      where: { userId: user.id },
      order: [['id', 'ASC']],
      limit: MAX_IDENTITIES,
      raw: true,
    }),
  ]);
  return presentUser(user, { roles, deskRoles, premiumIn, identities });
}

/** Roles of the desk; those for a competition without pages are left out. */
async function loadDeskRoles(
  database: Pick<Database, 'models' | 'sequelize'>,
  userId: number,
): Promise<NonNullable<UserJson['deskRoles']>> {
  const order = ['role', 'competitionId'];
  const rows = await database.models.DeskRole.findAll({ where: { userId }, order, raw: true });
  if (rows.length === 0) return [];
  const competitions = await listCompetitions(database);
  return rows.flatMap(({ role, competitionId }) => {
    if (competitionId === 0) return { role, competition: null };
    const entry = competitions.find(({ id }) => id === competitionId);
    const slug = entry?.isDefault ? '' : entry?.slug;
    return slug === null || slug === undefined ? [] : { role, competition: slug };
  });
}

async function premiumSlugs(
  database: Pick<Database, 'models' | 'sequelize'>,
  userId: number,
): Promise<string[]> {
  const { competitionIds } = await loadPremium(database, userId);
  if (competitionIds.length === 0) return [];
  const competitions = await listCompetitions(database);
  return competitions.flatMap(({ id, slug, isDefault }) => {
    const name = isDefault ? '' : slug;
    return name === null || !competitionIds.includes(id) ? [] : name;
  });
}
