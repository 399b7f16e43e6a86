import { type Model, type ModelStatic, Op } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import { planMails } from '../mail/reminders/index.js';
import type { Announcement } from '../models/index.js';
import { planMessages } from '../push/index.js';
import { pagePrefix } from '../tournament/index.js';
import { selectConsenting, selectInSegment } from './segments.js';

/** Users in one step. */
const STEP = 1_000;
/** Rows that may wait to be sent before more are planned, so that reminders never wait behind a million of these. */
const QUEUE = 1_000;
/** Longest time that a notification waits, also for the end of quiet hours, in milliseconds. */
const LIFETIME = 24 * 60 * 60_000;

const CHANNELS = [
  { name: 'mails', state: 'mailState', cursor: 'mailCursor', count: 'mailCount' },
  { name: 'notifications', state: 'pushState', cursor: 'pushCursor', count: 'pushCount' },
] as const;
type Channel = (typeof CHANNELS)[number];

/**
 * Plans the next mails and notifications of announcements that run: a step of users in one transaction with the
 * cursor. A process that dies in between repeats nothing, and the queues take each user once anyway.
 * @returns whether there is more to plan at once
 */
export async function planAnnouncements(context: BaseContext): Promise<boolean> {
  let isMore = false;
  for (const channel of CHANNELS) {
    const now = context.realNow();
    const announcement = await context.models.Announcement.findOne({
      where: { [channel.state]: 'waiting', startsAt: { [Op.lte]: now }, endsAt: { [Op.gt]: now } },
      order: ['id'],
      raw: true,
    });
    if (!announcement || (await isQueueFull(context, channel))) continue;
    await planStep(context, channel, announcement);
    isMore = true;
  }
  return isMore;
}

async function isQueueFull({ models, realNow }: BaseContext, { name }: Channel): Promise<boolean> {
  const queue: ModelStatic<Model> = name === 'mails' ? models.SentMail : models.PushMessage;
  const last = await queue.findOne({
    attributes: ['id'],
    where: { state: 'waiting', nextTryAt: { [Op.lte]: realNow() } },
    order: ['nextTryAt', 'id'],
    offset: QUEUE,
    raw: true,
  });
  return last !== null;
}

async function planStep(context: BaseContext, channel: Channel, announcement: Announcement): Promise<void> {
  const { id } = announcement;
  const after = announcement[channel.cursor];
  const candidates = await selectConsenting(context, channel.name, { after, limit: STEP });
  const users = await selectInSegment(context, announcement, candidates);
  const [competition] = await competitionsOf(context, announcement);
  await context.withTransaction(async (transaction) => {
    const [moved] = await context.models.Announcement.update(
      {
        [channel.cursor]: candidates.at(-1) ?? after,
        [channel.count]: announcement[channel.count] + users.length,
        [channel.state]: candidates.length < STEP ? 'planned' : 'waiting',
      },
      { where: { id, [channel.cursor]: after, [channel.state]: 'waiting' }, transaction },
    );
    // Another process took this step.
    if (moved === 0 || users.length === 0) return;
    if (channel.name === 'mails') {
      const ofMail = { kind: 'announcement', weekId: 0, edition: id } as const;
      await planMails(context, { ...ofMail, competitionId: competition?.id ?? 0, users }, transaction);
      return;
    }
    const plan = {
      kind: 'announcement',
      subject: `a${id}`,
      matchday: null,
      lifetime: Math.min(LIFETIME, Number(announcement.endsAt) - context.realNow()),
      prefix: announcement.competitionId === null ? '' : pagePrefix(competition),
    } as const;
    const facts = { kind: 'announcement', announcementId: id } as const;
    await planMessages(
      context,
      plan,
      users.map((userId) => ({ userId, facts })),
      transaction,
    );
  });
}

/** The competition of an announcement, in whose queue its mails are; the default one for those of all. */
async function competitionsOf({ competitions }: BaseContext, { competitionId }: Announcement) {
  const entries = await competitions();
  return entries.filter(({ id, isDefault }) => (competitionId === null ? isDefault : id === competitionId));
}
