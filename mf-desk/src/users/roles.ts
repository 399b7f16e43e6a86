import {
  type BodyOf,
  DESK_ROLES,
  type DeskRole,
  GRANTED_ROLES,
  type HeldRole,
  type OperatorUser,
} from '@euro/api-contract';

/** Roles of an account beside player. */
export type Role = OperatorUser['roles'][number] | DeskRole;

export const ROLES: readonly Role[] = [
  ...GRANTED_ROLES.filter((role) => role !== 'operator'),
  ...DESK_ROLES,
  'operator',
];

type Roles = Pick<BodyOf<'PUT admin/users/{id}/roles'>, 'roles' | 'deskRoles'>;

/** The roles that an account has in all competitions, in the order of `ROLES`. */
export function rolesOf({ roles, deskRoles = [] }: OperatorUser): Role[] {
  const own: readonly Role[] = [
    ...roles,
    ...deskRoles.flatMap(({ role, competitionId }) => (competitionId === null ? role : [])),
  ];
  return ROLES.filter((role) => own.includes(role));
}

/** Roles that open something when they are given for one competition. */
export const LOCAL_ROLES = ['editor', 'treasurer', 'operator'] as const satisfies readonly HeldRole['role'][];

/** The roles that an account has in one competition. */
export function localRolesOf({ deskRoles = [] }: OperatorUser): HeldRole[] {
  return deskRoles.filter(({ competitionId }) => competitionId !== null);
}

export const isSameRole = (one: HeldRole, other: HeldRole): boolean =>
  one.role === other.role && one.competitionId === other.competitionId;

/** Roles in all competitions, and those for one, as the API takes them. */
export function splitRoles(roles: readonly Role[], localRoles: readonly HeldRole[]): Roles {
  const isDeskRole = (role: Role): role is DeskRole => DESK_ROLES.some((one) => one === role);
  return {
    roles: roles.flatMap((role) => (isDeskRole(role) ? [] : role)),
    deskRoles: [...roles.filter(isDeskRole).map((role) => ({ role, competitionId: null })), ...localRoles],
  };
}

/** First and last name; the address of who gave none. */
export function nameOf({ firstName, lastName, email }: OperatorUser): string {
  return `${firstName} ${lastName}`.trim() || email;
}
