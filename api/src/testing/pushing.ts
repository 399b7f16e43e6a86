import type { StandIns } from '@euro/stand-ins';
import { pushDeliveryJob, pushGoalJob, pushPlanJob } from '../push/index.js';
import { type Manager, manager, type Person } from './people.js';
import { type TestApi, testEnv } from './testApi.js';

/** The environment of an API with the push service of these stand-ins. */
export function pushEnv({ origin }: StandIns) {
  return { ...testEnv, push: { ...testEnv.push, standIn: `${origin}/stand-ins/push/` } };
}

/** Subscribes a new browser of a user; returns its endpoint. */
export async function subscribe(
  { client }: Pick<Person, 'client'>,
  { push }: StandIns,
  userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36',
): Promise<string> {
  const { body: settings } = await client.get('user/push');
  const { endpoint, keys } = push.subscribe(settings.publicKey);
  const answer = await client.post(
    'user/push/subscribe',
    { endpoint, keys },
    { headers: { 'user-agent': userAgent } },
  );
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return endpoint;
}

/** A user with a team and a device who chose these kinds, day and night. */
export async function notified(
  api: TestApi,
  standIns: StandIns,
  kinds: object,
): Promise<Manager & { readonly endpoint: string }> {
  const person = await manager(api);
  const endpoint = await subscribe(person, standIns);
  const all = { deadline: false, goal: false, captainOut: false, confirmed: false, mention: false, ...kinds };
  await person.client.put('user/push', { kinds: all, quiet: { on: false } });
  return { ...person, endpoint };
}

/** Runs the API's background work for notifications once. */
export async function work({ context, clock }: TestApi): Promise<void> {
  await pushGoalJob.run(context, clock.now());
  await pushPlanJob.run(context, clock.now());
  await deliver({ context, clock } as TestApi);
}

/** The second half of it. */
export async function deliver({ context, clock }: TestApi): Promise<void> {
  await pushDeliveryJob.run(context, clock.now());
  await context.background.idle();
}

/** The notifications that an endpoint received. */
export function received({ push }: StandIns, endpoint: string) {
  return push
    .messages()
    .filter((message) => message.endpoint === endpoint)
    .map(({ payload }) => JSON.parse(payload));
}

/** Puts players into a user's eleven, in place of its last ones, and makes one the captain. */
export async function fieldPlayers(
  { database }: TestApi,
  teamId: number,
  players: readonly number[],
  captainId?: number,
): Promise<void> {
  const { TeamLineup } = database.models;
  const row = await TeamLineup.findOne({ where: { teamId }, order: [['weekId', 'DESC']] });
  const starting = row?.starting.split(',').map(Number) ?? [];
  const next = [...starting.slice(0, starting.length - players.length), ...players];
  await row?.update({ starting: next.join(), captainId: captainId ?? row.captainId });
}
