import { type AppContext, type LineupColumns, readLineup, startSession } from '@euro/api/testing';

/** A signed-in owner of a team, and its lineup. */
export interface Manager {
  readonly teamId: number;
  readonly leagueId: number | null;
  /** The sign-in. */
  readonly family: string;
  readonly token: string;
  readonly lineup: {
    readonly starting: readonly number[];
    readonly bench: readonly number[];
    readonly captainId: number | null;
    readonly viceCaptainId: number | null;
  };
}

/** Columns of a lineup `l` with its team `t`, and what they are read as. */
export const MANAGER_COLUMNS = `t.id AS teamId, t.user_id AS userId, l.starting, l.bench, l.captain_id AS captainId,
  l.vice_captain_id AS viceCaptainId, l.purchase_prices AS purchasePrices, l.money_left AS moneyLeft`;
export type ManagerRow = LineupColumns & {
  readonly teamId: number;
  readonly userId: number;
  readonly leagueId?: number;
};

/** Signs a user in. */
export async function signInUser(
  { withTransaction, accessTokens, ...context }: AppContext,
  userId: number,
): Promise<Pick<Manager, 'family' | 'token'>> {
  const { family } = await withTransaction((transaction) =>
    startSession(context, userId, 'bench', transaction),
  );
  const caller = { userId, roles: new Set<never>(), sessionFamily: family, language: 'nl' as const };
  const { token } = await accessTokens.issue(caller);
  return { family, token };
}

/** Signs in the owners of teams. */
export async function signInManagers(context: AppContext, rows: readonly ManagerRow[]): Promise<Manager[]> {
  const managers: Manager[] = [];
  for (const { teamId, userId, leagueId = null, ...columns } of rows) {
    const { starting, bench, captainId, viceCaptainId } = readLineup(columns);
    const lineup = { starting, bench, captainId, viceCaptainId };
    managers.push({ teamId, leagueId, ...(await signInUser(context, userId)), lineup });
  }
  return managers;
}
