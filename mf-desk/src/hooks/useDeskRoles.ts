import { usePlatform, useShared } from '@euro/platform/react';

/** A role that opens pages of the desk. */
export type DeskRole = 'support' | 'editor' | 'moderator' | 'treasurer' | 'operator';

/** Whether the user has one of these roles, or the operator's, which has all. */
export function useDeskRoles(): (...roles: readonly DeskRole[]) => boolean {
  const session = useShared(usePlatform().state.session);
  const user = session.status === 'signed-in' ? session.user : null;
  const own: readonly string[] = user
    ? [
        ...user.roles,
        ...(user.deskRoles ?? []).flatMap(({ role, competition }) => (competition === null ? role : [])),
      ]
    : [];
  return (...roles) => own.includes('operator') || roles.some((role) => own.includes(role));
}
