import { usePlatform, useShared } from '@euro/platform/react';

/** True when the viewer is a premium member (decisions §9). */
export function useIsPremium(): boolean {
  const session = useShared(usePlatform().state.session);
  return session.status === 'signed-in' && session.user.roles.includes('premium');
}
