import { drawCaption, drawFrame, SAFE } from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import type { Pen } from '../drawing/pen.js';
import type { PortalCard } from './card.js';
import { cardWords } from './cardWords.js';
import { drawTitle } from './drawTitle.js';

const PLACES = [
  { x: 640, size: 250 },
  { x: 930, size: 250 },
  { x: 745, size: 330 },
] as const;

/** The portal itself, for pages that have no picture of their own. */
export function drawPortalCard(pen: Pen, { language, competition, shirts }: PortalCard): string {
  const words = cardWords(language);
  const title = drawTitle(pen, words.slogan, { x: SAFE, y: 300, maxWidth: 560, size: 72, smaller: 60 });
  return drawFrame(
    pen,
    drawCaption(pen, competition) +
      PLACES.map(({ x, size }, at) => {
        const jersey = shirts[at];
        return jersey ? drawJersey(pen, jersey, { x, y: 520 - size, size }) : '';
      }).join('') +
      title.drawn +
      pen.text(
        words.sloganMore,
        { size: 26, weight: 600, fill: pen.inks.soft },
        { x: SAFE, y: title.bottom + 58, maxWidth: 620 },
      ),
  );
}
