import { crownPaths } from '@euro/design-system/geometry';
import { drawCrest } from '../drawing/drawCrest.js';
import { box, DISPLAY, drawCaption, drawFrame, GOLD, SAFE, WHITE, WIDTH } from '../drawing/drawFrame.js';
import { drawJersey } from '../drawing/drawJersey.js';
import type { Pen } from '../drawing/pen.js';
import type { CaptainCard, MovedTeam, MovesCard, WinnerCard } from './card.js';
import { drawMove } from './drawMatchdayCard.js';
import { drawTitle } from './drawTitle.js';
import { type EveningWords, eveningWords } from './eveningWords.js';
import { drawBest, drawLargePoints, drawTeam } from './teamParts.js';

/** The best team of a league's matchday: its points, and who brought the most. */
export function drawWinnerCard(pen: Pen, card: WinnerCard): string {
  const words = eveningWords(card.language);
  const crown = crownPaths.map((d) => `<path d="${d}"/>`).join('');
  const headline = words.wins(card.weekId) + provisional(card, words);
  return drawFrame(
    pen,
    drawCaption(pen, `${leagueOf(pen, card, words)} · ${card.competition}`) +
      `<g fill="${GOLD}" transform="translate(${SAFE} 132) scale(1.83)">${crown}</g>` +
      pen.text(headline, { size: 28, weight: 800, fill: WHITE }, { x: SAFE + 58, y: 164, maxWidth: 1000 }) +
      drawLargePoints(pen, words.points(card.points)) +
      pen.text(
        card.others > 0 ? words.withOthers(card.others) : words.pointsLabel,
        { size: 26, weight: 650, fill: pen.inks.soft },
        { x: SAFE + 2, y: 452, maxWidth: 520 },
      ) +
      drawBest(pen, card.best, words) +
      drawTeam(pen, { ...card, manager: null }, words),
  );
}

/** Who gained the most places of a league's table in a matchday, and who lost the most. */
export function drawMovesCard(pen: Pen, card: MovesCard): string {
  const words = eveningWords(card.language);
  const { riser, faller, weekId } = card;
  return drawPanels(pen, card, words.risesAndFalls(weekId), words, [
    panelOfMove(pen, riser, { label: words.riser, nobody: words.nobodyRises, weekId }, words),
    panelOfMove(pen, faller, { label: words.faller, nobody: words.nobodyFalls, weekId }, words),
  ]);
}

/** Who wore the armband of most teams of a league in a matchday, and the bench with the most points. */
export function drawCaptainCard(pen: Pen, card: CaptainCard): string {
  const words = eveningWords(card.language);
  const { captain, bench, weekId } = card;
  return drawPanels(pen, card, words.captains(weekId), words, [
    {
      label: words.mostCaptain,
      nobody: words.noCaptain,
      content: captain && {
        sign: (x, y) => drawJersey(pen, captain, { x, y, size: 132 }),
        figure: (x, y) =>
          pen.text(`${words.number(captain.count)}×`, FIGURE, { x, y, maxWidth: FIGURE_WIDTH }),
        name: captain.name,
        detail: words.captainOf(captain.count, captain.teams, captain.points),
      },
    },
    {
      label: words.unluckyBench,
      nobody: words.noBench,
      content: bench && {
        sign: (x, y) => drawCrest(bench.teamId, 'crest-bench', { x, y, size: 132 }),
        figure: (x, y) => pen.text(words.points(bench.points), FIGURE, { x, y, maxWidth: FIGURE_WIDTH }),
        name: nameOf(pen, bench, words),
        detail: words.leftOnBench,
      },
    },
  ]);
}

interface Panel {
  readonly label: string;
  /** In place of a content of null. */
  readonly nobody: string;
  readonly content: {
    /** Crest or shirt, 132 pixels wide. */
    readonly sign: (x: number, y: number) => string;
    readonly figure: (x: number, y: number) => string;
    readonly name: string;
    readonly detail: string;
  } | null;
}

const GAP = 24;
const PANEL = { width: (WIDTH - 2 * SAFE - GAP) / 2, height: 340 };
const TOP = 240;
const PADDING = 32;
const FIGURE = { ...DISPLAY, size: 96, fill: WHITE };
const FIGURE_WIDTH = PANEL.width - 2 * PADDING - 132 - 24;

function panelOfMove(
  pen: Pen,
  team: MovedTeam | null,
  { label, nobody, weekId }: { readonly label: string; readonly nobody: string; readonly weekId: number },
  words: EveningWords,
): Panel {
  return {
    ...{ label, nobody },
    content: team && {
      sign: (x, y) => drawCrest(team.teamId, `crest-${team.teamId}`, { x, y, size: 132 }),
      figure: (x, y) => drawMove(pen, team.move, { x, y, size: 84 }, words),
      name: nameOf(pen, team, words),
      detail: words.nowAt(team.rank, team.weekPoints, weekId),
    },
  };
}

type Evening = MovesCard | CaptainCard;

function drawPanels(
  pen: Pen,
  card: Evening,
  headline: string,
  words: EveningWords,
  panels: readonly Panel[],
): string {
  const caption = `${headline}${provisional(card, words)} · ${card.competition}`;
  const place = { x: SAFE, y: 152, maxWidth: WIDTH - 2 * SAFE, size: 56, smaller: 26 };
  return drawFrame(
    pen,
    drawCaption(pen, caption) +
      drawTitle(pen, leagueOf(pen, card, words), place).drawn +
      panels.map((panel, at) => drawPanel(pen, panel, SAFE + at * (PANEL.width + GAP))).join(''),
  );
}

function drawPanel(pen: Pen, { label, nobody, content }: Panel, left: number): string {
  const x = left + PADDING;
  const maxWidth = PANEL.width - 2 * PADDING;
  const ground = box({ x: left, y: TOP, ...PANEL }, 18, pen.inks.night, 0.7);
  const head = pen.text(
    label,
    { size: 24, weight: 750, fill: pen.inks.accentSoft },
    { x, y: TOP + 50, maxWidth },
  );
  const soft = { size: 24, weight: 650, fill: pen.inks.soft };
  if (!content) return ground + head + pen.text(nobody, soft, { x, y: TOP + 160, maxWidth });
  return (
    ground +
    head +
    content.sign(x, TOP + 78) +
    content.figure(x + 132 + 24, TOP + 178) +
    pen.text(
      content.name,
      { size: 36, weight: 850, width: 106, fill: WHITE },
      { x, y: TOP + 264, maxWidth },
    ) +
    pen.text(content.detail, soft, { x, y: TOP + 304, maxWidth })
  );
}

function leagueOf(
  pen: Pen,
  { name, leagueId }: Pick<Evening, 'name' | 'leagueId'>,
  words: EveningWords,
): string {
  return pen.canDraw(name) ? name : words.leagueNumber(leagueId);
}

const provisional = ({ provisional: isProvisional }: Pick<Evening, 'provisional'>, words: EveningWords) =>
  isProvisional ? ` · ${words.provisional}` : '';

const nameOf = (
  pen: Pen,
  { teamId, teamName }: { readonly teamId: number; readonly teamName: string },
  words: EveningWords,
) => (pen.canDraw(teamName) ? teamName : words.teamNumber(teamId));
