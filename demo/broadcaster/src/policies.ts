/** The security policy of a page, given the origin of the portal that its embeds come from. */
export type Policy = (portal: string) => string;

const NOTHING_ELSE = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** An ordinary page with scripts and embeds: the policy that EuroManager documents, and no more. */
export const withEmbeds: Policy = (portal) =>
  [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    `connect-src 'self' ${portal}`,
    `font-src 'self' ${portal}`,
    `img-src 'self' ${portal}`,
    "style-src 'self'",
    ...NOTHING_ELSE,
  ].join('; ');

/** The same, where no script may turn a string into markup or into another script's address. */
export const strict: Policy = (portal) => `${withEmbeds(portal)}; require-trusted-types-for 'script'`;

/** A system for editors that lets no script on a page: frames of the portal are all that it shows of others. */
export const withoutScripts: Policy = (portal) =>
  [
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `frame-src ${portal}`,
    ...NOTHING_ELSE,
  ].join('; ');

/** Frames, and the one script that gives them their height. */
export const withFrames: Policy = (portal) =>
  withoutScripts(portal).replace("script-src 'none'", `script-src ${portal}`);
