import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import postcss from 'postcss';
import fontFacesLoader from './fontFacesLoader.js';
import { cutFont } from './subsetFontLoader.js';

const REPOSITORY = resolve(__dirname, '../../../..');
const SHEET = join(REPOSITORY, 'design-system/src/theme/fonts.css');
const require = createRequire(SHEET);
/** What the first screen may load, bytes. */
const FIRST_FACE = 40_000;

interface Face {
  readonly stretch: string;
  readonly bytes: number;
  readonly font: Font;
}

/** The faces as the build cuts them. */
async function cutFaces(): Promise<Face[]> {
  const fontRequests: { stretch: string; file: string; query: string }[] = [];
  postcss.parse(fontFacesLoader(readFileSync(SHEET, 'utf8'))).walkAtRules('font-face', (face) => {
    const values = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void values.set(prop, value));
    const [, file, query] = /url\("([^"?]+)(\?[^"]+)"\)/.exec(values.get('src') ?? '') ?? [];
    if (file && query) fontRequests.push({ stretch: values.get('font-stretch') ?? '', file, query });
  });
  return Promise.all(
    fontRequests.map(async ({ stretch, file, query }) => {
      const bytes = await cutFont(readFileSync(require.resolve(file)), query);
      return { stretch, bytes: bytes.length, font: create(bytes) as Font };
    }),
  );
}

/** Every letter of the tournament's names and of the portal's texts. */
function lettersInUse(): string[] {
  const data = join(REPOSITORY, 'competitions');
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.csv'))
    .map((file) => join(data, file));
  for (const part of readdirSync(REPOSITORY).filter((name) => name === 'shell' || name.startsWith('mf-'))) {
    const source = join(REPOSITORY, part, 'src');
    const texts = readdirSync(source, { recursive: true, encoding: 'utf8' });
    files.push(...texts.filter((file) => file.endsWith('Texts.ts')).map((file) => join(source, file)));
  }
  const text = files
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .normalize('NFC');
  return [...new Set(text.match(/[\p{L}\p{N}€]/gu))];
}

describe('the faces of the portal’s typeface', () => {
  let faces: readonly Face[];
  beforeAll(async () => {
    faces = await cutFaces();
  });

  it('have every letter of names and texts, wide and narrow', () => {
    const letters = lettersInUse();
    expect(letters).toEqual(expect.arrayContaining(['ć', 'ș', 'Š', 'ğ', 'ı', 'ß', 'é']));
    const widths = new Set(faces.map(({ stretch }) => stretch));
    expect(widths.size).toBe(2);
    for (const width of widths) {
      const fonts = faces.filter(({ stretch }) => stretch === width).map(({ font }) => font);
      const missing = letters.filter(
        (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
      );
      expect({ width, missing }).toEqual({ width, missing: [] });
    }
  });

  it('exclude rare characters from the first screen', () => {
    const [first] = faces;
    expect(first?.bytes).toBeLessThan(FIRST_FACE);
    expect(first?.font.variationAxes).toMatchObject({
      wght: { min: 400, max: 900 },
      wdth: { min: 100, max: 125 },
    });
  });

  it('have tabular figures', () => {
    for (const { font } of faces.slice(0, 2)) expect(font.availableFeatures).toContain('tnum');
  });
});

describe('fontFacesLoader', () => {
  it('does not change a face without letters', () => {
    const face = '@font-face { font-family: "Else"; src: url("else.woff2") format("woff2"); }';
    expect(fontFacesLoader(face)).toBe(face);
  });
});
