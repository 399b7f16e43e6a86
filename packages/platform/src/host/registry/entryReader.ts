import {
  EMBED_PROPS,
  FORMS,
  MENU_ICONS,
  MENU_PLACES,
  MENU_RULES,
  ROUTE_ACCESSES,
} from '../../manifest/forms.js';
import type { LocalText, ManifestRoute, MenuItem, RegistryEntry, Release } from '../../manifest/index.js';
import { listOf, number, oneOf, optional, orElse, type Reader, recordOf, shape, text } from './readers.js';

/**
 * Parses entries of the registry as the schema `registryEntry` does, in a fraction of its size. A test compares the two.
 */
const sentence = text(/[\s\S]/);
export const remoteName = text(FORMS.remoteName);
export const localText: Reader<LocalText> = shape({ nl: sentence, en: sentence });

export const route: Reader<ManifestRoute> = shape({
  path: text(FORMS.routePath),
  title: localText,
  access: oneOf(ROUTE_ACCESSES),
});

export const menuItem: Reader<MenuItem> = shape({
  label: localText,
  to: text(FORMS.menuPath),
  when: oneOf(MENU_RULES),
  order: number(),
  place: orElse(oneOf(MENU_PLACES), () => 'main' as const),
  icon: optional(oneOf(MENU_ICONS)),
  short: optional(localText),
});

const embed = shape({
  id: text(FORMS.embedId),
  title: localText,
  props: optional(recordOf(oneOf(EMBED_PROPS))),
});

const orNone = <T>(read: Reader<T>): Reader<T[]> => orElse(listOf(read), () => []);

const file = text(FORMS.relativeFile);
const eventNames = orNone(text(FORMS.eventName));

const release: Reader<Release> = shape({
  base: text(FORMS.base),
  manifest: shape({
    name: remoteName,
    title: localText,
    contract: number(Number.isSafeInteger),
    routes: listOf(route),
    menu: orNone(menuItem),
    embeds: orNone(embed),
    uses: orNone(text(FORMS.embedId)),
    events: orElse(shape({ emits: eventNames, listens: eventNames }), () => ({ emits: [], listens: [] })),
    data: orNone(text()),
    version: text(FORMS.version),
    container: text(FORMS.container),
    entry: file,
    integrity: text(FORMS.integrity),
    preload: orNone(file),
    pages: orElse(recordOf(shape({ files: listOf(file), shared: listOf(text()) })), () => ({})),
    shared: orNone(text()),
    requires: optional(recordOf(text())),
    sizes: orElse(recordOf(number()), () => ({})),
  }),
});

export const readEntry: Reader<RegistryEntry> = shape({
  name: remoteName,
  active: release,
  canary: optional(shape({ percent: number((value) => value >= 0 && value <= 100), release })),
});
