import * as z from 'zod/mini';

const text = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

/** A sentence in every language of the portal. */
export const localText = z.object({
  nl: z.string().check(z.minLength(1, 'needs a Dutch text')),
  en: z.string().check(z.minLength(1, 'needs an English text')),
});
export type LocalText = z.infer<typeof localText>;

/** `mf-team`: lower case, digits and dashes. */
export const remoteName = text(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be lower case words joined by dashes');

/** `/team/:id`: a path of the portal, `:name` for a part that varies. */
export const routePath = text(
  /^(\/(:?[a-zA-Z][\w-]*))+$/,
  'must be a path such as /team/:id, without a slash at the end',
);

/** `transfers/panel@1`: what a part of a page is asked for by; a changed contract gets a new number. */
export const embedId = text(
  /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*@[1-9]\d*$/,
  'must look like transfers/panel@1',
);

/** `team.saved@1`: a fact, past tense, versioned. */
export const eventName = text(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+@[1-9]\d*$/, 'must look like team.saved@1');

/**
 * Who may open a route: everybody; the signed-in, who are asked to sign in first; those with a team, who are asked to build
 * one first, and come to the route once it was created (spec §2).
 */
export const routeAccess = z.enum(['open', 'signed-in', 'with-team']);
export type RouteAccess = z.infer<typeof routeAccess>;

/**
 * The situations in which a menu item is shown (spec §2, "Top navigation and visibility"); `offer`: signed in without
 * Premium; `support` and `operator`: to who holds the role, the operator seeing both.
 */
export const menuRule = z.enum([
  'always',
  'signed-in',
  'points',
  'team',
  'new',
  'edit',
  'transfers',
  'leagues',
  'offer',
  'support',
  'operator',
]);
export type MenuRule = z.infer<typeof menuRule>;

/** `to` may hold `{teamId}`, the viewer's own team. */
export const menuItem = z.object({
  label: localText,
  to: text(/^(\/([\w-]+|\{teamId\}))+$/, 'must be a path; {teamId} stands for the own team'),
  when: menuRule,
  /** Items stand in the order of these numbers; home is 0, rules 80, prizes 90. */
  order: z.number(),
  place: z._default(z.enum(['main', 'account']), 'main'),
});
export type MenuItem = z.infer<typeof menuItem>;

export const manifestRoute = z.object({
  path: routePath,
  title: localText,
  access: routeAccess,
});
export type ManifestRoute = z.infer<typeof manifestRoute>;

export const manifestEmbed = z.object({
  id: embedId,
  title: localText,
});
export type ManifestEmbed = z.infer<typeof manifestEmbed>;

export const manifestEvents = z.object({
  emits: z._default(z.array(eventName), []),
  listens: z._default(z.array(eventName), []),
});
