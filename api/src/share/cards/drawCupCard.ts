import { drawCrest } from '../drawing/drawCrest.js';
import { box, DISPLAY, drawCaption, drawFrame, GOLD, INK, SAFE, WHITE, WIDTH } from '../drawing/drawFrame.js';
import type { Pen } from '../drawing/pen.js';
import type { CupCard, CupLine, CupPlace } from './card.js';
import { type CardWords, cardWords } from './cardWords.js';
import { drawTitle } from './drawTitle.js';

const ROW = 70;
const STEP = 78;
const FIRST = 172;
/** Room of a team's name, in pixels. */
const NAME = 360;

/** A round of a league's cup: who plays whom, the points, and who won it all. */
export function drawCupCard(pen: Pen, card: CupCard): string {
  const words = cardWords(card.language);
  const { leagueId, weekId, ties, lines, winner } = card;
  const name = pen.canDraw(card.name) ? card.name : words.leagueNumber(leagueId);
  const caption = `${words.cupRound(ties)} · ${words.matchday(weekId)} · ${card.competition}`;
  const title = `${words.cup} · ${name}`;
  const below = FIRST + lines.length * STEP;
  const more = ties - lines.length;
  return drawFrame(
    pen,
    drawCaption(pen, caption) +
      drawTitle(pen, title, { x: SAFE, y: 152, maxWidth: WIDTH - 2 * SAFE, size: 52, smaller: 26 }).drawn +
      lines.map((line, at) => drawLine(pen, line, { y: FIRST + at * STEP, at }, words)).join('') +
      (winner ? drawWinner(pen, winner, below, words) : '') +
      (more > 0
        ? pen.text(
            words.moreTies(more),
            { size: 20, weight: 650, fill: pen.inks.soft },
            { x: SAFE + 2, y: 596, maxWidth: 480 },
          )
        : ''),
  );
}

function drawLine(pen: Pen, line: CupLine, { y, at }: { y: number; at: number }, words: CardWords): string {
  const { home, away, homePoints, awayPoints, own, bye } = line;
  const ink = own ? INK : WHITE;
  const hasPoints = homePoints !== null && awayPoints !== null;
  const score = hasPoints ? `${words.points(homePoints)} – ${words.points(awayPoints)}` : bye ? '' : '–';
  return (
    box(
      { x: SAFE, y, width: WIDTH - 2 * SAFE, height: ROW },
      14,
      own ? pen.inks.accent : pen.inks.night,
      own ? 1 : 0.7,
    ) +
    drawSide(pen, line, 'home', { y, id: `crest-${at}-home` }, words, home) +
    pen.text(
      score,
      { ...DISPLAY, size: 30, fill: ink },
      { x: WIDTH / 2, y: y + 46, anchor: 'middle', maxWidth: 230 },
    ) +
    drawSide(pen, line, 'away', { y, id: `crest-${at}-away` }, words, away)
  );
}

/** Crest and name of one side; an eliminated one is faint. */
function drawSide(
  pen: Pen,
  { winner, own, bye }: CupLine,
  side: 'home' | 'away',
  { y, id }: { y: number; id: string },
  words: CardWords,
  team: CupPlace | null,
): string {
  const isHome = side === 'home';
  const ink = own ? INK : WHITE;
  const faint = own ? INK : pen.inks.faint;
  const isOut = winner !== null && winner !== side;
  const edge = isHome ? SAFE + 22 : WIDTH - SAFE - 22;
  const style = { size: 26, weight: isOut ? 600 : 800, width: 100, fill: isOut || !team ? faint : ink };
  const name = team ? nameOf(pen, team, words) : words[bye ? 'noOpponent' : 'notKnownYet'];
  const place = { x: isHome ? edge + 58 : edge - 58, y: y + 45, anchor: isHome ? 'start' : 'end' } as const;
  return (
    (team ? drawCrest(team.teamId, id, { x: isHome ? edge : edge - 42, y: y + 14, size: 42 }) : '') +
    pen.text(name, style, { ...place, maxWidth: NAME })
  );
}

function drawWinner(pen: Pen, winner: CupPlace, top: number, words: CardWords): string {
  return (
    drawCrest(winner.teamId, 'crest-winner', { x: SAFE + 2, y: top + 72, size: 168 }) +
    pen.text(
      nameOf(pen, winner, words),
      { ...DISPLAY, size: 80, fill: GOLD },
      { x: SAFE + 200, y: top + 158, maxWidth: 900 },
    ) +
    pen.text(
      words.winsCup,
      { size: 36, weight: 700, fill: WHITE },
      { x: SAFE + 202, y: top + 216, maxWidth: 900 },
    )
  );
}

const nameOf = (pen: Pen, { teamId, teamName }: CupPlace, words: CardWords) =>
  pen.canDraw(teamName) ? teamName : words.teamNumber(teamId);
