import type { PushKind } from '@euro/api-contract';
import { applyPowerSubs, type Lineup } from '@euro/game';
import { QueryTypes } from 'sequelize';
import { type LineupColumns, loadPowerSubsOf, readLineup } from '../../teams/index.js';
import type { PushContext } from '../context.js';

/** Users in one step. */
const STEP = 1_000;

/** A user to notify, with his team: of several the first, as everywhere (spec §6). */
export interface Recipient {
  readonly userId: number;
  readonly teamId: number;
  /** The lineup in the matchday, after its power subs. */
  readonly lineup: Lineup;
  /** Whether the team plays the triple captain in the matchday. */
  readonly hasTripleCaptain: boolean;
}

interface Audience {
  readonly kind: Exclude<PushKind, 'mention'>;
  readonly competitionId: number;
  readonly weekId: number;
}

const COLUMN = {
  deadline: 'deadline',
  goal: 'goal',
  captainOut: 'captain_out',
  confirmed: 'confirmed',
} as const satisfies Record<Audience['kind'], string>;

/** Calls `handle` with each user who has a device and a team in the matchday and chose this kind, in batches. */
export async function eachRecipient(
  context: PushContext,
  audience: Audience,
  handle: (recipients: readonly Recipient[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await loadRows(context, audience, after);
    const last = rows.at(-1);
    if (!last) return;
    const teamIds = rows.map(({ teamId }) => teamId);
    const subs = await loadPowerSubsOf(context, teamIds, audience.weekId);
    await handle(
      rows.map((row) => ({
        userId: row.userId,
        teamId: row.teamId,
        lineup: applyPowerSubs(readLineup(row), subs.get(row.teamId) ?? []).lineup,
        hasTripleCaptain: row.tripleCaptainWeek === audience.weekId,
      })),
    );
    if (rows.length < STEP) return;
    after = last.userId;
  }
}

interface Row extends LineupColumns {
  readonly userId: number;
  readonly teamId: number;
  readonly tripleCaptainWeek: number | null;
}

/** The sum keeps SQLite from looking through all teams of the competition instead of the few of the user. */
function loadRows(
  { sequelize }: PushContext,
  { kind, competitionId, weekId }: Audience,
  after: number,
): Promise<Row[]> {
  return sequelize.query<Row>(
    `SELECT c.user_id AS userId, t.id AS teamId, t.triple_captain_week AS tripleCaptainWeek,
            l.starting, l.bench, l.captain_id AS captainId, l.vice_captain_id AS viceCaptainId,
            l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft
       FROM push_choices c
       JOIN teams t ON t.id = (SELECT MIN(o.id) FROM teams o
                                WHERE o.user_id = c.user_id AND o.competition_id + 0 = :competitionId
                                  AND o.deleted_at IS NULL)
       JOIN team_lineups l ON l.team_id = t.id
        AND l.week_id = (SELECT MAX(h.week_id) FROM team_lineups h
                          WHERE h.team_id = t.id AND h.week_id <= :weekId)
      WHERE c.${COLUMN[kind]} = 1 AND c.user_id > :after
        AND EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.user_id = c.user_id)
      ORDER BY c.user_id
      LIMIT ${STEP}`,
    { replacements: { competitionId, weekId, after }, type: QueryTypes.SELECT },
  );
}
