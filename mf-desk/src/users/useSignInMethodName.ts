import { useText } from '@euro/platform/react';
import { userTexts } from '../texts/userTexts.js';

/** Name of a sign-in method. */
export function useSignInMethodName(): (method: string) => string {
  const t = useText(userTexts);
  return (method) =>
    method === 'password' || method === 'vrt' || method === 'facebook' ? t(method) : method;
}
