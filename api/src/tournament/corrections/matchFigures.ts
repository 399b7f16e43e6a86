import { correctedField, type PlayerFigures } from '@euro/api-contract';
import { COACH } from '@euro/game';
import type { Database } from '../../infra/db/database.js';
import type { FeedStat } from '../feed/feed.js';
import type { MatchSheet } from './matchSheet.js';
import { emptyStat, figureOf } from './statRow.js';

/** Every figure of both squads without their coaches, the home side first, in the order of the feed. */
export async function matchFigures(
  { models }: Pick<Database, 'models'>,
  { match, players, rows }: MatchSheet,
): Promise<PlayerFigures[]> {
  const inForce = await models.StatCorrection.findAll({
    attributes: ['playerId', 'field'],
    where: { matchId: match.id, endedAt: null },
    raw: true,
  });
  return players
    .filter(({ positionId }) => positionId !== COACH)
    .toSorted((a, b) => Number(b.clubId === match.homeId) - Number(a.clubId === match.homeId) || a.id - b.id)
    .map((player) => {
      const row = rows.find(({ playerId }) => playerId === player.id);
      const stat = row ?? emptyStat(match, player);
      return {
        playerId: player.id,
        name: player.name,
        clubId: player.clubId,
        positionId: player.positionId,
        appeared: row !== undefined,
        figures: figuresOf(stat),
        corrected: inForce.filter(({ playerId }) => playerId === player.id).map(({ field }) => field),
      };
    });
}

function figuresOf(stat: FeedStat): PlayerFigures['figures'] {
  const figures: Partial<PlayerFigures['figures']> = {};
  for (const field of correctedField.options) figures[field] = figureOf(stat, field);
  return figures as PlayerFigures['figures'];
}
