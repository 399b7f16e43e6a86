import { createContext, type ReactNode, useContext } from 'react';
import type { Portal } from './createPortal.js';

const PortalContext = createContext<Portal | null>(null);

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

/** Everything behind the screen; the shell's own components only. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above');
  return portal;
}
