import { drawCrest } from '../drawing/drawCrest.js';
import { drawCaption, drawFrame, SAFE } from '../drawing/drawFrame.js';
import type { Pen } from '../drawing/pen.js';
import type { InvitationCard } from './card.js';
import { cardWords } from './cardWords.js';
import { drawTitle } from './drawTitle.js';

/** A league that can be found: its name and size, and nothing of its table. */
export function drawInvitationCard(pen: Pen, card: InvitationCard): string {
  const words = cardWords(card.language);
  const name = pen.canDraw(card.name) ? card.name : words.leagueNumber(card.leagueId);
  const title = drawTitle(pen, name, { x: SAFE, y: 360, maxWidth: 1000, size: 84, smaller: 60 });
  return drawFrame(
    pen,
    drawCaption(pen, `${words.league} · ${card.competition}`) +
      drawCrest(`league ${card.leagueId}`, 'crest', { x: SAFE - 4, y: 160, size: 108 }) +
      title.drawn +
      pen.text(
        words.teams(card.totalTeams),
        { size: 30, weight: 600, fill: pen.inks.soft },
        { x: SAFE, y: title.bottom + 56 },
      ) +
      pen.text(words.join, { size: 28, weight: 750, fill: pen.inks.accent }, { x: SAFE, y: 578 }),
  );
}
