import { DISPLAY, drawCaption, drawFrame, SAFE, WHITE } from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import type { Pen } from '../drawing/pen.js';
import type { PlayerCard } from './card.js';
import { cardWords } from './cardWords.js';
import { drawTitle } from './drawTitle.js';

/** A player's shirt, and what he did in a matchday. */
export function drawPlayerCard(pen: Pen, card: PlayerCard): string {
  const words = cardWords(card.language);
  const soft = { size: 24, weight: 600, fill: pen.inks.soft };
  const title = drawTitle(pen, card.name, { x: SAFE, y: 166, maxWidth: 640, size: 52, smaller: 40 });
  const facts = [
    ...(card.goals > 0 ? [[words.number(card.goals), words.goals(card.goals)] as const] : []),
    ...(card.assists > 0 ? [[words.number(card.assists), words.assists(card.assists)] as const] : []),
    [words.number(card.minutes), words.minutes] as const,
    [words.number(card.totalPoints), words.totalPoints] as const,
  ];
  return drawFrame(
    pen,
    drawCaption(pen, `${words.matchday(card.weekId)} · ${card.competition}`) +
      drawJersey(pen, card, { x: 720, y: 130, size: 430 }) +
      title.drawn +
      pen.text(`${card.nationName} · ${words.position(card.positionId)}`, soft, {
        x: SAFE,
        y: title.bottom + 38,
        maxWidth: 640,
      }) +
      drawPoints(
        pen,
        words.number(card.points),
        card.provisional ? `${words.pointsLabel} · ${words.provisional}` : words.pointsLabel,
        title.bottom + 190,
      ) +
      drawFacts(pen, facts, 500) +
      pen.text(
        card.results.join('   '),
        { size: 24, weight: 700, fill: WHITE },
        { x: SAFE, y: 582, maxWidth: 640 },
      ),
  );
}

function drawPoints(pen: Pen, points: string, label: string, y: number): string {
  const number = { ...DISPLAY, size: 150, spacing: -0.05, fill: pen.inks.accent };
  return (
    pen.text(points, number, { x: SAFE - 3, y }) +
    pen.text(
      label,
      { size: 30, weight: 650, fill: pen.inks.soft },
      { x: SAFE + pen.widthOf(points, number) + 18, y },
    )
  );
}

function drawFacts(pen: Pen, facts: readonly (readonly [string, string])[], y: number): string {
  const number = { ...DISPLAY, size: 34, fill: WHITE };
  const label = { size: 20, weight: 650, fill: pen.inks.soft };
  let x = SAFE;
  return facts
    .map(([value, name]) => {
      const svg = pen.text(value, number, { x, y }) + pen.text(name, label, { x, y: y + 30 });
      x += Math.max(pen.widthOf(value, number), pen.widthOf(name, label)) + 34;
      return svg;
    })
    .join('');
}
