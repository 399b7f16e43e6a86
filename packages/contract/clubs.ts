/** A national team; the list is fixed and travels with the code (spec §3). */
export interface Club {
  readonly id: number;
  readonly short: string;
  readonly nl: string;
  readonly en: string;
  /** Its name in tables, of 12 letters at most; left out where the whole name is there. */
  readonly nameShort?: string | undefined;
  readonly group: string;
  /** Pot of the draw, 1 the strongest: pots followed the overall ranking of the qualifiers. */
  readonly pot: number;
  /** Points that were taken from it in the table. */
  readonly deduction?: number | undefined;
}

/** The 24 nations of UEFA EURO 2024 in the order of their ids. */
export const clubs: readonly Club[] = [
  { id: 1, short: 'GER', nl: 'Duitsland', en: 'Germany', group: 'A', pot: 1 },
  { id: 2, short: 'SCO', nl: 'Schotland', en: 'Scotland', group: 'A', pot: 3 },
  { id: 3, short: 'HUN', nl: 'Hongarije', en: 'Hungary', group: 'A', pot: 2 },
  { id: 4, short: 'SUI', nl: 'Zwitserland', en: 'Switzerland', group: 'A', pot: 4 },
  { id: 5, short: 'ESP', nl: 'Spanje', en: 'Spain', group: 'B', pot: 1 },
  { id: 6, short: 'CRO', nl: 'Kroatië', en: 'Croatia', group: 'B', pot: 3 },
  { id: 7, short: 'ITA', nl: 'Italië', en: 'Italy', group: 'B', pot: 4 },
  { id: 8, short: 'ALB', nl: 'Albanië', en: 'Albania', group: 'B', pot: 2 },
  { id: 9, short: 'SVN', nl: 'Slovenië', en: 'Slovenia', group: 'C', pot: 3 },
  { id: 10, short: 'DEN', nl: 'Denemarken', en: 'Denmark', group: 'C', pot: 2 },
  { id: 11, short: 'SRB', nl: 'Servië', en: 'Serbia', group: 'C', pot: 4 },
  { id: 12, short: 'ENG', nl: 'Engeland', en: 'England', group: 'C', pot: 1 },
  { id: 13, short: 'POL', nl: 'Polen', en: 'Poland', group: 'D', pot: 4 },
  { id: 14, short: 'NED', nl: 'Nederland', en: 'Netherlands', group: 'D', pot: 3 },
  { id: 15, short: 'AUT', nl: 'Oostenrijk', en: 'Austria', group: 'D', pot: 2 },
  { id: 16, short: 'FRA', nl: 'Frankrijk', en: 'France', group: 'D', pot: 1 },
  { id: 17, short: 'BEL', nl: 'België', en: 'Belgium', group: 'E', pot: 1 },
  { id: 18, short: 'SVK', nl: 'Slowakije', en: 'Slovakia', group: 'E', pot: 3 },
  { id: 19, short: 'ROU', nl: 'Roemenië', en: 'Romania', group: 'E', pot: 2 },
  { id: 20, short: 'UKR', nl: 'Oekraïne', en: 'Ukraine', group: 'E', pot: 4 },
  { id: 21, short: 'TUR', nl: 'Turkije', en: 'Türkiye', group: 'F', pot: 2 },
  { id: 22, short: 'GEO', nl: 'Georgië', en: 'Georgia', group: 'F', pot: 4 },
  { id: 23, short: 'POR', nl: 'Portugal', en: 'Portugal', group: 'F', pot: 1 },
  { id: 24, short: 'CZE', nl: 'Tsjechië', en: 'Czechia', group: 'F', pot: 3 },
];
