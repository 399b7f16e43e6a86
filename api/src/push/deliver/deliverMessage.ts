import { literal } from 'sequelize';
import { contextsOfRows } from '../../infra/inCompetition.js';
import { backoff } from '../../infra/jobs/backoff.js';
import { recordFailure } from '../../infra/jobs/workFailures.js';
import type { PushMessage, PushSubscription } from '../../models/index.js';
import { type TextLanguage, textLanguageOf } from '../../texts/index.js';
import { type CompetitionLook, competitionLook, productLook } from '../../tournament/index.js';
import type { PushContext } from '../context.js';
import { loadPushChoices, type PushChoices } from '../pushChoices.js';
import { remainingQuietMs } from '../quietHours.js';
import { composeNotification } from './composeNotification.js';
import { type NotificationFacts, notificationFacts } from './notificationFacts.js';
import type { Delivery } from './pushService.js';

/** Pause after the first failure, milliseconds. */
const FIRST_PAUSE = 5_000;
/** Number of consecutive refusals after which a device is removed. */
const MAX_FAILURES = 20;
/** Kinds that a sleeping phone should receive immediately. */
const URGENT: readonly PushMessage['kind'][] = ['deadline', 'goal', 'captainOut', 'test'];

/** Sends a claimed message to the devices that it still has to reach, and stores what became of it. */
export async function deliverMessage(context: PushContext, message: PushMessage): Promise<void> {
  const { models, realNow } = context;
  const { userId, kind } = message;
  const now = realNow();
  const expiresAt = Number(message.expiresAt);
  if (now >= expiresAt) return settle(context, message, { state: 'expired' });
  const choices = await loadPushChoices(context, userId);
  if (kind !== 'test') {
    if (!isWanted(kind, choices)) return settle(context, message, { state: 'unwanted' });
    const quiet = remainingQuietMs(choices, now);
    if (quiet > 0 && now + quiet >= expiresAt) return settle(context, message, { state: 'expired' });
    if (quiet > 0) return settle(context, message, { nextTryAt: now + quiet });
  }
  const devices = await devicesOf(context, message);
  const user = await models.User.findByPk(userId, { attributes: ['language', 'translation'], raw: true });
  if (!user || devices.length === 0) return settle(context, message, { state: afterAll(message) });
  const facts = await notificationFacts(context, message);
  if (!facts) return settle(context, message, { state: 'unwanted' });
  const gameNow = await gameTimeOf(context, message);
  // The clock may have been set on meanwhile.
  if (facts.kind === 'deadline' && gameNow >= facts.deadline)
    return settle(context, message, { state: 'expired' });
  const language = textLanguageOf(user);
  const look = await lookOf(context, facts, language);
  const notification = composeNotification(facts, { language, subject: message.subject, look, now: gameNow });
  const sending = {
    payload: JSON.stringify(notification),
    ttl: Math.ceil((expiresAt - now) / 1_000),
    urgency: URGENT.includes(kind) ? ('high' as const) : ('normal' as const),
  };
  const deliveries = await Promise.all(
    devices.map(async (device) => ({ device, delivery: await context.pushService.send(device, sending) })),
  );
  await storeDeliveries(context, message, deliveries);
}

/** An announcement has no switch of its own: it goes to users who switched anything on. */
function isWanted(kind: Exclude<PushMessage['kind'], 'test'>, { kinds }: PushChoices): boolean {
  return kind === 'announcement' ? Object.values(kinds).includes(true) : kinds[kind];
}

/**
 * The time in the message's competition; one job delivers those of all. Messages of a release that did not store the
 * competition are in the default's time.
 */
async function gameTimeOf(context: PushContext, { competitionId }: PushMessage): Promise<number> {
  if (competitionId === null) return context.clock.now();
  const contextOf = await contextsOfRows(context);
  return contextOf(competitionId).clock.now();
}

