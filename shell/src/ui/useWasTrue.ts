import { useState } from 'react';

/** Whether a value was ever true; keeps a closing element mounted for its animation. */
export function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
