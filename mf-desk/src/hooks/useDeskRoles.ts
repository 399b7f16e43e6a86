import { usePlatform, useShared } from '@euro/platform/react';

/** A role that opens pages of the desk. */
export type DeskRole = 'support' | 'editor' | 'moderator' | 'treasurer' | 'operator';

type May = (...roles: readonly DeskRole[]) => boolean;

/** Whether the user has one of these roles in the competition of this page, or the operator's, which has all. */
export function useDeskRoles(): May {
  const { navigation } = usePlatform();
  return useRolesIn([null, slugOf(navigation.href?.('/desk') ?? '/desk')]);
}

/** The same for what belongs to no competition: a role for one opens none of it. */
export function useRolesEverywhere(): May {
  return useRolesIn([null]);
}

function useRolesIn(competitions: readonly (string | null)[]): May {
  const session = useShared(usePlatform().state.session);
  const user = session.status === 'signed-in' ? session.user : null;
  const own: readonly string[] = user
    ? [
        ...user.roles,
        ...(user.deskRoles ?? []).flatMap(({ role, competition }) =>
          competitions.includes(competition) ? role : [],
        ),
      ]
    : [];
  return (...roles) => own.includes('operator') || roles.some((role) => own.includes(role));
}

/** `/wk-2022/desk` → `wk-2022`; empty for the default competition. */
function slugOf(href: string): string {
  return /([^/]*)\/desk$/.exec(href)?.[1] ?? '';
}
