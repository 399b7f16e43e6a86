import { createPaymentStandIn, listen, MOLLIE_PATH, type PaymentStandIn } from '@euro/stand-ins';
import { createMollie } from '../payments/mollie/createMollie.js';
import type { PaymentProvider } from '../payments/orders/paymentProvider.js';
import { importTournament } from './importTournament.js';
import { type Manager, manager } from './people.js';
import { startTestApi, type TestApi } from './testApi.js';
import type { Answer } from './testClient.js';

/** An API with a payment provider that follows Mollie's API over HTTP, and calls the webhook. */
export interface Shop {
  readonly api: TestApi;
  readonly mollie: PaymentStandIn;
  close(): Promise<void>;
}

/** Address to which payers return. */
export const BACK = 'http://127.0.0.1:3000/my-teams/payments';

/** @param wrap puts something between the API and the provider, such as a crash */
export async function openShop(
  wrap: (provider: PaymentProvider) => PaymentProvider = (it) => it,
  parts: NonNullable<Parameters<typeof startTestApi>[0]> = {},
): Promise<Shop> {
  let api: TestApi | null = null;
  const mollie = createPaymentStandIn({
    // The address is known once the API listens. The time-out is longer than for a real merchant: fifty concurrent
    // webhooks take a busy machine more than five seconds.
    fetch: (_url, init) => fetch(`${api?.url}/payments/webhook`, { ...init, signal: null }),
  });
  const server = await listen(mollie.handler);
  const provider = createMollie({
    apiKey: 'test_standin',
    apiUrl: `${server.origin}${MOLLIE_PATH}`,
    webhookBase: 'http://127.0.0.1:1',
  });
  const startedApi = await startTestApi({ ...parts, payments: wrap(provider) });
  api = startedApi;
  await importTournament(startedApi.database, startedApi.clock);
  return {
    api: startedApi,
    mollie,
    async close() {
      mollie.close();
      await startedApi.close();
      await server.stop();
    },
  };
}

/** A user with this many teams; their ids, the first one first. */
export async function managerOf(
  { api }: Pick<Shop, 'api'>,
  teams: number,
): Promise<Manager & { readonly teamIds: readonly number[] }> {
  const owner = await manager(api);
  const { models, withTransaction } = api.database;
  const copies = await withTransaction(async (transaction) => {
    const first = await models.Team.findByPk(owner.teamId, { rejectOnEmpty: true, raw: true, transaction });
    const { id: _, ...team } = first;
    const names = Array.from({ length: teams - 1 }, (_name, index) => `Ploeg ${index + 2}`);
    const teamIds: number[] = [];
    for (const name of names) teamIds.push((await models.Team.create({ ...team, name }, { transaction })).id);
    return teamIds;
  });
  const teamIds = [owner.teamId, ...copies];
  return { ...owner, teamIds };
}

/** Sends the call that pays for teams. */
export function pay({ client }: Pick<Manager, 'client'>, body: object, key?: string): Promise<Answer> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return client.post('payments/create', { redirectURL: BACK, ...body }, { headers });
}

/** Makes free coupons with these codes. */
export async function addCoupons({ api }: Pick<Shop, 'api'>, ...codes: string[]): Promise<void> {
  const competition = await api.database.models.Competition.findOne({ rejectOnEmpty: true });
  await api.database.models.Coupon.bulkCreate(
    codes.map((code) => ({
      ...{ competitionId: competition.id, code, type: 'discount1+1' as const, state: 'free' as const },
      ...{ orderId: null, userId: null, createdAt: 0 },
    })),
  );
}
