import { lazyPage, usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useMemo, useState } from 'react';
import { Spare } from '../ui/Spare.js';
import { createAskRules } from './askRules.js';
import { pushSupport } from './pushBrowser.js';
import { readOpenPath } from './readOpenPath.js';

const PushAsk = lazyPage(() => import('./PushAsk.js').then((file) => file.PushAsk));

interface PushFollowerProps {
  /** Goes to an address, which may be of another competition. */
  readonly visit: (address: string) => void;
}

/** Offers notifications after a save, and navigates to the page of a pressed notification. */
export function PushFollower({ visit }: PushFollowerProps) {
  const { bus, state } = usePlatform();
  const isSignedIn = useShared(state.session).status === 'signed-in';
  const rules = useMemo(() => createAskRules(window), []);
  const [weekId, setWeekId] = useState<number | null>(null);

  useEffect(() => {
    const offer = ({ detail }: { readonly detail: { readonly weekId: number } }) => {
      const support = pushSupport(window);
      if ((support === 'yes' || support === 'install') && rules.mayAsk(detail.weekId))
        setWeekId(detail.weekId);
    };
    const subscriptions = [bus.on('team.saved@1', offer), bus.on('transfers.confirmed@1', offer)];
    return () => {
      for (const off of subscriptions) off();
    };
  }, [bus, rules]);

  useEffect(() => {
    const worker = navigator.serviceWorker;
    const go = (event: MessageEvent) => {
      const path = readOpenPath(event.data);
      if (path === null) return;
      event.ports[0]?.postMessage('going');
      visit(path);
    };
    worker?.addEventListener('message', go);
    return () => worker?.removeEventListener('message', go);
  }, [visit]);

  return (
    <Spare>
      {isSignedIn && weekId !== null && (
        <PushAsk rules={rules} weekId={weekId} onClose={() => setWeekId(null)} />
      )}
    </Spare>
  );
}
