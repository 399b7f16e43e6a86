import type { ResponseOf } from '@euro/api-contract';
import type { Language } from '../texts/language.js';

/** The competition that an element is about. */
export interface EmbedCompetition {
  /** Prefix of its pages' addresses, below the portal: `wk-2022/`; empty for the default one. */
  readonly path: string;
  /** Names it in calls: `competitionFeed=WORLDM&seasonId=2022`; empty for the default one. */
  readonly call: string;
  /** Name of the game: "EuroManager". */
  readonly word: Readonly<Record<Language, string>>;
  /** Attribution required by the source of its statistics. */
  readonly source: Readonly<Record<Language, string>>;
  /** Colour of an element without the attribute `accent`, #RRGGBB. */
  readonly accent: string;
  /** Its nations or clubs; null for those that are in the kit. */
  readonly clubs: ResponseOf<'GET clubs'>['clubs'] | null;
}

const both = (text: string) => ({ nl: text, en: text });

/** Of an element that names none. */
export const DEFAULT_COMPETITION: EmbedCompetition = {
  path: '',
  call: '',
  word: both('EuroManager'),
  source: both('Data: StatsBomb'),
  accent: '#14205A',
  clubs: null,
};
