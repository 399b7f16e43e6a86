import { type Kit, kitOf, kitPatterns, kitShapes, readKit } from '@euro/design-system/geometry';
import { COACH, GOALKEEPER } from '@euro/game';
import type { Pen } from './pen.js';

/** A shirt and where it is. */
export interface Jersey {
  /** Three-letter code of the nation. */
  readonly nation: string;
  /** Colours of its shirts, where the competition's pack contains them. */
  readonly colours?: string | null;
  readonly positionId: number;
  readonly shirt: number | null;
}

interface Square {
  readonly x: number;
  readonly y: number;
  /** Width and height in pixels. */
  readonly size: number;
}

const MIRROR = 'transform="matrix(-1 0 0 1 100 0)"';
const LINE = 'stroke="#0C1530" stroke-opacity=".34" stroke-width="1.3" stroke-linejoin="round"';
const GLOVES = '#F4F6FB';
const AMBER = '#F5B301';

/** Definitions that all shirts of a picture share: once in its `<defs>`. */
export const JERSEY_DEFS = `<linearGradient id="cloth-light" x1="0" x2="1" y1="0" y2=".25"><stop offset=".18" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".58" stop-color="#000" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity=".2"/></linearGradient><clipPath id="cloth"><path d="${kitShapes.body}"/></clipPath>`;

/** A player's shirt as the portal draws it: a goalkeeper in his own colours, a coach in his coat. */
export function drawJersey(
  pen: Pen,
  { nation, colours, positionId, shirt }: Jersey,
  { x, y, size }: Square,
): string {
  const kit = colours ? readKit(colours) : kitOf(nation);
  const isKeeper = positionId === GOALKEEPER;
  const svg =
    positionId === COACH
      ? coat(kit)
      : (isKeeper ? keeper(kit) : outfield(kit)) + number(pen, kit, isKeeper, shirt);
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${svg}</g>`;
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const pair = (d: string, fill: string, more = '') => path(d, fill, more) + path(d, fill, `${more} ${MIRROR}`);

function outfield(kit: Kit): string {
  return (
    pair(kitShapes.sleeve, kit.sleeves) +
    pair(kitShapes.cuff, kit.collar) +
    path(kitShapes.body, kit.body) +
    (kit.pattern === 'plain'
      ? ''
      : path(kitPatterns[kit.pattern], kit.patternColor, 'clip-path="url(#cloth)"')) +
    collar(kit.collar) +
    shading(kitShapes.sleeve)
  );
}

function keeper(kit: Kit): string {
  return (
    pair(kitShapes.glove, GLOVES, LINE) +
    pair(kitShapes.longSleeve, kit.keeperTrim) +
    pair(kitShapes.longCuff, GLOVES) +
    path(kitShapes.body, kit.keeper) +
    path(kitShapes.chevron, kit.keeperTrim, 'clip-path="url(#cloth)"') +
    collar(kit.keeperTrim) +
    shading(kitShapes.longSleeve)
  );
}

function coat(kit: Kit): string {
  return (
    pair(kitShapes.longSleeve, '#232A3D') +
    path(kitShapes.coat, '#2B334A') +
    '<path d="M50 30V96.6" stroke="#0C1226" stroke-width="1.6"/>' +
    path(kitShapes.lapels, '#1B2133') +
    path(kitShapes.shirtFront, '#F4F6FB') +
    path(kitShapes.scarf, kit.scarf) +
    path(kitShapes.scarfTrim, kit.scarfTrim) +
    '<path d="M29 68h13M58 68h13" stroke="#0C1226" stroke-width="2" stroke-linecap="round"/>' +
    path(kitShapes.coatShade, '#000', 'opacity=".14"') +
    path(kitShapes.coat, 'none', LINE) +
    pair(kitShapes.longSleeve, 'none', LINE)
  );
}

function collar(colour: string): string {
  return (
    path(kitShapes.neck, colour) +
    path(kitShapes.neck, '#000', 'opacity=".38"') +
    path(kitShapes.collar, colour)
  );
}

function shading(sleeve: string): string {
  return (
    path(kitShapes.body, 'url(#cloth-light)') +
    path(sleeve, '#000', 'opacity=".16"') +
    path(sleeve, '#fff', `opacity=".1" ${MIRROR}`) +
    path(
      kitShapes.folds,
      'none',
      'stroke="#000" stroke-opacity=".1" stroke-width="2.2" stroke-linecap="round"',
    ) +
    path(kitShapes.seams, 'none', 'stroke="#0C1530" stroke-opacity=".22" stroke-linecap="round"') +
    path(kitShapes.body, 'none', LINE) +
    pair(sleeve, 'none', LINE)
  );
}

function number(pen: Pen, kit: Kit, isKeeper: boolean, shirt: number | null): string {
  if (shirt === null) return '';
  const style = { size: 27, weight: 800 };
  if (isKeeper) {
    const fill = kit.keeper === AMBER ? '#16181D' : '#FFFFFF';
    return pen.text(String(shirt), { ...style, fill }, { x: 50, y: 76, anchor: 'middle' });
  }
  const place = { x: 50, y: 68, anchor: 'middle' } as const;
  const svg = pen.text(String(shirt), { ...style, fill: kit.number }, place);
  if (kit.pattern === 'plain' || kit.pattern === 'halves') return svg;
  // A ring in the shirt's colour keeps the number readable on its pattern; 222 units of the font are 6 of the drawing.
  const ring = pen.text(String(shirt), { ...style, fill: kit.body }, place);
  return `<g stroke="${kit.body}" stroke-width="222" stroke-linejoin="round">${ring}</g>${svg}`;
}
