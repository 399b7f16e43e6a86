import { useEffect, useState } from 'react';
import { afterFirstScreen } from '../browser/afterFirstScreen.js';
import { usePortal } from '../portal/PortalContext.js';

/** True when the requests of the first screen have settled: the rest may load now. */
export function useSettled(): boolean {
  const { store } = usePortal();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void afterFirstScreen(window, store).then(() => !isLeft && setSettled(true));
    return () => {
      isLeft = true;
    };
  }, [store]);
  return isSettled;
}
