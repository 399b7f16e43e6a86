import { movePaths } from '@euro/design-system/geometry';
import { drawCrest } from '../drawing/drawCrest.js';
import { box, DISPLAY, drawCaption, drawFrame, INK, SAFE, WHITE, WIDTH } from '../drawing/drawFrame.js';
import type { Pen } from '../drawing/pen.js';
import type { LeagueCard, LeagueLine } from './card.js';
import { type CardWords, cardWords } from './cardWords.js';
import { drawMove } from './drawMatchdayCard.js';
import { drawTitle } from './drawTitle.js';

const ROW = 78;
const STEP = 86;

/** The first five of a league, or four and the caller's own team, which is highlighted. */
export function drawLeagueCard(pen: Pen, card: LeagueCard): string {
  const words = cardWords(card.language);
  const { weekId, matchdays, leagueId } = card;
  const name = pen.canDraw(card.name) ? card.name : words.leagueNumber(leagueId);
  const caption = words.afterMatchday(weekId, matchdays);
  return drawFrame(
    pen,
    drawCaption(pen, caption) +
      drawTitle(pen, name, { x: SAFE, y: 152, maxWidth: WIDTH - 2 * SAFE, size: 56, smaller: 26 }).drawn +
      card.lines.map((line, at) => drawLine(pen, line, { y: 172 + at * STEP, at }, words)).join(''),
  );
}

function drawLine(
  pen: Pen,
  line: LeagueLine,
  { y, at }: { y: number; at: number },
  words: CardWords,
): string {
  const [ground, ink, soft] = line.own
    ? [pen.inks.accent, INK, INK]
    : [pen.inks.night, WHITE, pen.inks.faint];
  const base = y + 49;
  const right = WIDTH - SAFE - 26;
  const name = pen.canDraw(line.teamName) ? line.teamName : words.teamNumber(line.teamId);
  return (
    box({ x: SAFE, y, width: WIDTH - 2 * SAFE, height: ROW }, 14, ground, line.own ? 1 : 0.7) +
    pen.text(
      words.number(line.rank),
      { ...DISPLAY, size: 38, fill: ink },
      { x: SAFE + 26, y: base + 3, maxWidth: 66 },
    ) +
    drawMoveOrDash(pen, line, { x: SAFE + 98, y: base - 1, soft }, words) +
    drawCrest(line.teamId, `crest-${at}`, { x: SAFE + 182, y: y + 17, size: 44 }) +
    pen.text(
      name,
      { size: 28, weight: 800, width: 106, fill: ink },
      { x: SAFE + 252, y: base, maxWidth: 540 },
    ) +
    pen.text(
      words.signedPoints(line.weekPoints),
      { size: 22, weight: 700, fill: soft },
      { x: right - 164, y: base - 1, anchor: 'end' },
    ) +
    pen.text(
      words.points(line.points),
      { ...DISPLAY, size: 36, fill: ink },
      { x: right, y: base + 2, anchor: 'end', maxWidth: 150 },
    )
  );
}

function drawMoveOrDash(
  pen: Pen,
  { move, own }: LeagueLine,
  { x, y, soft }: { x: number; y: number; soft: string },
  words: CardWords,
): string {
  if (!move)
    return `<path d="${movePaths.same}" fill="${soft}" transform="translate(${x} ${y - 13}) scale(1.4)"/>`;
  return drawMove(pen, move, { x, y, size: 20, ...(own && { fill: INK }) }, words);
}
