import type { Order } from '../../models/index.js';
import { competitionLook, loadCompetition, PRODUCT_LOOK } from '../../tournament/index.js';
import type { PaymentsContext } from '../context.js';

/** The text on the payer's bank statement, with the game's name in the competition of the order. */
export async function descriptionOf(
  { sequelize }: PaymentsContext,
  { id, kind, competitionId, language }: Pick<Order, 'id' | 'kind' | 'competitionId' | 'language'>,
): Promise<string> {
  const competition = await loadCompetition({ sequelize, competitionId });
  const { word } = competition ? competitionLook(competition, language) : PRODUCT_LOOK;
  return kind === 'premium' ? `${word} Premium (${id})` : `${word} (${id})`;
}
