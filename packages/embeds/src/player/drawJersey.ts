import { type Kit, kitOf, kitPatterns, kitShapes, readKit } from '@euro/design-system/geometry';
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import type { Look } from '../element/look.js';

const MIRROR = 'matrix(-1 0 0 1 100 0)';
const COAT = '#2B334A';

interface Wearer {
  readonly role?: 'outfield' | 'keeper' | 'coach';
  readonly number?: number | null;
  /** In CSS pixels. */
  readonly size?: number;
}

/** A nation's shirt, decorative beside its name. */
export function drawJersey(
  { competition }: Pick<Look, 'competition'>,
  nation: string,
  { role = 'outfield', number = null, size = 52 }: Wearer = {},
): TemplateResult {
  const colours = competition.clubs?.find(({ short }) => short === nation)?.kit;
  const kit = colours ? readKit(colours) : kitOf(nation);
  const body = role === 'coach' ? drawCoat(kit) : drawShirt(kit, nation, role === 'keeper');
  return html`<svg class="jersey" viewBox="0 0 100 100" width=${size} height=${size} aria-hidden="true">
    ${body}${number === null || role === 'coach' ? nothing : drawNumber(kit, number, role === 'keeper')}
  </svg>`;
}

const pair = (d: string, fill: string) =>
  svg`<path d=${d} fill=${fill} /><path d=${d} fill=${fill} transform=${MIRROR} />`;

function drawShirt(kit: Kit, nation: string, isKeeper: boolean) {
  const sleeve = isKeeper ? kitShapes.longSleeve : kitShapes.sleeve;
  const [body, sleeves, trim] = isKeeper
    ? [kit.keeper, kit.keeperTrim, kit.keeperTrim]
    : [kit.body, kit.sleeves, kit.collar];
  const printed = isKeeper ? kitShapes.chevron : kitPatterns[kit.pattern];
  const clip = `shirt-${nation}`;
  return svg`${isKeeper ? pair(kitShapes.glove, '#F4F6FB') : nothing}
    ${pair(sleeve, sleeves)}${pair(isKeeper ? kitShapes.longCuff : kitShapes.cuff, isKeeper ? '#F4F6FB' : trim)}
    <path d=${kitShapes.body} fill=${body} />
    <clipPath id=${clip}><path d=${kitShapes.body} /></clipPath>
    <path d=${printed} fill=${isKeeper ? kit.keeperTrim : kit.patternColor} clip-path=${`url(#${clip})`} />
    <path d=${kitShapes.neck} fill=${trim} /><path d=${kitShapes.neck} opacity=".38" />
    <path d=${kitShapes.collar} fill=${trim} />
    <path d=${sleeve} opacity=".14" />
    <path d=${kitShapes.folds} fill="none" stroke="#000" stroke-opacity=".1" stroke-width="2.2" stroke-linecap="round" />
    ${outline(kitShapes.body, sleeve)}`;
}

function drawCoat(kit: Kit) {
  return svg`${pair(kitShapes.longSleeve, '#232A3D')}<path d=${kitShapes.coat} fill=${COAT} />
    <path d=${kitShapes.lapels} fill="#1B2133" /><path d=${kitShapes.shirtFront} fill="#F4F6FB" />
    <path d=${kitShapes.scarf} fill=${kit.scarf} /><path d=${kitShapes.scarfTrim} fill=${kit.scarfTrim} />
    ${outline(kitShapes.coat, kitShapes.longSleeve)}`;
}

const outline = (body: string, sleeve: string) =>
  svg`<g fill="none" stroke="#0C1530" stroke-opacity=".34" stroke-width="1.3" stroke-linejoin="round">
    <path d=${body} /><path d=${sleeve} /><path d=${sleeve} transform=${MIRROR} />
  </g>`;

const AMBER = '#F5B301';

function drawNumber(kit: Kit, number: number, isKeeper: boolean) {
  const isPrinted = kit.pattern !== 'plain' && kit.pattern !== 'halves' && !isKeeper;
  const fill = isKeeper ? (kit.keeper === AMBER ? '#16181D' : '#ffffff') : kit.number;
  return svg`<text
    x="50" y=${isKeeper ? 76 : 68} text-anchor="middle" font-size="27" font-weight="800" paint-order="stroke" fill=${fill}
    stroke=${isPrinted ? kit.body : 'none'} stroke-width="6" stroke-linejoin="round">${number}</text>`;
}
