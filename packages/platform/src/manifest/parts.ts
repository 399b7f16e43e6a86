import * as z from 'zod/mini';
import {
  EMBED_ACCESSES,
  EMBED_PROPS,
  FORMS,
  MENU_ICONS,
  MENU_PLACES,
  MENU_RULES,
  ROUTE_ACCESSES,
} from './forms.js';

const text = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

/** A sentence in every language of the portal. */
export const localText = z.object({
  nl: z.string().check(z.minLength(1, 'needs a Dutch text')),
  en: z.string().check(z.minLength(1, 'needs an English text')),
});
export type LocalText = z.infer<typeof localText>;

export const relativeFile = text(FORMS.relativeFile, 'must be a file below the release');

/** `mf-team`: lower case, digits and dashes. */
export const remoteName = text(FORMS.remoteName, 'must be lower case words joined by dashes');

/** `/team/:id`: a path of the portal, `:name` for a part that varies. */
export const routePath = text(
  FORMS.routePath,
  'must be a path such as /team/:id, without a slash at the end',
);

/** `transfers/panel@1`: the id of an embed; a changed contract gets a new number. */
export const embedId = text(FORMS.embedId, 'must look like transfers/panel@1');

/** `team.saved@1`: an event, past tense, versioned. */
export const eventName = text(FORMS.eventName, 'must look like team.saved@1');

/**
 * Access to a route: `open` for everybody; `signed-in` asks visitors to sign in first; `with-team` asks users without
 * a team to build one first and returns to the route afterwards (spec §2).
 */
export const routeAccess = z.enum(ROUTE_ACCESSES);
export type RouteAccess = z.infer<typeof routeAccess>;

/**
 * The situations in which a menu item is shown (spec §2, "Top navigation and visibility"); `play`: visitors while a
 * deadline is ahead; `offer`: signed in without Premium; `support` and `operator`: users with that role, operators see both.
 */
export const menuRule = z.enum(MENU_RULES);
export type MenuRule = z.infer<typeof menuRule>;

/** `to` may hold `{teamId}`, the viewer's own team. */
export const menuItem = z.object({
  label: localText,
  to: text(FORMS.menuPath, 'must be a path; {teamId} stands for the own team'),
  when: menuRule,
  /** Sort key; home is 0, rules 80, prizes 90. */
  order: z.number(),
  place: z._default(z.enum(MENU_PLACES), 'main'),
  /** Drawn beside it on phones. */
  icon: z.optional(z.enum(MENU_ICONS)),
  /** Its word in the tab bar of a phone, where it may take a place with an icon. */
  short: z.optional(localText),
});
export type MenuItem = z.infer<typeof menuItem>;
export type MenuIcon = (typeof MENU_ICONS)[number];

/** Not among the formats of the browser, which makes these calls by itself. */
const CALL = /^[a-z][\w-]*(\/:?[\w-]+)*(\?[\w%&=+.-]+)?$/;

export const manifestRoute = z.object({
  path: routePath,
  title: localText,
  access: routeAccess,
  /** Calls that the page makes at once, `match/:id`: they are sent with the page, before its scripts have come. */
  calls: z.optional(
    z.array(text(CALL, 'must be a GET of the API with parts of the path, such as match/:id')),
  ),
});
export type ManifestRoute = z.infer<typeof manifestRoute>;

/** What a page needs beside the exposed module: scripts of its release, and modules of the shell by request. */
export const pageParts = z.object({
  files: z.array(relativeFile),
  shared: z.array(z.string()),
});
export type PageParts = z.infer<typeof pageParts>;

/** Type of an embed's prop; optional with a question mark. */
export const embedProp = z.enum(EMBED_PROPS);

export const manifestEmbed = z.object({
  id: embedId,
  title: localText,
  /** `open`: it shows open data to everybody, so pages of other sites may mount it (`./guest`). */
  access: z.optional(z.enum(EMBED_ACCESSES)),
  /** Its props by name; stable for one number. */
  props: z.optional(z.record(z.string(), embedProp)),
});
export type ManifestEmbed = z.infer<typeof manifestEmbed>;

export const manifestEvents = z.object({
  emits: z._default(z.array(eventName), []),
  listens: z._default(z.array(eventName), []),
});
