import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { loadCompetition } from '../tournament/index.js';

/** The point to which the game is rewound, for all teams or for one. */
export type RewindPoint = {
  readonly teamId?: number;
} & (
  | {
      /** This matchday is open again: changes made for it stay, those after its deadline are deleted. */
      readonly openWeek: number;
    }
  | {
      /** This matchday opens again: changes made for it are deleted, too. */
      readonly fromWeek: number;
    }
);

/**
 * Takes back what teams did in matchdays that have not happened any more, now that the game was set back: lineups,
 * transfers, power subs, boosters and their receipts. A team's first lineup stays, whenever it was made, and a name is
 * no part of the game. Every team that loses something gets a new version, so that pages which still show it are
 * refused.
 */
export async function rewindTeams(
  context: Pick<GameContext, 'sequelize' | 'competitionId'>,
  point: RewindPoint,
  transaction: Transaction,
): Promise<void> {
  const competition = await loadCompetition(context, transaction);
  if (!competition) return;
  const openWeek = 'openWeek' in point ? point.openWeek : point.fromWeek;
  const replacements = {
    competitionId: competition.id,
    // The first matchday whose changes go; power subs are made after a deadline, so those of the open one go too.
    from: 'openWeek' in point ? point.openWeek + 1 : point.fromWeek,
    openWeek,
    teamId: point.teamId ?? 0,
  };
  for (const sql of statements(point.teamId !== undefined)) {
    await context.sequelize.query(sql, { replacements, transaction, type: QueryTypes.RAW });
  }
}

const BOOSTER_COLUMNS = ['free_hit_week', 'bank_week', 'triple_captain_week', 'wild_card_week'] as const;

/** In the order in which they must run: each condition is asked while what it asks about is still there. */
function statements(isOneTeam: boolean): string[] {
  const isMeant = `teams.competition_id = :competitionId${isOneTeam ? ' AND teams.id = :teamId' : ''}`;
  const remove = (table: string, week: string, condition = '') =>
    `DELETE FROM ${table} WHERE ${table}.week_id >= ${week} AND EXISTS
       (SELECT 1 FROM teams WHERE teams.id = ${table}.team_id AND ${isMeant}${condition})`;
  return [
    // A single team is rewound as part of a change, which increments the version itself.
    ...(isOneTeam
      ? []
      : [`UPDATE teams SET version = version + 1 WHERE ${isMeant} AND (${losesSomething()})`]),
    remove('team_lineups', ':from', ' AND teams.week_id < team_lineups.week_id'),
    remove('transfers', ':from'),
    remove('power_subs', ':openWeek'),
    remove('receipts', ':from', " AND teams.week_id < receipts.week_id AND receipts.kind <> 'team-renamed'"),
    remove('receipts', ':openWeek', " AND receipts.kind IN ('power-sub', 'power-sub-undone')"),
    // A free hit that is not undone gives its squad back in a matchday that may have been changed since.
    remove('free_hit_returns', ':from + 1'),
    `INSERT INTO team_lineups
       (team_id, week_id, \`starting\`, bench, captain_id, vice_captain_id, purchase_prices, money_left, saved_at)
     SELECT r.team_id, r.week_id, r.starting, r.bench, r.captain_id, r.vice_captain_id, r.purchase_prices,
            r.money_left, r.saved_at
       FROM free_hit_returns r JOIN teams ON teams.id = r.team_id
      WHERE r.week_id = :from AND ${isMeant}`,
    ...BOOSTER_COLUMNS.map(
      (column) => `UPDATE teams SET ${column} = NULL WHERE ${column} >= :from AND ${isMeant}`,
    ),
  ];
}

function losesSomething(): string {
  const has = (table: string, week: string, condition = '') =>
    `EXISTS (SELECT 1 FROM ${table} x WHERE x.team_id = teams.id AND x.week_id >= ${week}${condition})`;
  return [
    has('team_lineups', ':from', ' AND x.week_id > teams.week_id'),
    has('transfers', ':from'),
    has('power_subs', ':openWeek'),
    ...BOOSTER_COLUMNS.map((column) => `${column} >= :from`),
  ].join(' OR ');
}
