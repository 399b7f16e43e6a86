import type { TeamView } from '@euro/api-contract';
import { useWorld } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { useEffect } from 'react';
import { homeTodo } from '../domain/homeTodo.js';
import { useLiveBadge } from './useLiveBadge.js';

/** Publishes the menu's badges of the own team: problems of the lineup, transfers left, players on the pitch. */
export function useMenuBadges(view: TeamView): void {
  const world = useWorld();
  const { bus } = usePlatform();
  const { problems } = homeTodo(view, world);
  const { freeTransfers, team } = view;
  const freeCount = freeTransfers && !freeTransfers.unlimited ? freeTransfers.left : 0;
  useEffect(() => {
    bus.emit('menu.badged@1', { icon: 'team', badge: { kind: 'problems', count: problems } });
  }, [bus, problems]);
  useEffect(() => {
    bus.emit('menu.badged@1', { icon: 'transfers', badge: { kind: 'available', count: freeCount } });
  }, [bus, freeCount]);
  useLiveBadge([...team.starting, ...team.bench]);
}
