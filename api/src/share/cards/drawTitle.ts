import { TITLE, WHITE } from '../drawing/drawFrame.js';
import type { Pen } from '../drawing/pen.js';

interface TitlePlace {
  readonly x: number;
  /** The baseline of the first line. */
  readonly y: number;
  readonly maxWidth: number;
  /** In pixels; what takes more than two lines is set smaller, then narrower and cut. */
  readonly size: number;
  readonly smaller: number;
}

/** A name of at most two lines. */
export function drawTitle(
  pen: Pen,
  text: string,
  { x, y, maxWidth, size, smaller }: TitlePlace,
): { readonly drawn: string; readonly bottom: number } {
  for (const one of [size, smaller]) {
    for (const width of [118, 100, 84]) {
      const style = { ...TITLE, width, size: one, fill: WHITE };
      const lines = pen.wrap(text, style, maxWidth, 2);
      if (!lines) continue;
      const height = one * 1.02;
      const svg = lines.map((line, at) => pen.text(line, style, { x, y: y + at * height })).join('');
      return { drawn: svg, bottom: y + (lines.length - 1) * height };
    }
  }
  return { drawn: pen.text(text, { ...TITLE, size: smaller, fill: WHITE }, { x, y, maxWidth }), bottom: y };
}
