import { COACH, GOALKEEPER } from '@euro/game';
import { drawCrest } from '../drawing/drawCrest.js';
import { box, DISPLAY, drawFrame, INK, SAFE, WHITE } from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import { drawPitch, PITCH } from '../drawing/drawPitch.js';
import type { Pen } from '../drawing/pen.js';
import type { PitchPlayer, SquadCard } from './card.js';
import { type CardWords, cardWords } from './cardWords.js';
import { drawTitle } from './drawTitle.js';

const JERSEY = 84;
const PLATE = 142;
/** From the top of one row to the next. */
const ROW = 134;

/** The eleven and their coach on the pitch, with whom they play. */
export function drawSquadCard(pen: Pen, card: SquadCard): string {
  const words = cardWords(card.language);
  return drawFrame(
    pen,
    facts(pen, card, words) +
      drawPitch() +
      formation(pen, card.formation) +
      rowsOf(card.players)
        .map((row, at) => drawRow(pen, row, at, words))
        .join(''),
  );
}

function facts(
  pen: Pen,
  { teamId, teamName, manager, weekId, points, rank }: SquadCard,
  words: CardWords,
): string {
  const name = pen.canDraw(teamName) ? teamName : words.teamNumber(teamId);
  const title = drawTitle(pen, name, { x: SAFE, y: 273, maxWidth: 380, size: 42, smaller: 34 });
  const number = { ...DISPLAY, size: 40, fill: WHITE };
  const label = { size: 20, weight: 650, fill: pen.inks.soft };
  const under = manager === null ? words.matchday(weekId) : `${manager} · ${words.matchday(weekId)}`;
  const startX =
    Math.max(pen.widthOf(words.points(points), number), pen.widthOf(words.pointsLabel, label)) + 36;
  return (
    drawCrest(teamId, 'crest', { x: SAFE - 4, y: 146, size: 72 }) +
    title.drawn +
    pen.text(
      under,
      { size: 24, weight: 600, fill: pen.inks.soft },
      { x: SAFE, y: title.bottom + 45, maxWidth: 380 },
    ) +
    pen.text(words.points(points), number, { x: SAFE, y: title.bottom + 120 }) +
    pen.text(words.pointsLabel, label, { x: SAFE, y: title.bottom + 157 }) +
    (rank === null
      ? ''
      : pen.text(words.rank(rank), number, {
          x: SAFE + startX,
          y: title.bottom + 120,
          maxWidth: 395 - startX,
        }) + pen.text(words.place, label, { x: SAFE + startX, y: title.bottom + 157 })) +
    pen.text(words.beatMe, { size: 20, weight: 650, fill: pen.inks.soft }, { x: SAFE, y: 578 })
  );
}

function formation(pen: Pen, text: string): string {
  const right = PITCH.x + PITCH.width - 18;
  return (
    box({ x: right - 66, y: 59, width: 66, height: 28 }, 14, pen.inks.night, 0.85) +
    pen.text(text, { size: 15, weight: 700, fill: WHITE }, { x: right - 33, y: 78, anchor: 'middle' })
  );
}

/** Coach and goalkeeper, then line by line. */
function rowsOf(players: readonly PitchPlayer[]): PitchPlayer[][] {
  const lines = [...new Set(players.map(({ positionId }) => positionId))].toSorted((a, b) => a - b);
  const of = (positionId: number) => players.filter((player) => player.positionId === positionId);
  return [
    [...of(COACH), ...of(GOALKEEPER)],
    ...lines.filter((line) => line !== COACH && line !== GOALKEEPER).map(of),
  ];
}

function drawRow(pen: Pen, row: readonly PitchPlayer[], at: number, words: CardWords): string {
  const y = 63 + at * ROW;
  const step = Math.min(159, (PITCH.width - 16) / row.length);
  const middle = PITCH.x + PITCH.width / 2;
  return row
    .map((player, place) => {
      // The coach is drawn beside the pitch, the goalkeeper in the middle of it.
      const x =
        at === 0
          ? player.positionId === COACH
            ? PITCH.x + 90
            : middle
          : middle + (place - (row.length - 1) / 2) * step;
      return drawPlayer(pen, player, { x, y, width: Math.min(PLATE, step - 8) }, words);
    })
    .join('');
}

function drawPlayer(
  pen: Pen,
  player: PitchPlayer,
  { x, y, width }: { x: number; y: number; width: number },
  words: CardWords,
): string {
  const startX = x - width / 2;
  const fill = player.armband === 1 ? pen.inks.accent : WHITE;
  const style = { size: 15, weight: 700, width: 84, fill: INK };
  const second = { size: 14, weight: 650, width: 92, fill: pen.inks.soft };
  return (
    drawJersey(pen, player, { x: x - JERSEY / 2, y, size: JERSEY }) +
    box({ x: startX, y: y + 68, width, height: 40 }, 5, pen.inks.night) +
    `<path d="M${startX} ${y + 89}v-16a5 5 0 0 1 5-5h${width - 10}a5 5 0 0 1 5 5v16z" fill="${fill}"/>` +
    pen.text(player.name, style, { x, y: y + 84, anchor: 'middle', maxWidth: width - 10 }) +
    pen.text(player.opponent, second, { x, y: y + 104, anchor: 'middle', maxWidth: width - 10 }) +
    armband(pen, player, { x: x + 40, y: y + 8 }, words)
  );
}

function armband(
  pen: Pen,
  { armband }: PitchPlayer,
  { x, y }: { x: number; y: number },
  words: CardWords,
): string {
  if (armband === 0) return '';
  const [ground, ink] = armband === 1 ? [pen.inks.accent, INK] : [pen.inks.night, WHITE];
  const letter = armband === 1 ? words.captain : words.viceCaptain;
  return `<path d="M${x + 5} ${y - 14}h22l-5 26h-22z" fill="${ground}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>${pen.text(letter, { size: 14, weight: 850, width: 118, fill: ink }, { x: x + 14, y: y + 4, anchor: 'middle' })}`;
}
