import type { Bus, MenuBadge } from '@euro/platform';
import { createState, type StateSource } from '@euro/platform/host';

/** Badges by the icon of the menu's entry. */
export type MenuBadges = Readonly<Record<string, MenuBadge | null>>;

/** Badges that sections published for the menu, stored for later subscribers; cleared when the session ends. */
export function createMenuBadges(bus: Bus): StateSource<MenuBadges> {
  const badges = createState<MenuBadges>({});
  bus.on('menu.badged@1', ({ detail: { icon, badge } }) => badges.set({ ...badges.value, [icon]: badge }));
  bus.on('session.ended@1', () => badges.set({}));
  return badges;
}
