import { drawCrest } from '../drawing/drawCrest.js';
import { box, DISPLAY, INK, SAFE, WHITE } from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import type { Pen } from '../drawing/pen.js';
import type { BestPlayer } from './card.js';
import type { CardWords } from './cardWords.js';

const COLUMN = 186;
const PLATE = 172;
/** Room of the large number, in pixels. */
const NUMBER_WIDTH = 510;

interface TeamOnCard {
  readonly teamId: number;
  readonly teamName: string;
  readonly manager: string | null;
}

/** Points in display size, as large as there is room. */
export function drawLargePoints(pen: Pen, text: string): string {
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

/** Shirts of who brought the most, at the right edge. */
export function drawBest(pen: Pen, best: readonly BestPlayer[], words: CardWords): string {
  return best
    .map((player, at) => bestPlayer(pen, player, 1148 - (best.length - at) * COLUMN + 14, words))
    .join('');
}

function bestPlayer(pen: Pen, player: BestPlayer, x: number, words: CardWords): string {
  const middle = x + PLATE / 2;
  const plate = player.isCaptain ? pen.inks.accent : WHITE;
  const points = words.points(player.total);
  const times = player.multiplier === 1 ? '' : words.multiplier(player.multiplier);
  const number = { ...DISPLAY, size: 30, fill: WHITE };
  const small = { size: 18, weight: 650, width: 84, fill: pen.inks.accentSoft };
  const width = pen.widthOf(points, number);
  const timesWidth = times === '' ? 0 : pen.widthOf(times, small) + 6;
  const startX = middle - (width + timesWidth) / 2;
  return (
    drawJersey(pen, player, { x: middle - 66, y: 213, size: 132 }) +
    box({ x, y: 333, width: PLATE, height: 86 }, 10, pen.inks.night) +
    `<path d="M${x} 371V343a10 10 0 0 1 10-10h${PLATE - 20}a10 10 0 0 1 10 10v28z" fill="${plate}"/>` +
    pen.text(
      player.name,
      { size: 22, weight: 750, width: 84, fill: INK },
      { x: middle, y: 360, anchor: 'middle', maxWidth: PLATE - 16 },
    ) +
    pen.text(points, number, { x: startX, y: 406 }) +
    pen.text(times, small, { x: startX + width + 6, y: 404 })
  );
}

/** Crest, name and, where it is public, the manager's name. */
export function drawTeam(pen: Pen, { teamId, teamName, manager }: TeamOnCard, words: CardWords): string {
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
          { size: 22, weight: 600, fill: pen.inks.soft },
          { x: x + width + 16, y: 573, maxWidth: 360 },
        ))
  );
}
