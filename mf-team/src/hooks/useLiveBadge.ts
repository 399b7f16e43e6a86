import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';

/** Publishes the team's players, for the dot in the menu while one of them plays; null publishes nothing. */
export function useLiveBadge(playerIds: readonly number[] | null): void {
  const { bus } = usePlatform();
  const list = playerIds?.join() ?? '';
  useEffect(() => {
    if (list === '') return;
    bus.emit('menu.badged@1', {
      icon: 'points',
      badge: { kind: 'live', playerIds: list.split(',').map(Number) },
    });
  }, [bus, list]);
}
