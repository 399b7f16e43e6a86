import type { ParsedBodyOf } from '@euro/api-contract';
import { Op } from 'sequelize';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { Announcement } from '../models/index.js';

/** Longest time that an announcement is shown, in milliseconds. */
const LONGEST = 90 * 24 * 60 * 60_000;

type Body = Omit<ParsedBodyOf<'POST admin/announcements'>, 'reason' | 'isEverywhere'>;

/**
 * Stores an announcement; the banner is shown, and mails and notifications are planned, from its start on.
 * @param competitionId null: in all competitions
 * @throws the refusal `announcement-invalid` for an end that has passed, is before the start or too far
 */
export async function announce(
  context: BaseContext,
  { text, path, segment, byMail, byPush, ...times }: Body,
  competitionId: number | null,
  { actorId, reason }: Actor,
): Promise<Announcement> {
  const now = context.realNow();
  const startsAt = Math.max(now, Date.parse(times.startsAt));
  const endsAt = Date.parse(times.endsAt);
  if (endsAt <= startsAt || endsAt - startsAt > LONGEST) throw new Refusal('announcement-invalid');
  return context.withTransaction(async (transaction) => {
    const announcement = await context.models.Announcement.create(
      {
        competitionId,
        ...{ textNl: text.nl, textEn: text.en, path, segment, startsAt, endsAt },
        mailState: byMail ? 'waiting' : 'off',
        pushState: byPush ? 'waiting' : 'off',
        createdAt: now,
      },
      { transaction },
    );
    const details = { text, path, segment, competitionId, byMail, byPush, ...inIso({ startsAt, endsAt }) };
    const subject = `announcement ${announcement.id}`;
    await writeAudit(
      context,
      { actorId, action: 'announcement.made', subject, reason, details },
      transaction,
    );
    return announcement;
  });
}

const inIso = (times: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(times).map(([name, time]) => [name, new Date(time).toISOString()]));

/** Ends an announcement now. @throws the refusal `not-found` for one that is over */
export async function endAnnouncement(
  context: BaseContext,
  { id, competitionIds }: { readonly id: number; readonly competitionIds: readonly number[] | null },
  { actorId, reason }: Actor,
): Promise<void> {
  const now = context.realNow();
  const ofThese = competitionIds && { competitionId: [...competitionIds] };
  await context.withTransaction(async (transaction) => {
    const [ended] = await context.models.Announcement.update(
      { endsAt: now, endedEarly: true },
      { where: { id, endsAt: { [Op.gt]: now }, ...ofThese }, transaction },
    );
    if (ended === 0) throw new Refusal('not-found');
    const entry = { actorId, action: 'announcement.ended', subject: `announcement ${id}`, reason };
    await writeAudit(context, entry, transaction);
  });
}
