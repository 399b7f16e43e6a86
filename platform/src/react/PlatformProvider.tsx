import { createContext, type ReactNode, useContext } from 'react';
import type { Platform } from '../contract/platform.js';

const PlatformContext = createContext<Platform | null>(null);

/** Hands the platform to every component below. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform this remote was mounted with. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above');
  return platform;
}
