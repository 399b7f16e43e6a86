import { createHash } from 'node:crypto';
import { toPoints } from '@euro/game';
import { loadRankedTeams, matchdayDigest, StoredRanking } from '../../scoring/index.js';
import type { ReplayContext } from './replayContext.js';

export interface FinalStanding {
  /** The best teams after the last matchday. */
  readonly top: readonly { readonly rank: number; readonly points: number; readonly name: string }[];
  /** SHA-256 over the digests of all matchdays up to it: equal for two replays with the same points. */
  readonly digest: string;
}

const FIRST_WEEK = 1;
const TOP = 5;

export async function finalStanding(
  context: ReplayContext,
  competitionId: number,
  weekId: number,
): Promise<FinalStanding> {
  const { version, teams: length } = await context.models.Matchday.findOne({
    where: { competitionId, weekId },
    rejectOnEmpty: true,
    raw: true,
  });
  const key = { competitionId, weekId, firstWeek: FIRST_WEEK, version: version ?? 0, teams: length ?? 0 };
  const ranking = version === null ? null : await StoredRanking.open(context, key);
  const best = (await ranking?.placesAt([...Array(TOP).keys()])) ?? [];
  const { teams } = await loadRankedTeams(
    context,
    best.map(({ teamId }) => teamId),
    null,
  );
  const digests: (string | null)[] = [];
  for (let week = FIRST_WEEK; week <= weekId; week += 1)
    digests.push(await matchdayDigest(context, competitionId, week));
  return {
    top: best.flatMap(({ teamId, rank, points }) => {
      const team = teams.get(teamId);
      if (!team) return [];
      const { firstName, lastName, nameVisible } = team.user;
      const name = nameVisible ? `${team.name} (${firstName} ${lastName})` : team.name;
      return [{ rank, points: toPoints(points), name }];
    }),
    digest: createHash('sha256').update(digests.join('\n')).digest('hex'),
  };
}
