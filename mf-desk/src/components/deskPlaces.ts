import type { DeskRole } from '../hooks/useDeskRoles.js';

interface Place {
  readonly name: string;
  /** Roles that open it besides the operator's. */
  readonly roles: readonly DeskRole[];
  /** It belongs to no competition: a role for one does not open it. */
  readonly isOfNone?: true;
}

/** The pages of the desk by group, in their order in its menu. */
export const GROUPS = [
  {
    name: 'now',
    places: [
      { name: 'overview', roles: ['editor', 'moderator', 'treasurer'] },
      { name: 'help', roles: ['support', 'moderator'], isOfNone: true },
      { name: 'complaints', roles: ['support', 'moderator'], isOfNone: true },
    ],
  },
  {
    name: 'game',
    places: [
      { name: 'competitions', roles: [] },
      { name: 'matchdays', roles: [] },
      { name: 'corrections', roles: ['editor'] },
      { name: 'content', roles: ['editor'] },
    ],
  },
  {
    name: 'people',
    places: [
      { name: 'users', roles: ['moderator'], isOfNone: true },
      { name: 'announcements', roles: ['editor'] },
      { name: 'winners', roles: [] },
      { name: 'orders', roles: ['treasurer'] },
      { name: 'coupons', roles: ['treasurer'] },
    ],
  },
  {
    name: 'service',
    places: [
      { name: 'work', roles: [], isOfNone: true },
      { name: 'audit', roles: [], isOfNone: true },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly places: readonly Place[] }[];

type AnyPlace = (typeof GROUPS)[number]['places'][number];

/** One of the desk's pages. */
export type DeskPlace = AnyPlace['name'];

export const PLACES: readonly (Place & { readonly name: DeskPlace })[] = GROUPS.flatMap(
  ({ places }): readonly AnyPlace[] => places,
);

/** The address of a page of the desk. */
export const hrefOf = (place: DeskPlace): string => (place === 'overview' ? '/desk' : `/desk/${place}`);
