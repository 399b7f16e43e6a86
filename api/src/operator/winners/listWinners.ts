import type { ParsedQueryOf, PrizeWinner } from '@euro/api-contract';
import type { BaseContext } from '../../infra/context.js';
import type { PrizeClaim } from '../../models/index.js';
import { eachWinner } from '../../scoring/index.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import { keyOfWon, type WonPrize } from './claimKey.js';

interface Row extends WonPrize {
  readonly rank: number;
  readonly claim: PrizeClaim | null;
  readonly isWinner: boolean;
}

type Page = Pick<ParsedQueryOf<'GET admin/winners'>, 'pageNumber' | 'pageRecords' | 'state'>;

interface Winners {
  readonly totalRecords: number;
  readonly winners: PrizeWinner[];
}

/** The claims of a competition by their key. */
export async function loadClaims(
  { models }: BaseContext,
  competitionId: number,
): Promise<ReadonlyMap<string, PrizeClaim>> {
  const order: [string, string][] = [['id', 'ASC']];
  const claims = await models.PrizeClaim.findAll({ where: { competitionId }, order, raw: true });
  return new Map(claims.map((claim) => [keyOfWon(claim), claim]));
}

/**
 * A page of the winners with how far their prizes are, ranking by ranking; last, claims of teams that do not win any
 * more, after a correction or because they were deleted.
 */
export async function listWinners(
  context: BaseContext,
  snapshot: TournamentSnapshot,
  { pageNumber, pageRecords, state }: Page,
): Promise<Winners> {
  const claims = await loadClaims(context, snapshot.competition.id);
  const rows: Row[] = [];
  for await (const winners of eachWinner(context, snapshot))
    rows.push(
      ...winners.map((won) => ({ ...won, claim: claims.get(keyOfWon(won)) ?? null, isWinner: true })),
    );
  const won = new Set(rows.map(keyOfWon));
  for (const [key, claim] of claims)
    if (!won.has(key)) rows.push({ ...wonOf(claim), rank: claim.place, claim, isWinner: false });
  const fitting = rows.filter(({ claim }) => state === undefined || (claim?.state ?? 'none') === state);
  const from = (pageNumber - 1) * pageRecords;
  return {
    totalRecords: fitting.length,
    winners: await present(context, snapshot.competition.id, fitting.slice(from, from + pageRecords)),
  };
}

const wonOf = ({ prize, ranking, firstWeek, lastWeek, teamId }: WonPrize): WonPrize => ({
  prize,
  ranking,
  firstWeek,
  lastWeek,
  teamId,
});

async function present(
  { models }: BaseContext,
  competitionId: number,
  rows: readonly Row[],
): Promise<PrizeWinner[]> {
  const texts = await models.Prize.findAll({
    attributes: ['slug', 'language', 'title'],
    where: { competitionId, slug: [...new Set(rows.map(({ prize }) => prize))] },
    raw: true,
  });
  const titleOf = (prize: string, language: 'nl' | 'en') =>
    texts.find((one) => one.slug === prize && one.language === language)?.title ?? prize;
  const teams = await models.Team.findAll({
    attributes: ['id', 'name', 'userId'],
    where: { id: rows.map(({ teamId }) => teamId) },
    raw: true,
  });
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const users = await models.User.findAll({
    attributes: ['id', 'firstName', 'lastName', 'email', 'language'],
    where: { id: teams.map(({ userId }) => userId), deletedAt: null },
    raw: true,
  });
  const userOf = new Map(users.map((user) => [user.id, user]));
  return rows.map((row) => {
    const { claim, rank, isWinner } = row;
    const { teamId, ...won } = wonOf(row);
    const team = teamOf.get(teamId);
    const user = userOf.get(team?.userId ?? 0);
    return {
      ...won,
      title: { nl: titleOf(won.prize, 'nl'), en: titleOf(won.prize, 'en') },
      rank,
      team: { id: teamId, name: team?.name ?? '' },
      user: user
        ? {
            id: user.id,
            name: `${user.firstName} ${user.lastName}`.trim(),
            email: user.email,
            language: user.language,
          }
        : null,
      state: claim?.state ?? null,
      contact: claim?.contact ?? null,
      track: claim?.track ?? null,
      changedAt: claim ? new Date(Number(claim.changedAt)).toISOString() : null,
      isWinner,
    };
  });
}
