import { groupBy } from '../../infra/groupBy.js';
import { lineupWarnings } from '../../mail/reminders/index.js';
import {
  isSquadPlayerIn,
  knowledgeAt,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import type { CaptainOutReason } from '../facts.js';
import { eachRecipient } from './eachRecipient.js';
import { planMessages } from './planMessages.js';

/** Milliseconds of real time. */
const LIFETIME = 2 * 60 * 60_000;

/** The last state that was processed, by database and competition: nothing is read until it changes. */
const lastByModels = new WeakMap<PushContext['models'], Map<number, LookedThrough>>();

interface LookedThrough {
  readonly dataVersion: string;
  readonly out: string;
}

/** Plans a message to each user whose captain can't play in the open matchday, or does not start in the running one. */
export async function planCaptainsOut(
  context: PushContext,
  snapshot: TournamentSnapshot,
  now: number,
): Promise<void> {
  const { models } = context;
  const dataVersion = `${snapshot.version} ${knowledgeAt(snapshot, now)}`;
  const { id: competitionId, prefix } = snapshot.competition;
  const ofModels = lastByModels.get(models) ?? new Map<number, LookedThrough>();
  lastByModels.set(models, ofModels);
  const last = ofModels.get(competitionId);
  if (last?.dataVersion === dataVersion) return;
  const out = [...unableToPlay(snapshot, now), ...notStarting(snapshot, now)];
  const key = out.map(({ weekId, players }) => `${weekId}:${[...players].join()}`).join(' ');
  for (const { weekId, players } of last?.out === key ? [] : out) {
    if (players.size === 0) continue;
    const audience = { kind: 'captainOut', competitionId, weekId } as const;
    await eachRecipient(context, audience, (recipients) =>
      context.withTransaction(async (transaction) => {
        for (const [captainId, owners] of groupBy(recipients, ({ lineup }) => lineup.captainId)) {
          const reason = players.get(captainId);
          if (reason === undefined) continue;
          const player = snapshot.players.get(captainId)?.short ?? '';
          const messages = owners.map(({ userId, teamId }) => ({
            userId,
            facts: { kind: 'captainOut' as const, teamId, weekId, player, reason },
          }));
          await planMessages(
            context,
            {
              kind: 'captainOut',
              subject: `w${weekId}-p${captainId}-${reason}`,
              matchday: { competitionId, weekId },
              lifetime: LIFETIME,
              prefix,
            },
            messages,
            transaction,
          );
        }
      }),
    );
  }
  ofModels.set(competitionId, { dataVersion, out: key });
}

interface OutInMatchday {
  readonly weekId: number;
  readonly players: ReadonlyMap<number, CaptainOutReason>;
}

/** Players who can't play in the matchday with the next deadline. */
function unableToPlay(snapshot: TournamentSnapshot, now: number): OutInMatchday[] {
  const open = snapshot.matchdays.find(({ deadlineAt }) => deadlineAt > now);
  if (!open) return [];
  const { weekId } = open;
  const players = [...snapshot.players.keys()].flatMap((id) => {
    const [warning] = lineupWarnings({ snapshot, lineup: { starting: [id], captainId: id }, weekId, now });
    return warning ? [[id, warning.kind] as const] : [];
  });
  return [{ weekId, players: new Map(players) }];
}

/** Players who are missing from an announced line-up, until the kick-off. */
function notStarting(snapshot: TournamentSnapshot, now: number): OutInMatchday[] {
  return tournamentAt(snapshot, now)
    .matches.filter(({ status, sheet }) => status === 'scheduled' && sheet.size > 0)
    .map(({ match, sheet, homeId, awayId }) => ({
      weekId: match.weekId,
      players: new Map(
        [...snapshot.players.values()]
          .filter((player) => isSquadPlayerIn(player, { kickoffAt: match.kickoffAt, homeId, awayId }))
          .filter(({ id }) => sheet.get(id)?.stat?.started !== true)
          .map(({ id }) => [id, 'not-starting' as const]),
      ),
    }));
}
