import { useState } from 'react';

/** True once a value was true; keeps a closing element mounted for its animation. */
export function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