/** The look of the competition that the path leads to. */
async function lookOf(
  context: PushContext,
  { prefix = '' }: NotificationFacts,
  language: TextLanguage,
): Promise<CompetitionLook> {
  const slug = prefix.slice(1);
  const row =
    slug === ''
      ? null
      : await context.models.Competition.findOne({
          attributes: ['brand', 'season'],
          where: { slug },
          raw: true,
        });
  return row ? competitionLook(row, language) : productLook(context, language);
}

interface DeliveryOutcome {
  readonly device: PushSubscription;
  readonly delivery: Delivery;
}

function devicesOf(
  { models }: PushContext,
  { userId, waitingFor }: PushMessage,
): Promise<PushSubscription[]> {
  const id = waitingFor?.split(',').map(Number);
  return models.PushSubscription.findAll({ where: { userId, ...(id ? { id } : {}) }, raw: true });
}

/** All devices are done: an earlier attempt reached one of them, or none was ever reached. */
function afterAll({ sentAt }: PushMessage): 'sent' | 'refused' {
  return sentAt === null ? 'refused' : 'sent';
}

async function storeDeliveries(
  context: PushContext,
  message: PushMessage,
  deliveries: readonly DeliveryOutcome[],
): Promise<void> {
  const { models, log, realNow, work, withTransaction } = context;
  const { id, kind, userId } = message;
  const now = realNow();
  const idsOf = (...kinds: Delivery['kind'][]) =>
    deliveries.filter(({ delivery }) => kinds.includes(delivery.kind)).map(({ device }) => device.id);
  const later = deliveries.flatMap(({ device, delivery }) =>
    delivery.kind === 'later' ? [{ device, ...delivery }] : [],
  );
  const failedIds = idsOf('later', 'refused');
  const dead = deliveries
    .filter(({ device, delivery }) => delivery.kind === 'refused' && device.failures + 1 >= MAX_FAILURES)
    .map(({ device }) => device.id);
  const sentAt = idsOf('accepted').length > 0 ? now : message.sentAt;
  await withTransaction(async (transaction) => {
    const { PushSubscription } = models;
    await PushSubscription.destroy({ where: { id: [...idsOf('gone'), ...dead] }, transaction });
    await PushSubscription.update(
      { sentAt: now, failures: 0 },
      { where: { id: idsOf('accepted') }, transaction },
    );
    await PushSubscription.update(
      { failures: literal('failures + 1') },
      { where: { id: failedIds }, transaction },
    );
  });
  const logEntry = { push: kind, userId, message: id };
  if (later.length > 0) {
    const pauses = later.map(({ pauseMs }) => pauseMs ?? backoff(message.attempts + 1, FIRST_PAUSE));
    work.countRetries('push');
    log.warn({ ...logEntry, causes: later.map(({ cause }) => cause) }, 'notification not sent');
    const waitingFor = later.map(({ device }) => device.id).join();
    return settle(context, message, { nextTryAt: now + Math.max(...pauses), waitingFor, sentAt });
  }
  log.info({ ...logEntry, devices: idsOf('accepted').length }, 'notification sent');
  const refusal = deliveries.find(({ delivery }) => delivery.kind === 'refused')?.delivery;
  if (sentAt === null && refusal?.kind === 'refused') {
    const error = `status ${refusal.status}`;
    await recordFailure(
      context,
      { kind: 'push', subject: String(id) },
      { error, attempts: message.attempts + 1 },
    );
  }
  return settle(context, message, { state: afterAll({ ...message, sentAt } as PushMessage), sentAt });
}

async function settle(
  { models, work, withTransaction }: PushContext,
  { id }: PushMessage,
  change: Partial<Pick<PushMessage, 'state' | 'nextTryAt' | 'waitingFor' | 'sentAt'>>,
): Promise<void> {
  await withTransaction((transaction) => models.PushMessage.update(change, { where: { id }, transaction }));
  if (change.nextTryAt !== undefined) work.announce('push', { at: change.nextTryAt });
}
