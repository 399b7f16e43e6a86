import * as z from 'zod/mini';
import { EMBED_ACCESSES, EMBED_PROPS, FORMS, MENU_PLACES, MENU_RULES, ROUTE_ACCESSES } from './forms.js';

const text = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

/** A sentence in every language of the portal. */
export const localText = z.object({
  nl: z.string().check(z.minLength(1, 'needs a Dutch text')),
  en: z.string().check(z.minLength(1, 'needs an English text')),
});
export type LocalText = z.infer<typeof localText>;

/** `mf-team`: lower case, digits and dashes. */
export const remoteName = text(FORMS.remoteName, 'must be lower case words joined by dashes');

/** `/team/:id`: a path of the portal, `:name` for a part that varies. */
export const routePath = text(
  FORMS.routePath,
  'must be a path such as /team/:id, without a slash at the end',
);

/** `transfers/panel@1`: what a part of a page is asked for by; a changed contract gets a new number. */
export const embedId = text(FORMS.embedId, 'must look like transfers/panel@1');

/** `team.saved@1`: a fact, past tense, versioned. */
export const eventName = text(FORMS.eventName, 'must look like team.saved@1');

/**
 * Who may open a route: everybody; the signed-in, who are asked to sign in first; those with a team, who are asked to build
 * one first, and come to the route once it was created (spec §2).
 */
export const routeAccess = z.enum(ROUTE_ACCESSES);
export type RouteAccess = z.infer<typeof routeAccess>;

/**
 * The situations in which a menu item is shown (spec §2, "Top navigation and visibility"); `offer`: signed in without
 * Premium; `support` and `operator`: to who holds the role, the operator seeing both.
 */
export const menuRule = z.enum(MENU_RULES);
export type MenuRule = z.infer<typeof menuRule>;

/** `to` may hold `{teamId}`, the viewer's own team. */
export const menuItem = z.object({
  label: localText,
  to: text(FORMS.menuPath, 'must be a path; {teamId} stands for the own team'),
  when: menuRule,
  /** Items stand in the order of these numbers; home is 0, rules 80, prizes 90. */
  order: z.number(),
  place: z._default(z.enum(MENU_PLACES), 'main'),
});
export type MenuItem = z.infer<typeof menuItem>;

export const manifestRoute = z.object({
  path: routePath,
  title: localText,
  access: routeAccess,
});
export type ManifestRoute = z.infer<typeof manifestRoute>;

/** Kind of a value that an embed is given; with a question mark it may be left out. */
export const embedProp = z.enum(EMBED_PROPS);

export const manifestEmbed = z.object({
  id: embedId,
  title: localText,
  /** `open`: it shows open data to everybody, and so pages of other sites may have it (`./guest`). */
  access: z.optional(z.enum(EMBED_ACCESSES)),
  /** What it is given, by name; kept for as long as its number is. */
  props: z.optional(z.record(z.string(), embedProp)),
});
export type ManifestEmbed = z.infer<typeof manifestEmbed>;

export const manifestEvents = z.object({
  emits: z._default(z.array(eventName), []),
  listens: z._default(z.array(eventName), []),
});
