import { createContext, useContext } from 'react';
import type { Portal } from './Portal.js';

export const PortalContext = createContext<Portal | null>(null);

/** The portal's services, for the shell's own components only. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no context above');
  return portal;
}
