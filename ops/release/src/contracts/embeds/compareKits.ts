import { type Breakage, compareNamed } from '../breakage.js';

/** The contract of a custom element of the kit with other sites. */
export interface PromisedElement {
  /** Accepted words or value type, by attribute. */
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
  /** Fields of the detail, by event. */
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** `packages/embeds/elements.json`: the kit, under the number of its address `/embed/v1.js`. */
export interface PromisedKit {
  readonly number: number;
  readonly elements: Readonly<Record<string, PromisedElement>>;
}

/** Lists the incompatible changes of the kit since its release. */
export function compareKits(before: PromisedKit, now: PromisedKit): Breakage[] {
  return compareNamed(before.elements, now.elements, compareElement);
}

const HURTS = 'pages of others, which nobody here can change';

function compareElement(name: string, before: PromisedElement, now: PromisedElement | undefined): Breakage[] {
  const breakage = (what: string, instead: string): Breakage => ({
    where: `<${name}>`,
    what,
    hurts: HURTS,
    instead,
  });
  if (!now) return [breakage('was removed', 'Keep it; a page says it in its markup.')];
  return [
    ...compareNamed(before.attributes, now.attributes, (attribute, was, is) =>
      attributeChanges(attribute, was, is).map((what) => breakage(what, 'Take what was taken.')),
    ),
    ...compareNamed(before.events, now.events, (event, was, is) => {
      if (!is) return [breakage(`no longer emits ${event}`, 'Emit it beside the new one.')];
      return was
        .filter((field) => !is.includes(field))
        .map((field) => breakage(`emits ${event} without ${field}`, 'Keep the field.'));
    }),
  ];
}

function attributeChanges(
  attribute: string,
  was: string | readonly string[],
  is: string | readonly string[] | undefined,
): string[] {
  if (is === undefined) return [`no longer knows ${attribute}`];
  if (is === 'string') return [];
  if (typeof was === 'string') {
    return was === is ? [] : [`takes ${attribute} as ${[is].flat().join('|')}, where it was a ${was}`];
  }
  return was.filter((word) => !is.includes(word)).map((word) => `no longer knows ${attribute}="${word}"`);
}
