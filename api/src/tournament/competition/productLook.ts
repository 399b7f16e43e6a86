import type { GameContext } from '../../infra/context.js';
import type { TextLanguage } from '../../texts/index.js';
import { type CompetitionLook, competitionLook, PRODUCT_LOOK } from './competitionLook.js';
import { loadCompetition } from './loadCompetition.js';

/** Names and colours of the installation where no competition is meant: those of its default one. */
export async function productLook(
  { sequelize }: Pick<GameContext, 'sequelize'>,
  language: TextLanguage,
): Promise<CompetitionLook> {
  const competition = await loadCompetition({ sequelize });
  return competition ? competitionLook(competition, language) : PRODUCT_LOOK;
}
