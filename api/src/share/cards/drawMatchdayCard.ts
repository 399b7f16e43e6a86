import { crownPaths, movePaths } from '@euro/design-system/geometry';
import { drawCrest } from '../drawing/drawCrest.js';
import {
  box,
  DISPLAY,
  DOWN,
  drawCaption,
  drawFrame,
  GOLD,
  INK,
  NIGHT,
  SAFE,
  SOFT,
  UP,
  VOLT,
  WHITE,
} from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import type { Pen } from '../drawing/pen.js';
import type { BestPlayer, MatchdayCard } from './card.js';
import { type CardWords, cardWords } from './cardWords.js';

const COLUMN = 186;
const PLATE = 172;
/** Room of the large number, in pixels. */
const NUMBER_WIDTH = 510;

/** The number of the matchday, the places, and who brought the most. */
export function drawMatchdayCard(pen: Pen, card: MatchdayCard): string {
  const words = cardWords(card.language);
  const caption = `${words.matchday(card.weekId)} · ${card.competition}`;
  return drawFrame(
    pen,
    drawCaption(pen, caption) +
      headline(pen, card, words) +
      largePoints(pen, words.points(card.points)) +
      ranks(pen, card, words) +
      card.best
        .map((player, at) => bestPlayer(pen, player, 1148 - (card.best.length - at) * COLUMN + 14, words))
        .join('') +
      foot(pen, card, words),
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

function largePoints(pen: Pen, text: string): string {
  const [whole = '', decimal = ''] = text.split(/(?=[.,])/);
  const cut = { ...DISPLAY, spacing: -0.05, fill: WHITE };
  const widthAt = (size: number) =>
    pen.widthOf(whole, { ...cut, size }) + pen.widthOf(decimal, { ...cut, size: size * 0.56 });
  const size = Math.min(230, (230 * NUMBER_WIDTH) / widthAt(230));
  const wholeWidth = pen.widthOf(whole, { ...cut, size });
  return (
    pen.text(whole, { ...cut, size }, { x: SAFE - 2, y: 374 }) +
    pen.text(decimal, { ...cut, size: size * 0.56 }, { x: SAFE + wholeWidth + 6, y: 374 })
  );
}

function ranks(pen: Pen, { weekRank, generalRank, move }: MatchdayCard, words: CardWords): string {
  const number = { ...DISPLAY, size: 36, fill: WHITE };
  const label = { size: 22, weight: 650, fill: SOFT };
  let x = SAFE + 2;
  let drawn = '';
  for (const [rank, name] of [
    [weekRank, words.ofMatchday],
    [generalRank, words.overall],
  ] as const) {
    if (rank === null) continue;
    const text = words.rank(rank);
    drawn += pen.text(text, number, { x, y: 452 }) + pen.text(name, label, { x, y: 490 });
    const width = pen.widthOf(text, number);
    if (name === words.overall && move)
      drawn += drawMove(pen, move, { x: x + width + 14, y: 452, size: 24 }, words);
    x += Math.max(width, pen.widthOf(name, label)) + 40;
  }
  return drawn;
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

function bestPlayer(pen: Pen, player: BestPlayer, x: number, words: CardWords): string {
  const middle = x + PLATE / 2;
  const plate = player.isCaptain ? VOLT : WHITE;
  const points = words.points(player.total);
  const times = player.multiplier === 1 ? '' : words.multiplier(player.multiplier);
  const number = { ...DISPLAY, size: 30, fill: WHITE };
  const small = { size: 18, weight: 650, width: 84, fill: '#E9FF9A' };
  const width = pen.widthOf(points, number);
  const timesWidth = times === '' ? 0 : pen.widthOf(times, small) + 6;
  const left = middle - (width + timesWidth) / 2;
  return (
    drawJersey(pen, player, { x: middle - 66, y: 213, size: 132 }) +
    box({ x, y: 333, width: PLATE, height: 86 }, 10, NIGHT) +
    `<path d="M${x} 371V343a10 10 0 0 1 10-10h${PLATE - 20}a10 10 0 0 1 10 10v28z" fill="${plate}"/>` +
    pen.text(
      player.name,
      { size: 22, weight: 750, width: 84, fill: INK },
      { x: middle, y: 360, anchor: 'middle', maxWidth: PLATE - 16 },
    ) +
    pen.text(points, number, { x: left, y: 406 }) +
    pen.text(times, small, { x: left + width + 6, y: 404 })
  );
}

function foot(pen: Pen, { teamId, teamName, manager }: MatchdayCard, words: CardWords): string {
  const style = { size: 26, weight: 800, fill: WHITE };
  const name = pen.canDraw(teamName) ? teamName : words.teamNumber(teamId);
  const maxWidth = manager === null ? 1000 : 620;
  const x = SAFE + 56;
  const width = Math.min(maxWidth, pen.widthOf(name, style));
  return (
    drawCrest(teamId, 'crest', { x: SAFE + 2, y: 543, size: 42 }) +
    pen.text(name, style, { x, y: 573, maxWidth }) +
    (manager === null
      ? ''
      : pen.text(
          manager,
          { size: 22, weight: 600, fill: SOFT },
          { x: x + width + 16, y: 573, maxWidth: 360 },
        ))
  );
}
