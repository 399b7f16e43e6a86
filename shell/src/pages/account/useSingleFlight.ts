import { useCallback, useRef, useState } from 'react';

/** Runs one at a time: calls while one is in flight, by a second press for instance, are ignored. */
export function useSingleFlight<A extends readonly unknown[]>(
  work: (...args: A) => Promise<void>,
): readonly [run: (...args: A) => Promise<void>, isBusy: boolean] {
  const [isBusy, setBusy] = useState(false);
  // State comes with the next drawing; a second press may come before it.
  const flying = useRef(false);
  const run = useCallback(
    async (...args: A) => {
      if (flying.current) return;
      flying.current = true;
      setBusy(true);
      try {
        await work(...args);
      } finally {
        flying.current = false;
        setBusy(false);
      }
    },
    [work],
  );
  return [run, isBusy];
}
