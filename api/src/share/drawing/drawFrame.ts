import { wordParts } from '@euro/api-contract';
import { JERSEY_DEFS } from './drawJersey.js';
import type { Pen } from './pen.js';

/** The size that Facebook, X and others show without cutting. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Nothing that matters is nearer to an edge, in pixels. */
export const SAFE = 48;

export const WHITE = '#FFFFFF';
export const INK = '#0C1530';
export const UP = '#5BF0A5';
export const DOWN = '#FF8A97';
export const GOLD = '#FFC94D';

/** Style of a number in display size. */
export const DISPLAY = { weight: 850, width: 118, spacing: -0.02 } as const;
export const TITLE = { weight: 900, width: 118, spacing: -0.025 } as const;

const BANDS = Array.from({ length: 20 }, (_, band) => {
  const x = -300 + band * 95;
  return `M${x} 630h47.500L${x + 302} 0h-47.500z`;
}).join('');

/** A whole picture: the night background, the word mark, and the content. */
export function drawFrame(pen: Pen, content: string): string {
  const [light, middle, dark] = pen.inks.ground;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="330" y1="-60" x2="870" y2="690"><stop offset="0" stop-color="${light}"/><stop offset=".48" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>${JERSEY_DEFS}</defs><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#ground)"/><path d="${BANDS}" fill="#fff" fill-opacity=".043"/>${wordMark(pen)}${content}${source(pen)}</svg>`;
}

/** Statistics may be shown with their source's name only (NOTICE). */
function source(pen: Pen): string {
  return pen.text(
    pen.look.source,
    { size: 14, weight: 600, fill: pen.inks.faint },
    { x: WIDTH - SAFE, y: 618, anchor: 'end', maxWidth: 600 },
  );
}

function wordMark(pen: Pen): string {
  const style = { size: 30, width: 118, fill: WHITE };
  const bold = { ...style, weight: 850 };
  const x = SAFE + 58;
  const [first, rest] = wordParts(pen.look.word);
  return (
    `<g transform="translate(${SAFE} 46) scale(1.375)">${emblem(pen)}</g>` +
    pen.text(first, bold, { x, y: 76 }) +
    pen.text(
      rest.trimStart(),
      { ...style, weight: 400 },
      { x: x + pen.widthOf(first, bold) + (rest.startsWith(' ') ? 10 : 0), y: 76 },
    )
  );
}

/** The competition's own, or three bars in its colours; as the portal's header has it. */
function emblem({ look, inks }: Pen): string {
  if (look.emblem !== '') return `<path d="${look.emblem}" fill="${inks.accent}"/>`;
  return `<path d="M5 15h6L7.6 27H1.6z" fill="${inks.mark}"/><path d="M13.4 8h6L14 27H8z" fill="#fff"/><path d="M22.4 0h9L23.8 27h-9z" fill="${inks.accent}"/>`;
}

/** The subject of a picture, to the right of the word mark. */
export function drawCaption(pen: Pen, text: string): string {
  const style = { size: 20, weight: 650, fill: pen.inks.soft };
  return pen.text(text, style, { x: WIDTH - SAFE, y: 74, anchor: 'end', maxWidth: 600 });
}

/** A rounded rectangle. */
export function box(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
  fill: string,
  opacity = 1,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
}
