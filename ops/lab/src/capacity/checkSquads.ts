import {
  type GameContext,
  type LineupColumns,
  loadCandidates,
  loadCompetition,
  readLineup,
  select,
  writeLineup,
} from '@euro/api/testing';
import { validateLineup } from '@euro/game';

/** Step between checked teams; a prime number. */
const STEP = 7_919;

export interface CheckedSquads {
  readonly checked: number;
  /** Number of different squads among them. */
  readonly different: number;
}

/**
 * Reads lineups of teams all over the game and validates them by the game's rules, prices included.
 * @throws when a lineup is not legal, or its money differs from the money left
 */
export async function checkSquads(context: GameContext, atMost: number): Promise<CheckedSquads> {
  const { models, sequelize } = context;
  const competition = await loadCompetition(context);
  const highest = await models.Team.max<number | null, InstanceType<typeof models.Team>>('id');
  if (!competition || !highest) throw new Error('There is no team.');
  const players = new Map(
    (await loadCandidates(context, competition.id)).map((candidate) => [candidate.id, candidate]),
  );
  const ids = [
    ...new Set(Array.from({ length: Math.min(atMost, highest) }, (_, at) => 1 + ((at * STEP) % highest))),
  ];
  const rows = await select<LineupColumns & { readonly teamId: number }>(
    sequelize,
    `SELECT team_id AS teamId, l.starting, bench, captain_id AS captainId, vice_captain_id AS viceCaptainId,
       purchase_prices AS purchasePrices, money_left AS moneyLeft
     FROM team_lineups l WHERE week_id = 1 AND team_id IN (:ids)`,
    { ids },
  );
  if (rows.length !== ids.length) throw new Error(`${ids.length - rows.length} teams have no lineup.`);
  const { rules } = competition;
  const different = new Set<string>();
  for (const row of rows) {
    const lineup = readLineup(row);
    const issues = validateLineup(lineup, { players, rules, matchday: 1, money: rules.budget });
    const price = [...lineup.purchasePrices].reduce((sum, [id, price]) => {
      if (players.get(id)?.value !== price)
        throw new Error(`Team ${row.teamId} paid ${price} for player ${id}.`);
      return sum + price;
    }, 0);
    if (issues.length > 0 || price + lineup.moneyLeft !== rules.budget)
      throw new Error(`The squad of team ${row.teamId} is not legal: ${JSON.stringify(issues)}`);
    different.add(JSON.stringify(writeLineup(lineup)));
  }
  return { checked: rows.length, different: different.size };
}
