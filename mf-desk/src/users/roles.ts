import { type BodyOf, DESK_ROLES, type DeskRole, GRANTED_ROLES, type OperatorUser } from '@euro/api-contract';

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

/** Roles in all competitions as the API takes them; those for single competitions stay. */
export function splitRoles(roles: readonly Role[], { deskRoles = [] }: OperatorUser): Roles {
  const isDeskRole = (role: Role): role is DeskRole => DESK_ROLES.some((one) => one === role);
  return {
    roles: roles.flatMap((role) => (isDeskRole(role) ? [] : role)),
    deskRoles: [
      ...roles.filter(isDeskRole).map((role) => ({ role, competitionId: null })),
      ...deskRoles.filter(({ competitionId }) => competitionId !== null),
    ],
  };
}

/** First and last name; the address of who gave none. */
export function nameOf({ firstName, lastName, email }: OperatorUser): string {
  return `${firstName} ${lastName}`.trim() || email;
}
