/** A national team; the list is fixed and travels with the code (spec §3). */
export interface Club {
  readonly id: number;
  readonly short: string;
  readonly nl: string;
  readonly en: string;
  readonly group: string;
}

/** The 24 nations of UEFA EURO 2024 in the order of their ids. */
export const clubs: readonly Club[] = [
  { id: 1, short: 'GER', nl: 'Duitsland', en: 'Germany', group: 'A' },
  { id: 2, short: 'SCO', nl: 'Schotland', en: 'Scotland', group: 'A' },
  { id: 3, short: 'HUN', nl: 'Hongarije', en: 'Hungary', group: 'A' },
  { id: 4, short: 'SUI', nl: 'Zwitserland', en: 'Switzerland', group: 'A' },
  { id: 5, short: 'ESP', nl: 'Spanje', en: 'Spain', group: 'B' },
  { id: 6, short: 'CRO', nl: 'Kroatië', en: 'Croatia', group: 'B' },
  { id: 7, short: 'ITA', nl: 'Italië', en: 'Italy', group: 'B' },
  { id: 8, short: 'ALB', nl: 'Albanië', en: 'Albania', group: 'B' },
  { id: 9, short: 'SVN', nl: 'Slovenië', en: 'Slovenia', group: 'C' },
  { id: 10, short: 'DEN', nl: 'Denemarken', en: 'Denmark', group: 'C' },
  { id: 11, short: 'SRB', nl: 'Servië', en: 'Serbia', group: 'C' },
  { id: 12, short: 'ENG', nl: 'Engeland', en: 'England', group: 'C' },
  { id: 13, short: 'POL', nl: 'Polen', en: 'Poland', group: 'D' },
  { id: 14, short: 'NED', nl: 'Nederland', en: 'Netherlands', group: 'D' },
  { id: 15, short: 'AUT', nl: 'Oostenrijk', en: 'Austria', group: 'D' },
  { id: 16, short: 'FRA', nl: 'Frankrijk', en: 'France', group: 'D' },
  { id: 17, short: 'BEL', nl: 'België', en: 'Belgium', group: 'E' },
  { id: 18, short: 'SVK', nl: 'Slowakije', en: 'Slovakia', group: 'E' },
  { id: 19, short: 'ROU', nl: 'Roemenië', en: 'Romania', group: 'E' },
  { id: 20, short: 'UKR', nl: 'Oekraïne', en: 'Ukraine', group: 'E' },
  { id: 21, short: 'TUR', nl: 'Turkije', en: 'Türkiye', group: 'F' },
  { id: 22, short: 'GEO', nl: 'Georgië', en: 'Georgia', group: 'F' },
  { id: 23, short: 'POR', nl: 'Portugal', en: 'Portugal', group: 'F' },
  { id: 24, short: 'CZE', nl: 'Tsjechië', en: 'Czechia', group: 'F' },
];
