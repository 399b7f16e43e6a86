/** The pages of the desk by group, in their order in its menu. */
export const GROUPS = [
  { name: 'now', places: ['overview', 'complaints', 'help'] },
  { name: 'game', places: ['competitions', 'matchdays', 'corrections', 'content'] },
  { name: 'people', places: ['users', 'announcements', 'orders', 'coupons'] },
  { name: 'service', places: ['work', 'audit'] },
] as const;

/** One of the desk's pages. */
export type DeskPlace = (typeof GROUPS)[number]['places'][number];

export const PLACES: readonly DeskPlace[] = GROUPS.flatMap(({ places }) => places);

/** The address of a page of the desk. */
export const hrefOf = (place: DeskPlace): string => (place === 'overview' ? '/desk' : `/desk/${place}`);
