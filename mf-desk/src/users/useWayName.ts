import { useText } from '@euro/platform/react';
import { userTexts } from '../texts/userTexts.js';

/** What a way to sign in is called. */
export function useWayName(): (way: string) => string {
  const t = useText(userTexts);
  return (way) => (way === 'password' || way === 'vrt' || way === 'facebook' ? t(way) : way);
}
