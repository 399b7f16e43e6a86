import { usePlatform } from '@euro/platform/react';

/** Makes whole addresses of paths, to be passed on or to come back to: `https://euro.example/wk-2022/leagues/3`. */
export function useAddress(): (path: string) => string {
  const { navigation } = usePlatform();
  return (path) => new URL(navigation.href?.(path) ?? path, window.location.origin).href;
}
