import type { Caller } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { loadCards, loadLeagueFacts, loadLeagues, type TableRow, tableOf } from '../../leagues/index.js';
import type { TextLanguage } from '../../texts/index.js';
import { requireSnapshot } from '../../tournament/index.js';
import type { InvitationCard, LeagueCard, LeagueLine } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';
import { mayReadLeague } from './mayReadLeague.js';

/** Lines on the picture. */
const LINES = 5;

export interface LeagueCardQuery {
  readonly leagueId: number;
  readonly weekId: number;
  /** Key of a picture that a member shared. */
  readonly key: string | null;
  readonly caller: Caller | null;
  readonly language: TextLanguage;
}

/**
 * A league's table after a matchday for its members and with their key; for others the name and the size of a league
 * that can be found.
 * @throws the refusal: `not-found` for a stranger to a league that cannot be found, as if there were none;
 * `nothing-to-show-yet` for a member while the matchday has no points
 */
export async function loadLeagueCard(
  context: ShareContext,
  { leagueId, weekId, key, caller, language }: LeagueCardQuery,
): Promise<LeagueCard | InvitationCard> {
  const snapshot = await requireSnapshot(context);
  const [league] = await loadLeagues(context, [leagueId]);
  const matchdays = snapshot.matchdays.length;
  if (!league || !snapshot.matchdays.some((matchday) => matchday.weekId === weekId))
    throw new Refusal('not-found');
  const common = { ...cardBase(snapshot, language), leagueId, name: league.name };
  if (!(await mayReadLeague(context, league, { key, caller }))) {
    const [card] = league.findable ? await loadCards(context, [leagueId], null) : [];
    if (!card) throw new Refusal('not-found');
    return { kind: 'invitation', ...common, totalTeams: card.totalTeams };
  }
  const [read] = await loadLeagueFacts(context, [leagueId]);
  const table = read && tableOf(read, { after: weekId });
  if (table?.weekId !== weekId) throw new Refusal('nothing-to-show-yet');
  return { kind: 'league', ...common, weekId, matchdays, lines: linesOf(table.rows, caller) };
}

/** The first five; a caller below them gets the last line with his best team. */
function linesOf(rows: readonly TableRow[], caller: Caller | null): LeagueLine[] {
  const userId = caller?.userId ?? null;
  const first = rows.slice(0, LINES);
  const own = rows.find(({ team }) => team.userId === userId);
  const shownRows = own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
  return shownRows.map(({ team, rank, move, points, weekPoints }) => ({
    ...{ teamId: team.teamId, teamName: team.name },
    ...{ rank, move, points, weekPoints, own: team.userId === userId },
  }));
}
