import type { RankingChoice, RankingRow, ResponseOf } from '@euro/api-contract';
import { QueryTypes } from 'sequelize';
import type { BaseContext } from '../../../infra/context.js';
import { Refusal } from '../../../infra/errors.js';
import { foldText } from '../../../infra/text/foldText.js';
import { presentTeam, requireLeagueFacts, type TableRow, tableOf } from '../../../leagues/index.js';
import type { RankingCall } from './rankTeams.js';

/** Leagues to choose from: as many as ten teams may be in. */
const MAX_ROWS = 500;
const NOTHING = {
  totalRecords: 0,
  weekId: null,
  confirmed: false,
  chosen: null,
  choices: [],
  data: [],
  own: null,
  ownPosition: null,
};

/**
 * A page of the table of one of the caller's leagues after a matchday: of the requested one, or the first by name;
 * nothing for visitors. Its points are those of the league's own table: all since the league's first matchday.
 */
export async function rankLeague(
  context: BaseContext,
  { snapshot, query, caller }: RankingCall,
): Promise<ResponseOf<'GET rankings/{type}'>> {
  if (!caller) return NOTHING;
  const { id: competitionId } = snapshot.competition;
  const lastWeek = snapshot.matchdays.at(-1)?.weekId ?? 0;
  const choices = await loadChoices(context, { competitionId, userId: caller.userId, lastWeek });
  const leagueId = query.rankingTypeId ?? choices[0]?.id;
  if (leagueId === undefined) return NOTHING;
  const read = await requireLeagueFacts(context, leagueId, caller);
  const { league } = read.facts;
  // A league of another competition has another clock.
  if (league.competitionId !== competitionId) throw new Refusal('not-found');
  const { weekId, confirmed, rows } = tableOf(read, { after: query.weekId });
  const head = { chosen: league.id, choices };
  if (weekId === null) return { ...NOTHING, ...head };
  const hits = rows.filter(isCalled(query.name));
  const { pageNumber, pageRecords = 10 } = query;
  const own = rowOf(rows, caller.userId);
  return {
    ...head,
    weekId,
    confirmed,
    totalRecords: hits.length,
    data: hits.slice((pageNumber - 1) * pageRecords, pageNumber * pageRecords).map(presentRow),
    own: own ? presentRow(own) : null,
    ownPosition: own ? rows.indexOf(own) + 1 : null,
  };
}

/** Of several teams of one person the oldest counts, as in every ranking. */
function rowOf(rows: readonly TableRow[], userId: number): TableRow | undefined {
  return rows
    .filter(({ team }) => team.userId === userId)
    .reduce<TableRow | undefined>(
      (oldest, row) => (oldest && oldest.team.teamId < row.team.teamId ? oldest : row),
      undefined,
    );
}

interface Owner {
  readonly competitionId: number;
  readonly userId: number;
  readonly lastWeek: number;
}

function loadChoices(
  { sequelize }: Pick<BaseContext, 'sequelize'>,
  { competitionId, userId, lastWeek }: Owner,
): Promise<RankingChoice[]> {
  return sequelize.query<RankingChoice>(
    `SELECT DISTINCT l.id, l.name, l.mode, l.week_id AS firstWeek, :lastWeek AS lastWeek
       FROM teams t
       JOIN league_members m ON m.team_id = t.id
       JOIN leagues l ON l.id = m.league_id
      WHERE t.user_id = :userId AND t.competition_id = :competitionId AND t.deleted_at IS NULL
      ORDER BY l.name, l.id LIMIT ${MAX_ROWS}`,
    { type: QueryTypes.SELECT, replacements: { competitionId, userId, lastWeek } },
  );
}

/** Whether a team, or a manager whom it shows, has the text in its name; whatever its case and accents. */
function isCalled(text: string | undefined): (row: TableRow) => boolean {
  if (!text) return () => true;
  const query = foldText(text);
  return ({ team: { name, nameVisible, firstName, lastName } }) =>
    foldText(name).includes(query) || (nameVisible && foldText(`${firstName} ${lastName}`).includes(query));
}

function presentRow({ team, rank, points, weekPoints, move, shared }: TableRow): RankingRow {
  return { team: { ...presentTeam(team), rank, points, weekPoints, move, shared, prizes: [] } };
}
