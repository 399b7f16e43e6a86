import type { Pen } from '../drawing/pen.js';
import type { Card } from './card.js';
import { drawCupCard } from './drawCupCard.js';
import { drawCaptainCard, drawMovesCard, drawWinnerCard } from './drawEveningCards.js';
import { drawInvitationCard } from './drawInvitationCard.js';
import { drawLeagueCard } from './drawLeagueCard.js';
import { drawMatchdayCard } from './drawMatchdayCard.js';
import { drawPlayerCard } from './drawPlayerCard.js';
import { drawPortalCard } from './drawPortalCard.js';
import { drawRecapCard } from './drawRecapCard.js';
import { drawSquadCard } from './drawSquadCard.js';

/** Draws a picture as SVG of shapes only, so that text chosen by users can't contain markup. */
export function drawCard(pen: Pen, card: Card): string {
  switch (card.kind) {
    case 'matchday':
      return drawMatchdayCard(pen, card);
    case 'squad':
      return drawSquadCard(pen, card);
    case 'recap':
      return drawRecapCard(pen, card);
    case 'league':
      return drawLeagueCard(pen, card);
    case 'winner':
      return drawWinnerCard(pen, card);
    case 'moves':
      return drawMovesCard(pen, card);
    case 'captain':
      return drawCaptainCard(pen, card);
    case 'cup':
      return drawCupCard(pen, card);
    case 'invitation':
      return drawInvitationCard(pen, card);
    case 'player':
      return drawPlayerCard(pen, card);
    case 'portal':
      return drawPortalCard(pen, card);
  }
}
