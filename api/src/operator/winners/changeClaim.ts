import type { ParsedBodyOf, PrizeClaimState } from '@euro/api-contract';
import { writeToUser } from '../../help/index.js';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { eachWinner } from '../../scoring/index.js';
import type { TournamentSnapshot } from '../../tournament/index.js';
import { keyOfWon, type WonPrize } from './claimKey.js';

/** The states after which each may come; a prize that was declined by mistake is claimed again. */
const AFTER: Readonly<Record<PrizeClaimState, readonly (PrizeClaimState | null)[]>> = {
  asked: [null],
  claimed: [null, 'asked', 'declined'],
  sent: ['claimed'],
  declined: [null, 'asked', 'claimed'],
};

type Change = Omit<ParsedBodyOf<'POST admin/winners'>, 'reason' | 'competitionFeed' | 'seasonId'>;

/**
 * Takes a prize to its next state; asking for it writes to the winner. What was done for a team that does not win any
 * more can only be declined, as that of a deleted account.
 * @throws the refusals `prize-changed-meanwhile` when the prize is in another state, or the team does not win it,
 *   `help-message-invalid` for asking without a message, `other-person-needed` while the winner appeals against a
 *   decision of the actor
 */
export async function changeClaim(
  context: BaseContext,
  snapshot: TournamentSnapshot,
  { prize, ranking, firstWeek, lastWeek, teamId, from, state, message, contact, track }: Change,
  { actorId, reason }: Actor & { readonly actorId: number },
): Promise<void> {
  const { models } = context;
  const won = { prize, ranking, firstWeek, lastWeek, teamId };
  const rank = await findRank(context, snapshot, won);
  const where = { competitionId: snapshot.competition.id, ...won };
  const team = await models.Team.findByPk(teamId, { attributes: ['userId'], raw: true });
  await context.withTransaction(async (transaction) => {
    // Locked first, as deleting and merging accounts lock it; changes of the same prize come one after the other.
    const user = await models.User.findByPk(team?.userId ?? 0, { transaction, lock: true });
    const claim = await models.PrizeClaim.findOne({ where, transaction, lock: true });
    const place = rank ?? claim?.place;
    const isOver = rank === null || user?.deletedAt !== null;
    if (
      place === undefined ||
      (claim?.state ?? null) !== from ||
      !AFTER[state].includes(from) ||
      (isOver && state !== 'declined')
    )
      throw new Refusal('prize-changed-meanwhile');
    if (state === 'asked' && user)
      await writeToUser(context, { userId: user.id, authorId: actorId, body: message }, transaction);
    const changed = {
      ...{ place, state, changedAt: context.realNow() },
      ...(state === 'claimed' && { contact: contact || null }),
      ...(state === 'sent' && { track: track || null }),
    };
    if (claim) await claim.update(changed, { transaction });
    else await models.PrizeClaim.create({ ...where, ...changed }, { transaction });
    // The log is kept when an account is deleted: what was written down of the winner is not in it.
    const details = { prize, ranking, firstWeek, lastWeek, place, from };
    const entry = { actorId, action: `prize.${state}`, subject: `team ${teamId}`, reason, details };
    await writeAudit(context, entry, transaction);
  });
}

/** The rank with which a team wins a prize; null when it does not. */
async function findRank(
  context: BaseContext,
  snapshot: TournamentSnapshot,
  won: WonPrize,
): Promise<number | null> {
  for await (const winners of eachWinner(context, snapshot)) {
    const winner = winners.find((one) => keyOfWon(one) === keyOfWon(won));
    if (winner) return winner.rank;
  }
  return null;
}
