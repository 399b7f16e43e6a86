import type { EmbedProps, Locale } from '@euro/platform';
import type { ManifestEmbed } from '@euro/platform/manifest';

export type GuestTheme = 'light' | 'dark' | 'auto';

/** What may change while an embed is mounted. */
export interface GuestUpdate {
  /** Language; by default that of the part of the page around the element, else Dutch. */
  readonly lang?: Locale;
  /** `auto` follows the reader's device; `light` by default. */
  readonly theme?: GuestTheme;
  /** Colour of buttons, links and focus as #RRGGBB; EuroManager's own by default. */
  readonly accent?: string;
  /** What the embed is given, by the names its manifest declares. */
  readonly props?: EmbedProps;
}

/** Second argument of `mount`. */
export interface GuestOptions extends GuestUpdate {
  /** Which embed: `rankings/table@1`. */
  readonly embed: string;
  /** Origin of EuroManager; by default the one that served the remote. */
  readonly base?: string;
}

const NAMES = ['embed', 'base', 'lang', 'theme', 'accent', 'props'] as const;
const LATER = ['lang', 'theme', 'accent', 'props'] as const;
const LANGUAGES = ['nl', 'en'] as const;
const THEMES = ['light', 'dark', 'auto'] as const;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Checks the options of `mount`.
 * @param embeds those that this remote offers to other sites
 * @throws TypeError that names the option and what it may be
 */
export function checkOptions(
  name: string,
  options: unknown,
  embeds: readonly ManifestEmbed[],
): ManifestEmbed {
  const fields = fieldsOf(name, options);
  refuseOthers(name, fields, NAMES);
  const embed = embeds.find(({ id }) => id === fields.embed);
  if (!embed) throw notOneOf(name, 'embed', fields.embed, idsOf(embeds));
  if (fields.base !== undefined && !isOrigin(fields.base))
    throw mistake(name, 'base', fields.base, 'must be an origin such as https://euromanager.example');
  checkUpdate(name, { ...fields, embed: undefined, base: undefined }, embed);
  return embed;
}

/** Checks what `update` is given; `undefined` leaves an option as it is. */
export function checkUpdate(
  name: string,
  options: unknown,
  embed: ManifestEmbed,
): asserts options is GuestUpdate {
  const fields = fieldsOf(name, options);
  for (const option of ['embed', 'base'])
    if (fields[option] !== undefined)
      throw new TypeError(
        `${name}: ${option} cannot change later: unmount, and mount again with another one`,
      );
  refuseOthers(name, fields, [...LATER, 'embed', 'base']);
  const { lang, theme, accent, props } = fields;
  if (lang !== undefined && !includes(LANGUAGES, lang)) throw notOneOf(name, 'lang', lang, LANGUAGES);
  if (theme !== undefined && !includes(THEMES, theme)) throw notOneOf(name, 'theme', theme, THEMES);
  if (accent !== undefined && !(typeof accent === 'string' && COLOUR.test(accent)))
    throw mistake(name, 'accent', accent, 'must be a colour such as #1D5B57');
  checkProps(name, props ?? {}, embed);
}

function checkProps(name: string, props: unknown, { id, props: declared = {} }: ManifestEmbed): void {
  const fields = fieldsOf(`${name}: props`, props);
  const allowed = Object.keys(declared);
  for (const [prop, value] of Object.entries(fields)) {
    const kind = declared[prop];
    if (!kind)
      throw new TypeError(
        `${name}: props.${prop} is no prop of ${id}: ${allowed.length ? `it takes ${allowed.join(', ')}` : 'it takes none'}`,
      );
    if (value === undefined || value === null) continue;
    const type = kind.replace('?', '');
    if (typeof value !== type) throw mistake(name, `props.${prop}`, value, `must be a ${type}`);
  }
  for (const [prop, kind] of Object.entries(declared)) {
    if (!kind.endsWith('?') && (fields[prop] ?? null) === null)
      throw new TypeError(`${name}: props.${prop} is missing: ${id} needs a ${kind}`);
  }
}

function fieldsOf(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new TypeError(`${name}: options must be an object, not ${written(value)}`);
}

function refuseOthers(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  supported: readonly string[],
): void {
  const other = Object.keys(fields).find((option) => !supported.includes(option));
  if (other !== undefined)
    throw new TypeError(`${name}: there is no option ${other}; there are ${supported.join(', ')}`);
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash;
}

const idsOf = (embeds: readonly ManifestEmbed[]) => embeds.map(({ id }) => id);

const includes = (words: readonly string[], value: unknown) => words.some((word) => word === value);

const written = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

const mistake = (name: string, option: string, value: unknown, rule: string) =>
  new TypeError(`${name}: ${option} is ${written(value)}: it ${rule}`);

const notOneOf = (name: string, option: string, value: unknown, words: readonly string[]) =>
  mistake(name, option, value, `must be ${words.map((word) => JSON.stringify(word)).join(' or ')}`);
