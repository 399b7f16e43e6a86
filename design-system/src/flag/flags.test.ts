// biome-ignore lint/style/noRestrictedImports: the test reads the packs as the files they are
import { readFileSync } from 'node:fs';
import { flags } from './flags.js';

/** Nations whose official flag has nothing on its bands. */
const BANDS_ALONE = ['AUT', 'BEL', 'CRC', 'FRA', 'GER', 'HUN', 'ITA', 'NED', 'POL', 'ROU', 'UKR'];

/** Flags of the nations of a pack, by code: its own, or else the built-in ones. */
function flagsOf(pack: string): [code: string, text: string | undefined][] {
  const file = `${__dirname}/../../../competitions/${pack}/clubs.csv`;
  const [names = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => {
    const code = cells[names.indexOf('short')] ?? '';
    return [code, cells[names.indexOf('flag')] || flags[code]];
  });
}

describe.each([
  ['euro2024', 24],
  ['worldcup2022', 32],
])('the pack %s', (pack, count) => {
  const drawn = flagsOf(pack);

  it('has a drawing of each nation, and no two alike', () => {
    expect(drawn).toHaveLength(count);
    expect(drawn.filter(([, text]) => !text)).toEqual([]);
    expect(new Set(drawn.map(([, text]) => text)).size).toBe(count);
  });

  it('has bands alone, or a disc alone, only for nations whose flag is that', () => {
    const bare = drawn.flatMap(([code, text]) => (/ (disc|path) /.test(text ?? '') ? [] : code));
    expect(bare.filter((code) => !BANDS_ALONE.includes(code))).toEqual([]);
    const discs = drawn.flatMap(([code, text]) =>
      /^[^a-z]*[a-z]+[^a-z]* disc \w+$/.test(text ?? '') ? code : [],
    );
    expect(discs.filter((code) => code !== 'JPN')).toEqual([]);
  });

  it('has bands in their official proportions', () => {
    const bands = Object.fromEntries(drawn.map(([code, text]) => [code, text?.split(/ (?=disc|path)/)[0]]));
    expect(bands).toMatchObject(
      pack === 'euro2024'
        ? {
            ESP: 'across AA151B F1BF00 F1BF00 AA151B',
            POR: 'upright 046A38 046A38 E42518 E42518 E42518',
          }
        : {
            CAN: 'upright D80621 FFFFFF FFFFFF D80621',
            CRC: 'across 002B7F FFFFFF CE1126 CE1126 FFFFFF 002B7F',
            ECU: 'across FFDD00 FFDD00 0072CE EF3340',
            URU: `across${' FFFFFF 0038A8'.repeat(4)} FFFFFF`,
            USA: `across${' B31942 FFFFFF'.repeat(6)} B31942`,
          },
    );
  });
});
