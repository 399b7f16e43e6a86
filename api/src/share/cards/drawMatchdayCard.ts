import { crownPaths, movePaths } from '@euro/design-system/geometry';
import { DISPLAY, DOWN, drawCaption, drawFrame, GOLD, SAFE, UP, WHITE } from '../drawing/drawFrame.js';
import type { Pen } from '../drawing/pen.js';
import type { MatchdayCard } from './card.js';
import { type CardWords, cardWords } from './cardWords.js';
import { drawBest, drawLargePoints, drawTeam } from './teamParts.js';

/** The number of the matchday, the places, and who brought the most. */
export function drawMatchdayCard(pen: Pen, card: MatchdayCard): string {
  const words = cardWords(card.language);
  const caption = `${words.matchday(card.weekId)} · ${card.competition}`;
  return drawFrame(
    pen,
    drawCaption(pen, caption) +
      headline(pen, card, words) +
      drawLargePoints(pen, words.points(card.points)) +
      ranks(pen, card, words) +
      drawBest(pen, card.best, words) +
      drawTeam(pen, card, words),
  );
}

function headline(pen: Pen, { wins, weekId, provisional }: MatchdayCard, words: CardWords): string {
  const style = { size: 28, weight: 800, fill: WHITE };
  if (wins) {
    const crown = crownPaths.map((d) => `<path d="${d}"/>`).join('');
    return `<g fill="${GOLD}" transform="translate(${SAFE} 132) scale(1.83)">${crown}</g>${pen.text(words.wins(weekId), style, { x: SAFE + 58, y: 164 })}`;
  }
  const title = words.Matchday(weekId) + (provisional ? ` · ${words.provisional}` : '');
  return pen.text(title, style, { x: SAFE + 2, y: 164 });
}

function ranks(pen: Pen, { weekRank, generalRank, move }: MatchdayCard, words: CardWords): string {
  const number = { ...DISPLAY, size: 36, fill: WHITE };
  const label = { size: 22, weight: 650, fill: pen.inks.soft };
  let x = SAFE + 2;
  let svg = '';
  for (const [rank, name] of [
    [weekRank, words.ofMatchday],
    [generalRank, words.overall],
  ] as const) {
    if (rank === null) continue;
    const text = words.rank(rank);
    svg += pen.text(text, number, { x, y: 452 }) + pen.text(name, label, { x, y: 490 });
    const width = pen.widthOf(text, number);
    if (name === words.overall && move)
      svg += drawMove(pen, move, { x: x + width + 14, y: 452, size: 24 }, words);
    x += Math.max(width, pen.widthOf(name, label)) + 40;
  }
  return svg;
}

/** A triangle up or down, and how many places. */
export function drawMove(
  pen: Pen,
  move: number,
  { x, y, size, fill }: { x: number; y: number; size: number; fill?: string },
  words: CardWords,
): string {
  const colour = fill ?? (move > 0 ? UP : DOWN);
  const path = move > 0 ? movePaths.up : movePaths.down;
  const scale = size / 12;
  return `<path d="${path}" fill="${colour}" transform="translate(${x} ${y - scale * 9}) scale(${scale})"/>${pen.text(words.number(Math.abs(move)), { size, weight: 750, fill: colour }, { x: x + scale * 10 + 6, y })}`;
}
