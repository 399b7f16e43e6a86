import { PRODUCT_LOOK } from '../../tournament/index.js';
import type { CardLook } from '../cards/card.js';
import { escapeXml } from './escapeXml.js';
import { type Inks, inksOf } from './inks.js';
import type { Cut, Typeface } from './typeface.js';

/** Style of a text. */
export interface TextStyle extends Cut {
  /** In pixels. */
  readonly size: number;
  /** #RRGGBB. */
  readonly fill: string;
}

interface Place {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Alignment of the text to `x`; `start` by default. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** In pixels: a wider text is set narrower, then cut with an ellipsis. */
  readonly maxWidth?: number;
}

/** Draws texts as outlines. Characters that the typeface lacks are left out. */
export interface Pen {
  /** Look of the picture's competition. */
  readonly look: CardLook;
  readonly inks: Inks;
  text(text: string, style: TextStyle, place: Place): string;
  /** In pixels. */
  widthOf(text: string, style: Cut & Pick<TextStyle, 'size'>): number;
  /**
   * Breaks a text between words into lines of at most `maxWidth` pixels; null when it takes more than `maxLines`
   * lines.
   */
  wrap(text: string, style: TextStyle, maxWidth: number, maxLines: number): readonly string[] | null;
  /** Whether anything of a text can be drawn. */
  canDraw(text: string): boolean;
}

/** Widths of the typeface, of which the widest that fits is taken. */
const WIDTHS = [118, 106, 100, 92, 84, 75, 66];
const ELLIPSIS = '…';

export function createPen(typeface: Typeface, look: CardLook = PRODUCT_LOOK): Pen {
  const widthOf: Pen['widthOf'] = (text, { size, ...cut }) =>
    (typeface.outline(typeface.drawable(text), cut).advance * size) / typeface.unitsPerEm;

  /** The text and the style with which it is at most so wide. */
  function fit(text: string, style: TextStyle, maxWidth: number): { text: string; style: TextStyle } {
    const narrower = WIDTHS.filter((width) => width < (style.width ?? 100));
    const styles = [style, ...narrower.map((width) => ({ ...style, width }))];
    const fitting = styles.find((one) => widthOf(text, one) <= maxWidth);
    if (fitting) return { text, style: fitting };
    const last = styles.at(-1) ?? style;
    return { text: cut(text, last, maxWidth), style: last };
  }

  /**
   * The longest beginning that fits with an ellipsis; a binary search, because measuring a long text takes
   * milliseconds.
   */
  function cut(text: string, style: TextStyle, maxWidth: number): string {
    const letters = [...text];
    const shorten = (count: number) => letters.slice(0, count).join('').trimEnd() + ELLIPSIS;
    let [fitting, tooMany] = [1, letters.length];
    while (tooMany - fitting > 1) {
      const middle = Math.floor((fitting + tooMany) / 2);
      if (widthOf(shorten(middle), style) <= maxWidth) fitting = middle;
      else tooMany = middle;
    }
    return shorten(fitting);
  }

  return {
    look,
    inks: inksOf(look.colours),
    widthOf,
    canDraw: (text) => /[\p{L}\p{N}]/u.test(typeface.drawable(text)),
    text(content, givenStyle, { x, y, anchor = 'start', maxWidth }) {
      const drawable = typeface.drawable(content);
      if (drawable === '') return '';
      const { text, style } =
        maxWidth === undefined ? { text: drawable, style: givenStyle } : fit(drawable, givenStyle, maxWidth);
      const { size, fill, ...cut } = style;
      const scale = size / typeface.unitsPerEm;
      const { paths, advance } = typeface.outline(text, cut);
      const startX = x - advance * scale * { start: 0, middle: 0.5, end: 1 }[anchor];
      const move = `translate(${round(startX)} ${round(y)}) scale(${scale} ${-scale})`;
      return `<g aria-label="${escapeXml(text)}" fill="${fill}" transform="${move}">${paths}</g>`;
    },
    wrap(text, style, maxWidth, maxLines) {
      const lines: string[] = [];
      for (const word of typeface.drawable(text).split(' ')) {
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
        if (lines.length > 0 && widthOf(longer, style) <= maxWidth) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      const fits = lines.length <= maxLines && lines.every((line) => widthOf(line, style) <= maxWidth);
      return fits ? lines : null;
    },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
