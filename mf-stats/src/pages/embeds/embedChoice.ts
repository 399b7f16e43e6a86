/** The elements of the kit (docs/guides/embed.md). */
export const ELEMENTS = [
  'euro-rankings',
  'euro-match',
  'euro-player',
  'euro-countdown',
  'euro-trends',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** An attribute that can be chosen here, with its values, or the kind of its text. */
export type Option =
  | { readonly name: string; readonly values: readonly string[] }
  | { readonly name: string; readonly kind: 'whole' | 'text' | 'colour' | 'slug' };

const rankingTypes = ['general', 'week', 'month', 'period', 'pundits'];

/** Options of each element. */
export const OWN_OPTIONS: Readonly<Record<Element, readonly Option[]>> = {
  'euro-rankings': [
    { name: 'type', values: rankingTypes },
    { name: 'rows', values: ['3', '5', '8', '12', '20'] },
  ],
  'euro-match': [{ name: 'match', values: ['live', 'next'] }],
  'euro-player': [{ name: 'player', kind: 'whole' }],
  'euro-countdown': [{ name: 'label', kind: 'text' }],
  'euro-trends': [{ name: 'list', values: ['captains', 'risers', 'fallers', 'in', 'out'] }],
};

/** Options of all elements. */
export const SHARED_OPTIONS: readonly Option[] = [
  { name: 'theme', values: ['light', 'dark', 'auto'] },
  { name: 'density', values: ['compact', 'comfortable'] },
  { name: 'lang', values: ['nl', 'en'] },
  { name: 'accent', kind: 'colour' },
];

/** Names the page's competition; the page sets it, and it is empty in the default one. */
const COMPETITION: Option = { name: 'competition', kind: 'slug' };

/** Attributes that were chosen; an empty one is left out. */
export type Attributes = Readonly<Record<string, string>>;

/** Chosen attributes that make sense, in the order of the options. */
function chosenOf(element: Element, attributes: Attributes): readonly (readonly [string, string])[] {
  return [COMPETITION, ...OWN_OPTIONS[element], ...SHARED_OPTIONS].flatMap((option) => {
    const value = attributes[option.name]?.trim() ?? '';
    return value !== '' && makesSense(option, value) ? [[option.name, value] as const] : [];
  });
}

/** True for a value that the element accepts, and for an empty one, which is left out. */
export function makesSense(option: Option, value: string): boolean {
  if (value === '') return true;
  if ('values' in option) return option.values.includes(value);
  if (option.kind === 'slug') return /^[a-z][a-z0-9-]{0,34}-\d{4}$/.test(value);
  if (option.kind === 'whole') return /^[1-9]\d{0,8}$/.test(value);
  return option.kind === 'text' || /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

/** The script and the element, to be pasted in a page. @param origin of the portal */
export function tagOf(origin: string, element: Element, attributes: Attributes): string {
  const attributeMarkup = chosenOf(element, attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return [
    `<script src="${origin}/embed/v1.js" async crossorigin></script>`,
    `<${element}${attributeMarkup.join('')}></${element}>`,
  ].join('\n');
}

/** The address that shows the same in a frame. */
export function frameOf(origin: string, element: Element, attributes: Attributes): string {
  const query = new URLSearchParams(chosenOf(element, attributes).map(([name, value]) => [name, value]));
  return `${origin}/embed/v1/frame/${element}?${query}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);
