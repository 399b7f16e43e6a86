import { accentsOf } from '@euro/design-system/geometry';
import { colourOf, oneOf } from '../settings/settings.js';
import type { EmbedCompetition } from '../source/competition.js';
import { type Language, languageAround } from '../texts/language.js';
import { declare, surfaces } from './palette.js';

/** The parsed attributes of every element. */
export interface Look {
  readonly theme: 'light' | 'dark' | 'auto' | 'page';
  readonly density: 'compact' | 'comfortable';
  readonly language: Language;
  readonly competition: EmbedCompetition;
  readonly font: 'archivo' | 'system';
  readonly target: '_self' | '_blank' | '_top' | '_parent';
  /** Style sheet with the accent's colours. */
  readonly accent: string;
}

/** Parses the attributes; warns once about an invalid one and ignores it. */
export function readLook(element: Element, competition: EmbedCompetition): Look {
  const { light, dark } = accentsOf(colourOf(element, 'accent', competition.accent), surfaces);
  return {
    theme: oneOf(element, 'theme', ['light', 'dark', 'auto'], 'page'),
    density: oneOf(element, 'density', ['compact', 'comfortable'], 'compact'),
    language: oneOf(element, 'lang', ['nl', 'en'], null) ?? languageAround(element),
    competition,
    font: oneOf(element, 'font', ['archivo', 'system'], 'archivo'),
    target: oneOf(element, 'href-target', ['_self', '_blank', '_top', '_parent'], '_blank'),
    accent: declare({
      'accent-text': [light.text, dark.text],
      'accent-fill': [light.fill, dark.fill],
      'accent-on': [light.onFill, dark.onFill],
    }),
  };
}
