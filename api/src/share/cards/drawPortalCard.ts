import { drawCaption, drawFrame, SAFE, SOFT } from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import type { Pen } from '../drawing/pen.js';
import type { PortalCard } from './card.js';
import { cardWords } from './cardWords.js';
import { drawTitle } from './drawTitle.js';

const SHIRTS = [
  { nation: 'ESP', positionId: 3, shirt: 10, x: 640, size: 250 },
  { nation: 'NED', positionId: 3, shirt: 8, x: 930, size: 250 },
  { nation: 'BEL', positionId: 4, shirt: 9, x: 745, size: 330 },
] as const;

/** The portal itself, for pages that have no picture of their own. */
export function drawPortalCard(pen: Pen, { language, competition }: PortalCard): string {
  const words = cardWords(language);
  const title = drawTitle(pen, words.slogan, { x: SAFE, y: 300, maxWidth: 560, size: 72, smaller: 60 });
  return drawFrame(
    pen,
    drawCaption(pen, competition) +
      SHIRTS.map(({ x, size, ...jersey }) => drawJersey(pen, jersey, { x, y: 520 - size, size })).join('') +
      title.drawn +
      pen.text(
        words.sloganMore,
        { size: 26, weight: 600, fill: SOFT },
        { x: SAFE, y: title.bottom + 58, maxWidth: 620 },
      ),
  );
}
