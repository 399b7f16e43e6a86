import type { GameContext } from '../../infra/context.js';
import type { TextLanguage } from '../../texts/index.js';
import { type CompetitionLook, competitionLook, PRODUCT_LOOK } from './competitionLook.js';
import { loadCompetition } from './loadCompetition.js';

/** How the installation is called and looks where no competition is meant: as its default one. */
export async function productLook(
  { sequelize }: Pick<GameContext, 'sequelize'>,
  language: TextLanguage,
): Promise<CompetitionLook> {
  const competition = await loadCompetition({ sequelize });
  return competition ? competitionLook(competition, language) : PRODUCT_LOOK;
}
