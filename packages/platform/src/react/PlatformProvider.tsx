import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '../contract/platform.js';

const PlatformContext = createContext<Platform | null>(null);

/** Provides the platform to the components below. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform of this remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above');
  return platform;
}
