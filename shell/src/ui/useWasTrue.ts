import { useState } from 'react';

/** Once it was true it stays, so that what closes can be seen closing. */
export function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
