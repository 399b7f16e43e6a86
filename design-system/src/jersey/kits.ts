/** The cloth of a shirt. */
export type KitPattern = 'plain' | 'stripes' | 'hoops' | 'sash' | 'checks' | 'halves';

/** The colours of a nation's shirts, as #RRGGBB. */
export interface Kit {
  body: string;
  sleeves: string;
  collar: string;
  pattern: KitPattern;
  patternColor: string;
  number: string;
  keeper: string;
  keeperTrim: string;
  /** The coach's scarf; body and collar unless the body is white. */
  scarf: string;
  scarfTrim: string;
}

const KEEPERS: Readonly<Record<string, readonly [string, string]>> = {
  teal: ['#0E9F8E', '#0B7F72'],
  amber: ['#F5B301', '#D99A00'],
  slate: ['#2E3446', '#1F2433'],
  violet: ['#6D3FC9', '#5A31AC'],
};

/** body, sleeves, collar, pattern, pattern colour, number, keeper, then the scarf's two where they differ. */
const TABLE = `
GER FFFFFF FFFFFF 16181D plain FFFFFF 16181D teal FFFFFF 16181D
SCO 15244F 15244F F4F6FB checks 20356F FFFFFF amber
HUN C8162C C8162C 1F7A48 plain C8162C FFFFFF slate
SUI E0202C B8121D FFFFFF plain E0202C FFFFFF violet
ESP C60B1E C60B1E FFC400 plain C60B1E FFC400 amber
CRO FFFFFF D91E2E 1B3A8C checks D91E2E 1B3A8C slate D91E2E FFFFFF
ITA 1B66D2 1B66D2 FFFFFF plain 1B66D2 FFFFFF amber
ALB C8102E 17181C 17181C stripes 17181C FFFFFF teal
SVN FFFFFF 1C8FCB 1C8FCB hoops BFE2F5 0D5F93 violet 1C8FCB FFFFFF
DEN CC1430 FFFFFF FFFFFF plain CC1430 FFFFFF teal
SRB B5182F B5182F FFFFFF halves 223E8C FFFFFF slate
ENG FFFFFF FFFFFF 1B2A63 plain FFFFFF C8102E violet FFFFFF C8102E
POL FFFFFF DC143C DC143C plain FFFFFF DC143C slate DC143C FFFFFF
NED FF6A13 FF6A13 152A6B hoops F25400 152A6B teal
AUT D7152B D7152B FFFFFF sash FFFFFF FFFFFF amber
FRA 1D3C9E 1D3C9E E5182D plain 1D3C9E FFFFFF amber
BEL A5122B 7E0C1F F2C14E plain A5122B F2C14E teal
SVK 1E4FA3 1E4FA3 E5182D stripes 2F6CCB FFFFFF amber
ROU FFD21A FFD21A 1F3FA8 plain FFD21A 1F3FA8 violet
UKR FFD84A 1E63C8 1E63C8 plain FFD84A 1A55AE slate
TUR E30A17 E30A17 FFFFFF hoops FFFFFF FFFFFF teal
GEO FFFFFF FFFFFF D0021B sash D0021B 16181D violet D0021B FFFFFF
POR CF112B 0A6B3B 0A6B3B plain CF112B F7D774 amber
CZE D2152C 17408B FFFFFF plain D2152C FFFFFF slate`;

function readLine(line: string): readonly [string, Kit] {
  const at = line.indexOf(' ');
  return [line.slice(0, at), readKit(line.slice(at + 1))];
}

/** A kit as a line of the table has it after the code: `C60B1E C60B1E FFC400 plain C60B1E FFC400 amber`. */
export function readKit(text: string): Kit {
  const cells = text.split(' ');
  const colour = (at: number) => `#${cells[at]}`;
  const [keeper, keeperTrim] = KEEPERS[cells[6] ?? ''] ?? ['', ''];
  const ownScarf = cells.length > 7;
  return {
    body: colour(0),
    sleeves: colour(1),
    collar: colour(2),
    pattern: cells[3] as KitPattern,
    patternColor: colour(4),
    number: colour(5),
    keeper,
    keeperTrim,
    scarf: colour(ownScarf ? 7 : 0),
    scarfTrim: colour(ownScarf ? 8 : 2),
  };
}

/** The kits of the 24 nations by their three-letter code. */
export const kits: Readonly<Record<string, Kit>> = Object.fromEntries(TABLE.trim().split('\n').map(readLine));

/** A grey kit for an unknown nation. */
export const neutralKit: Kit = {
  body: '#8A93AB',
  sleeves: '#7A839B',
  collar: '#F4F6FB',
  pattern: 'plain',
  patternColor: '#8A93AB',
  number: '#FFFFFF',
  keeper: '#2E3446',
  keeperTrim: '#1F2433',
  scarf: '#8A93AB',
  scarfTrim: '#F4F6FB',
};

/** Grounds and trims of shirts for teams with unknown colours. */
const GUESSES = [
  'B5182F FFFFFF',
  '1D3C9E F2C14E',
  '0A6B3B FFFFFF',
  '5A31AC F5B301',
  '0E7C86 FFFFFF',
  '1F2433 F5B301',
];

/** Of teams whose colours come with their competition, by code. */
const registeredKits = new Map<string, Kit>();

/** Draws these teams in their own colours from now on: kits as `readKit` takes them, by code. */
export function wearKits(kitsByCode: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(kitsByCode)) registeredKits.set(code, readKit(text));
}

/** A team's kit: the one of its competition, a nation's colours, or a plain shirt derived from its code. */
export function kitOf(code: string): Kit {
  const kit = registeredKits.get(code) ?? kits[code];
  if (kit || code === '') return kit ?? neutralKit;
  const sum = [...code].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  const [body = '', trim = ''] = (GUESSES[sum % GUESSES.length] ?? '').split(' ');
  return readKit(`${body} ${body} ${trim} plain ${body} FFFFFF slate`);
}
