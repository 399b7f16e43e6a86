import { useShared } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';

/** Third-party scripts of this installation that need consent; null without any: no question is asked. */
export function useConsentNeed(): 'analytics' | 'help' | 'both' | null {
  const { value } = useShared(usePortal().state.services);
  if (value?.analytics && value.helpWidget) return 'both';
  if (value?.analytics) return 'analytics';
  return value?.helpWidget ? 'help' : null;
}
