import type { HalfPoints } from '@euro/game';
import type { LoadedTeamPoints } from '../../teams/index.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import { nameInMail } from '../nameInMail.js';
import type { Recipient } from '../recipient.js';
import type { NamedPoints, ReportFacts } from '../reportMail.js';

interface ReportParts {
  readonly snapshot: TournamentSnapshot;
  readonly to: Pick<Recipient, 'mayReadNames'>;
  /** Points of an earlier report, in halves. */
  readonly corrects: HalfPoints | null;
}

/** Contents of the report on a team's matchday, from one settlement; null when the team has no result in it. */
export function reportFacts(
  teamPoints: LoadedTeamPoints,
  { snapshot, to, corrects }: ReportParts,
): ReportFacts | null {
  const { team, season, weekId, results, score, winnerName } = teamPoints;
  const result = results.find((row) => row.weekId === weekId);
  const matchday = season.matchdays.find((row) => row.weekId === weekId);
  if (!result || !matchday) return null;
  const matchdayNow = snapshot.matchdays.find((row) => row.weekId === weekId);
  const nameOf = (id: number) => snapshot.players.get(id)?.name ?? '';
  const { deadlineWeek, deadline } = season.info;
  return {
    teamName: nameInMail(team.name, to),
    weekId,
    points: result.halfPoints,
    weekRank: result.weekRank,
    teams: matchdayNow?.version === matchday.version ? matchdayNow.teams : null,
    generalRank: result.generalRank,
    generalMove: result.generalMove,
    average: matchday.averageHalf,
    winner:
      matchday.winnerHalf === null || winnerName === null
        ? null
        : { name: nameInMail(winnerName, to), points: matchday.winnerHalf },
    captain: captainOf(teamPoints, nameOf),
    best: bestOf(teamPoints, nameOf),
    subs: subsOf(teamPoints, nameOf),
    benchPoints: score.benchPoints,
    next: deadlineWeek === null || deadline === null ? null : { weekId: deadlineWeek, deadline },
    corrects,
    sides: season.competition.settings.sides ?? 'nations',
  };
}

type NameOf = (playerId: number) => string;

/** In the order in which they were made. */
function subsOf({ powerSubs, score }: LoadedTeamPoints, nameOf: NameOf): ReportFacts['subs'] {
  const substitutionOf =
    (kind: 'auto' | 'power') => (sub: { readonly inId: number; readonly outId: number }) => ({
      kind,
      inName: nameOf(sub.inId),
      outName: nameOf(sub.outId),
    });
  return [...powerSubs.map(substitutionOf('power')), ...score.autoSubs.map(substitutionOf('auto'))];
}

function captainOf({ score, lineup }: LoadedTeamPoints, nameOf: NameOf): ReportFacts['captain'] {
  const holder = score.selections.find(({ playerId }) => playerId === score.multiplierId);
  if (!holder) return null;
  const { playerId, total, multiplier } = holder;
  return {
    name: nameOf(playerId),
    points: total,
    multiplier,
    isVice: playerId === lineup.viceCaptainId,
  };
}

function bestOf({ score }: LoadedTeamPoints, nameOf: NameOf): NamedPoints | null {
  const countedSelections = score.selections.filter((selection) => selection.counted);
  const best = countedSelections.reduce<(typeof countedSelections)[number] | null>(
    (top, selection) => (top && top.points >= selection.points ? top : selection),
    null,
  );
  return best && { name: nameOf(best.playerId), points: best.points };
}
