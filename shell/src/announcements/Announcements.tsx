import type { Announcement } from '@euro/api-contract';
import { lazyPage, usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useMemo, useState } from 'react';
import { storedText } from '../store/storedText.js';

/** Loaded when there is one to show; in the chunk of the other banner, since each chunk costs the first screen its name. */
const AnnouncementBar = lazyPage(() =>
  import(/* webpackChunkName: "banner" */ './AnnouncementBar.js').then((file) => file.AnnouncementBar),
);

/** Closed announcements that this browser remembers. */
const MOST = 50;

/**
 * The newest announcement that this browser did not close yet. It is requested once the first screen has settled, and
 * again for another user; without an answer there is none.
 */
export function Announcements() {
  const { api, state } = usePlatform();
  const session = useShared(state.session);
  const reader = session.status === 'signed-in' ? session.user.id : session.status;
  const [all, setAll] = useState<readonly Announcement[]>([]);
  const [closedIds, close] = useClosed();
  useEffect(() => {
    if (reader === 'unknown') return;
    let isLeft = false;
    void api.call('GET announcements', {}).then(({ data }) => !isLeft && setAll(data?.announcements ?? []));
    return () => {
      isLeft = true;
    };
  }, [api, reader]);
  const announcement = all.find(({ id }) => !closedIds.includes(id));
  return announcement ? (
    <AnnouncementBar announcement={announcement} onClose={() => close(announcement.id)} />
  ) : null;
}

/** Ids of closed announcements, stored in this browser. */
function useClosed(): [readonly number[], (id: number) => void] {
  const stored = useMemo(() => storedText(() => window.localStorage, 'euro.closed-announcements'), []);
  const [ids, setIds] = useState(() => (stored.read() ?? '').split(',').map(Number));
  return [
    ids,
    (id) => {
      const next = [...ids, id].slice(-MOST);
      stored.write(next.join());
      setIds(next);
    },
  ];
}
