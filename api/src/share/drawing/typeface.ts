import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** A cut of the typeface. */
export interface Cut {
  /** 100 to 900. */
  readonly weight: number;
  /** 62 to 125; 100 without it. */
  readonly width?: number;
  /** Between letters, in em. */
  readonly spacing?: number;
}

/** A text as outlines, in units of the font with y upwards. */
export interface Outline {
  /** `<path>` elements; safe in any SVG, because they hold no character of the text. */
  readonly paths: string;
  readonly advance: number;
}

export interface Typeface {
  readonly unitsPerEm: number;
  /** The text without what the typeface cannot draw: emoji, other scripts, control characters. */
  drawable(text: string): string;
  outline(text: string, cut: Cut): Outline;
}

/** Latin first; the second face has the other letters of Europe's names. */
const FACES = ['latin', 'latin-ext'] as const;
/** Outlines that are cached: names of players and nations come back on most pictures. */
const OUTLINES = 500;

let loadingTypeface: Promise<Typeface> | undefined;

/**
 * The portal's typeface, read when the first picture is drawn. Texts become outlines, so that a picture looks the same
 * on a machine without any font, and text can be measured before it is drawn.
 */
export function loadTypeface(): Promise<Typeface> {
  loadingTypeface ??= readFaces()
    .then(createTypeface)
    .catch((error: unknown) => {
      loadingTypeface = undefined;
      throw error;
    });
  return loadingTypeface;
}

/** The font parser is imported with the first font. */
async function readFaces(): Promise<Font[]> {
  const [{ create }, { decompress }] = await Promise.all([import('fontkit'), import('wawoff2')]);
  const require = createRequire(import.meta.url);
  const faces: Font[] = [];
  for (const face of FACES) {
    const file = require.resolve(`@fontsource-variable/archivo/files/archivo-${face}-standard-normal.woff2`);
    const woff2 = await readFile(file);
    // fontkit cannot vary a font inside WOFF2. Bytes that came out are those of the next file once that is
    // decompressed.
    faces.push(create(Buffer.from(await decompress(woff2))) as Font);
  }
  return faces;
}

function createTypeface(faces: readonly Font[]): Typeface {
  const variations = new Map<string, Font>();
  const outlines = new LRUCache<string, Outline>({ max: OUTLINES });
  const faceOf = (codePoint: number) => faces.findIndex((face) => face.hasGlyphForCodePoint(codePoint));

  function variation(face: number, { weight, width = 100 }: Cut): Font {
    const key = `${face} ${weight} ${width}`;
    const font = variations.get(key) ?? faces[face]?.getVariation({ wght: weight, wdth: width });
    if (!font) throw new Error(`There is no face ${face}.`);
    variations.set(key, font);
    return font;
  }

  function draw(text: string, cut: Cut): Outline {
    let advance = 0;
    let paths = '';
    for (const { face, run } of runsOf(text, faceOf)) {
      const font = variation(face, cut);
      const { glyphs, positions } = font.layout(run);
      for (const [at, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0 } = positions[at] ?? {};
        const d = glyph.path.toSVG();
        if (d !== '') paths += `<path transform="translate(${round(advance + xOffset)})" d="${d}"/>`;
        advance += xAdvance + (cut.spacing ?? 0) * font.unitsPerEm;
      }
    }
    return { paths, advance };
  }

  return {
    unitsPerEm: faces[0]?.unitsPerEm ?? 1000,
    drawable(text) {
      const letters = [...text.normalize('NFC')].map((letter) => (/\s/u.test(letter) ? ' ' : letter));
      const drawable = letters.filter((letter) => faceOf(letter.codePointAt(0) ?? 0) >= 0);
      return drawable.join('').replace(/ +/g, ' ').trim();
    },
    outline(text, cut) {
      const key = `${cut.weight} ${cut.width} ${cut.spacing} ${text}`;
      const cachedOutline = outlines.get(key);
      if (cachedOutline) return cachedOutline;
      const outline = draw(text, cut);
      outlines.set(key, outline);
      return outline;
    },
  };
}

/** Parts of a text that one face draws whole. */
function runsOf(text: string, faceOf: (codePoint: number) => number): { face: number; run: string }[] {
  const runs: { face: number; run: string }[] = [];
  for (const letter of text) {
    const face = faceOf(letter.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    // A space belongs to the word before it.
    if (last && (last.face === face || letter === ' ')) last.run += letter;
    else if (face >= 0) runs.push({ face, run: letter });
  }
  return runs;
}

const round = (value: number) => Math.round(value * 10) / 10;
