import { GRANTED_ROLES, type OperatorUser } from '@euro/api-contract';
import { isSuspended } from '../complaints/index.js';
import { presentEnd } from '../http/index.js';
import type { BaseContext } from '../infra/context.js';

/** Teams of one account that are shown. */
const TEAMS = 50;

/** The operator's view of accounts, in the order of the ids; deleted ones are left out. */
export async function presentUsers(
  { models, realNow }: Pick<BaseContext, 'models' | 'realNow'>,
  ids: readonly number[],
): Promise<OperatorUser[]> {
  const userId = [...ids];
  const [users, roles, deskRoles, identities, teams] = await Promise.all([
    models.User.findAll({ where: { id: userId }, raw: true }),
    models.UserRole.findAll({ attributes: ['userId', 'role'], where: { userId }, raw: true }),
    models.DeskRole.findAll({ where: { userId }, order: ['role', 'competitionId'], raw: true }),
    models.UserIdentity.findAll({ attributes: ['userId', 'provider'], where: { userId }, raw: true }),
    models.Team.findAll({
      attributes: ['id', 'userId', 'name', 'paid'],
      where: { userId, deletedAt: null },
      order: ['userId', 'id'],
      limit: TEAMS * userId.length,
      raw: true,
    }),
  ]);
  const now = realNow();
  return ids.flatMap((id) => {
    const user = users.find((one) => one.id === id);
    if (!user) return [];
    const ownRoles = new Set(roles.filter((role) => role.userId === id).map(({ role }) => role));
    const ownDeskRoles = deskRoles
      .filter((one) => one.userId === id)
      .map(({ role, competitionId }) => ({ role, competitionId: competitionId || null }));
    const providers = identities.filter((identity) => identity.userId === id).map(({ provider }) => provider);
    return {
      id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      roles: GRANTED_ROLES.filter((role) => ownRoles.has(role)),
      ...(ownDeskRoles.length > 0 && { deskRoles: ownDeskRoles }),
      teams: teams
        .filter((team) => team.userId === id)
        .slice(0, TEAMS)
        .map(({ id: teamId, name, paid }) => ({ id: teamId, name, paid: Boolean(paid) })),
      createdAt: new Date(Number(user.createdAt)).toISOString(),
      signsInWith: [...(user.passwordHash == null ? [] : ['password']), ...new Set(providers)],
      ...(isSuspended(user, now) && {
        suspension: {
          until: presentEnd(Number(user.suspendedUntil)),
          notice: user.suspensionNotice ?? '',
        },
      }),
      ...(Number(user.mutedUntil ?? 0) > now && {
        mutedUntil: new Date(Number(user.mutedUntil)).toISOString(),
      }),
    };
  });
}
