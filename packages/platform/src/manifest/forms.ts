/**
 * Formats of names, paths and words of a manifest, shared by the schemas of builds and servers and by the browser's
 * readers of the registry.
 */
export const FORMS = {
  remoteName: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  routePath: /^(\/(:?[a-zA-Z][\w-]*))+$/,
  embedId: /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*@[1-9]\d*$/,
  eventName: /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+@[1-9]\d*$/,
  menuPath: /^(\/([\w-]+|\{teamId\}))+$/,
  relativeFile: /^(?!\/)(?!.*\.\.)[\w./@-]+$/,
  version: /^[\w.+-]+$/,
  container: /^[a-z]\w*$/,
  integrity: /^sha(256|384|512)-[\w+/]+={0,2}$/,
  base: /^(https?:\/\/[^\s]+|\/[^\s]*)\/$|^\/$/,
} as const;

export const ROUTE_ACCESSES = ['open', 'signed-in', 'with-team'] as const;

export const MENU_RULES = [
  'always',
  'signed-in',
  'points',
  'team',
  'new',
  'play',
  'edit',
  'transfers',
  'leagues',
  'offer',
  'support',
  'operator',
] as const;

export const MENU_PLACES = ['main', 'account'] as const;

/** Drawings of the shell beside a menu item on phones. */
export const MENU_ICONS = [
  'home',
  'points',
  'team',
  'transfers',
  'friends',
  'stats',
  'rankings',
  'matches',
  'teams',
  'payments',
  'premium',
  'rules',
  'prizes',
  'profile',
  'help',
] as const;

/** Access to an embed; without a value that of the surrounding page. */
export const EMBED_ACCESSES = ['open'] as const;

export const EMBED_PROPS = ['string', 'number', 'boolean', 'string?', 'number?', 'boolean?'] as const;

/** Parts of the state that are fetched at their first use, or with the page when its manifest lists them. */
export const PAGE_DATA = ['players'] as const;
