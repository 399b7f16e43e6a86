import { DISPLAY, drawCaption, drawFrame, SAFE, WHITE } from '../drawing/drawFrame.js';
import type { Pen } from '../drawing/pen.js';
import type { RecapCard } from './card.js';
import { type CardWords, cardWords } from './cardWords.js';
import { drawBest, drawLargePoints, drawTeam } from './teamParts.js';

/** A team's whole tournament: its points, its place, its best matchday, and who brought the most. */
export function drawRecapCard(pen: Pen, card: RecapCard): string {
  const words = cardWords(card.language);
  return drawFrame(
    pen,
    drawCaption(pen, card.competition) +
      pen.text(words.tournament, { size: 28, weight: 800, fill: WHITE }, { x: SAFE + 2, y: 164 }) +
      drawLargePoints(pen, words.points(card.points)) +
      facts(pen, card, words) +
      drawBest(pen, card.best, words) +
      drawTeam(pen, card, words),
  );
}

/** The place and the best matchday, beside each other. */
function facts(pen: Pen, { rank, bestWeek }: RecapCard, words: CardWords): string {
  const number = { ...DISPLAY, size: 36, fill: WHITE };
  const label = { size: 22, weight: 650, fill: pen.inks.soft };
  let x = SAFE + 2;
  return [
    [words.rank(rank), words.overall],
    [words.points(bestWeek.points), words.bestMatchday(bestWeek.weekId)],
  ]
    .map(([value = '', name = '']) => {
      const svg = pen.text(value, number, { x, y: 452 }) + pen.text(name, label, { x, y: 490 });
      x += Math.max(pen.widthOf(value, number), pen.widthOf(name, label)) + 40;
      return svg;
    })
    .join('');
}
