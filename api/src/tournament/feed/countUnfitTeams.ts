import { clubLimit, competitionRules, spellAt } from '@euro/game';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { storedSettings } from '../competition/storedSettings.js';
import { clubsOf } from './storedSpells.js';

interface Comparison {
  readonly competitionId: number;
  /** Settings as JSON. */
  readonly before: string;
  readonly after: string;
  /** The competition's time, epoch ms. */
  readonly now: number;
}

interface SquadRow {
  readonly id: number;
  readonly starting: string;
  readonly bench: string;
  readonly purchasePrices: string;
}

/** Teams in one step. */
const STEP = 5_000;
/** More than any squad has. */
const MOST_OF_A_CLUB = 30;

/**
 * Counts the teams whose squad the settings allowed and other settings do not: it cost more than the budget, or has too
 * many of one club for a matchday that can still be changed.
 */
export async function countUnfitTeams(
  { models, sequelize }: Pick<Database, 'models' | 'sequelize'>,
  { competitionId, before, after, now }: Comparison,
  transaction: Transaction,
): Promise<number> {
  const rulesOf = (settings: string) => competitionRules(storedSettings.parse(JSON.parse(settings)));
  const [old, next] = [rulesOf(before), rulesOf(after)];
  const where = { competitionId };
  const matchdays = await models.Matchday.findAll({
    where,
    attributes: ['weekId', 'deadlineAt'],
    raw: true,
    transaction,
  });
  const openWeeks = matchdays.flatMap(({ weekId, deadlineAt }) => (deadlineAt > now ? [weekId] : []));
  const isUnfitCost = (cost: number) => cost > next.budget && cost <= old.budget;
  const isUnfitCount = Array.from({ length: MOST_OF_A_CLUB }, (_, count) =>
    openWeeks.some((week) => count > clubLimit(next, week) && count <= clubLimit(old, week)),
  );
  if (openWeeks.length === 0 || (next.budget >= old.budget && !isUnfitCount.includes(true))) return 0;
  const players = await models.Player.findAll({
    where,
    attributes: ['id', 'clubId', 'shirt', 'spells', 'leftAt'],
    raw: true,
    transaction,
  });
  const nextDeadline = Math.min(
    ...matchdays.map(({ deadlineAt }) => Number(deadlineAt)).filter((at) => at > now),
  );
  const clubOf = new Map(
    players.flatMap(({ id, clubId, shirt, ...row }) => {
      const spell = spellAt({ clubId, shirt, ...clubsOf(row) }, nextDeadline);
      return spell ? [[id, spell.clubId] as const] : [];
    }),
  );
  let unfit = 0;
  for (let last = 0; ; ) {
    const rows = await sequelize.query<SquadRow>(
      `SELECT t.id, l.starting, l.bench, l.purchase_prices AS purchasePrices
         FROM teams t JOIN team_lineups l ON l.team_id = t.id
        WHERE t.competition_id = :competitionId AND t.deleted_at IS NULL AND t.id > :last
          AND l.week_id = (SELECT MAX(x.week_id) FROM team_lineups x WHERE x.team_id = t.id)
        ORDER BY t.id LIMIT :step`,
      { type: QueryTypes.SELECT, replacements: { competitionId, last, step: STEP }, transaction },
    );
    unfit += rows.filter(
      (row) => isUnfitCost(costOf(row)) || isUnfitCount[mostOfAClub(row, clubOf)] === true,
    ).length;
    if (rows.length < STEP) return unfit;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Tenths of a million. */
function costOf({ purchasePrices }: SquadRow): number {
  return purchasePrices.split(',').reduce((sum, price) => sum + Number(price), 0);
}

function mostOfAClub({ starting, bench }: SquadRow, clubOf: ReadonlyMap<number, number>): number {
  const counts = new Map<number | undefined, number>();
  for (const id of `${starting},${bench}`.split(',')) {
    const club = clubOf.get(Number(id));
    if (club !== undefined) counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
