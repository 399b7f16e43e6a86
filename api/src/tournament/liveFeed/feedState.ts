import type { OperatorCompetition } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { BaseContext } from '../../infra/context.js';
import type { MessageProblem } from './messageProblem.js';

/** Refused messages are counted for so long, milliseconds of real time. */
const DAY = 24 * 60 * 60_000;

/** State of a competition's live feed, for operators; null where no message ever arrived. */
export async function feedState(
  { models, realNow }: Pick<BaseContext, 'models' | 'realNow'>,
  competitionId: number,
): Promise<OperatorCompetition['liveFeed']> {
  const newest = {
    where: { competitionId },
    order: [
      ['receivedAt', 'DESC'],
      ['id', 'DESC'],
    ] as [string, string][],
    raw: true as const,
  };
  const last = await models.FeedMessage.findOne(newest);
  const poll = await models.FeedPoll.findByPk(competitionId, { raw: true });
  if (!last && !poll) return null;
  const recent = { competitionId, outcome: 'refused' as const, receivedAt: { [Op.gt]: realNow() - DAY } };
  const refusedCount = await models.FeedMessage.count({ where: recent });
  const lastRefusedMessage =
    refusedCount === 0 ? null : await models.FeedMessage.findOne({ ...newest, where: recent });
  return {
    receivedAt: last ? new Date(Number(last.receivedAt)).toISOString() : null,
    refused: refusedCount,
    refusal: lastRefusedMessage
      ? { messageId: lastRefusedMessage.messageId, problem: firstProblem(lastRefusedMessage.problems) }
      : null,
    pollProblem: poll?.problem ?? null,
  };
}

function firstProblem(json: string | null): string {
  const [problem]: readonly MessageProblem[] = JSON.parse(json ?? '[]');
  if (!problem) return '';
  const { path, column, message } = problem;
  return `${[path, column].filter(Boolean).join(', ')}: ${message}`;
}
