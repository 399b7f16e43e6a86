import { useShared } from '@euro/platform/react';
import { usePortal } from '../portal/PortalContext.js';

/** Which scripts of others this installation would load; null is none, so that there is no question. */
export function useConsentNeed(): 'analytics' | 'help' | 'both' | null {
  const { value } = useShared(usePortal().state.services);
  if (value?.analytics && value.helpWidget) return 'both';
  if (value?.analytics) return 'analytics';
  return value?.helpWidget ? 'help' : null;
}
