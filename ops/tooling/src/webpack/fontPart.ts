/** The part of a font file that a `@font-face` needs. */
export interface FontPart {
  readonly letters: string;
  readonly variationAxes: Readonly<Record<'wght' | 'wdth', Span>>;
}

interface Span {
  readonly min: number;
  readonly max: number;
}

/**
 * The query by which a face's descriptors travel with the address of its file.
 * @param unicodeRange `U+0020-007E, U+00A0`
 * @param weight `400 900`
 * @param stretch `100% 125%`
 */
export function partQuery(unicodeRange: string, weight: string, stretch: string): string {
  const letters = unicodeRange.replace(/U\+|\s/g, '');
  return `?letters=${letters}&wght=${spanText(weight)}&wdth=${spanText(stretch)}`;
}

export function readPart(query: string): FontPart {
  const params = new URLSearchParams(query);
  return {
    letters: lettersOf(params.get('letters') ?? ''),
    variationAxes: { wght: readSpan(params.get('wght')), wdth: readSpan(params.get('wdth')) },
  };
}

const spanText = (values: string) => values.replaceAll('%', '').trim().split(/\s+/).join('-');

function readSpan(text: string | null): Span {
  const [min = Number.NaN, max = min] = (text ?? '').split('-').map(Number);
  if (Number.isNaN(min) || Number.isNaN(max)) throw new Error(`Not a range of a font's axis: ${text}`);
  return { min, max };
}

/** `20-7E,A0` as the letters themselves. */
function lettersOf(ranges: string): string {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first = Number.NaN, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
