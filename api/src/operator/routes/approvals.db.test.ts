import { type Person, signedIn } from '../../testing/people.js';
import { managerOf, openShop, pay, type Shop } from '../../testing/shop.js';
import { type Answer, refusal } from '../../testing/testClient.js';

const reason = 'Dubbel betaald';
let shop: Shop;
let operator: Person;
let treasurer: Person;
let other: Person;

const set = (fourEyes: readonly string[], by = operator): Promise<Answer> =>
  by.client.put('admin/competitions/1/four-eyes', { fourEyes, reason });
const refund = (orderId: number, by = treasurer): Promise<Answer> =>
  by.client.post(`admin/orders/${orderId}/refund`, { reason });
const decide = (id: number, by = operator, accepts = true): Promise<Answer> =>
  by.client.post(`admin/approvals/${id}/decide`, { accepts, reason: 'Nagekeken' });
const waiting = async ({ client }: Person) => (await client.get('admin/approvals')).body.approvals;
const statusOf = async (id: number) =>
  (await shop.api.database.models.Order.findByPk(id, { rejectOnEmpty: true, raw: true })).status;
const audited = async (subject: string) =>
  (await operator.client.get(`admin/audit?subject=${encodeURIComponent(subject)}`)).body.entries;

async function paidOrder(): Promise<number> {
  const owner = await managerOf(shop, 1);
  const { body } = await pay(owner, { teamIds: owner.teamIds });
  await shop.mollie.pay(body.payment.id);
  return body.order.id;
}

/** The approval of a refund that was asked for. */
async function askedRefund(orderId: number, by = treasurer): Promise<number> {
  const answer = await refund(orderId, by);
  expect(answer).toMatchObject({ status: 409, body: refusal('waits-for-approval') });
  return answer.body.error.details.id;
}

beforeAll(async () => {
  shop = await openShop();
  operator = await signedIn(shop.api, { roles: ['operator'] });
  treasurer = await signedIn(shop.api, { roles: ['treasurer'] });
  other = await signedIn(shop.api, { roles: ['treasurer'] });
  expect((await set(['refund'])).body).toEqual({ fourEyes: ['refund'] });
});
afterAll(() => shop.close());

it('a refund waits for a second person, is made once, and the audit log names both', async () => {
  const orderId = await paidOrder();
  const id = await askedRefund(orderId);
  // The same asked twice waits once.
  expect(await askedRefund(orderId)).toBe(id);
  expect(await statusOf(orderId)).toBe('paid');
  expect(await waiting(other)).toMatchObject([
    { id, kind: 'refund', subject: `order ${orderId}`, fields: {}, isOwn: false, reason },
  ]);
  expect(await waiting(treasurer)).toMatchObject([{ id, isOwn: true, asker: { id: treasurer.userId } }]);
  expect(await decide(id, treasurer)).toMatchObject({ status: 409, body: refusal('own-request') });
  const answers = await Promise.all([decide(id), decide(id, other)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await statusOf(orderId)).toBe('refunded');
  expect(await waiting(operator)).toEqual([]);
  const entries = await audited(`order ${orderId}`);
  const approver = entries.find(({ action }: { action: string }) => action === 'approval.given').actor.id;
  expect(
    entries.map(({ action, actor, details }: { action: string; actor: { id: number }; details: object }) => [
      action,
      actor.id,
      'approvedBy' in details ? details.approvedBy : null,
    ]),
  ).toEqual([
    ['order.refunded', treasurer.userId, approver],
    ['approval.given', approver, null],
    ['approval.asked', treasurer.userId, null],
  ]);
});

it('is checked before it waits, refused with a reason, or withdrawn by who asked for it', async () => {
  expect((await refund(99_999)).status).toBe(404);
  const orderId = await paidOrder();
  const first = await askedRefund(orderId);
  expect((await decide(first, other, false)).body).toEqual({ isDone: false, failure: null });
  const second = await askedRefund(orderId);
  const withdraw = (by: Person) => by.client.post(`admin/approvals/${second}/withdraw`, { reason });
  expect((await withdraw(other)).status).toBe(404);
  expect((await withdraw(treasurer)).body).toEqual({ ok: true });
  for (const id of [first, second]) expect((await decide(id)).status).toBe(404);
  expect(await statusOf(orderId)).toBe('paid');
  expect((await audited(`order ${orderId}`)).map(({ action }: { action: string }) => action)).toEqual([
    ...['approval.withdrawn', 'approval.asked', 'approval.refused', 'approval.asked'],
  ]);
});

it('waits on where the call fails, and ends where its asker lost the role', async () => {
  const orderId = await paidOrder();
  const id = await askedRefund(orderId);
  const { Order, DeskRole } = shop.api.database.models;
  await Order.update({ status: 'canceled' }, { where: { id: orderId } });
  expect((await decide(id)).body).toMatchObject({
    isDone: false,
    failure: { code: 'payment-not-refundable' },
  });
  expect(await waiting(operator)).toMatchObject([{ id }]);
  await Order.update({ status: 'paid' }, { where: { id: orderId } });
  await DeskRole.destroy({ where: { userId: treasurer.userId } });
  expect((await decide(id)).body).toMatchObject({ isDone: false, failure: { code: 'forbidden' } });
  expect(await statusOf(orderId)).toBe('paid');
  expect((await decide(id)).status).toBe(404);
  await DeskRole.create({ userId: treasurer.userId, role: 'treasurer', competitionId: 0 });
});

it('waits on where the call breaks off, and again when its process died', async () => {
  const orderId = await paidOrder();
  const id = await askedRefund(orderId);
  const { HeldCall } = shop.api.database.models;
  const { payments } = shop.api.context;
  const broken = jest.spyOn(payments as NonNullable<typeof payments>, 'refund');
  broken.mockRejectedValueOnce(new Error('broken'));
  expect((await decide(id)).status).toBe(500);
  broken.mockRestore();
  expect(await waiting(operator)).toContainEqual(expect.objectContaining({ id }));
  const now = shop.api.context.realNow();
  await HeldCall.update({ state: 'running', decidedAt: now - 14 * 60_000 }, { where: { id } });
  expect((await decide(id)).status).toBe(404);
  await HeldCall.update({ decidedAt: now - 16 * 60_000 }, { where: { id } });
  expect((await decide(id)).body).toMatchObject({ isDone: true });
  expect(await statusOf(orderId)).toBe('refunded');
});

it('is approved only by who may make the call himself', async () => {
  const id = await askedRefund(await paidOrder());
  const editor = await signedIn(shop.api, { roles: ['editor'] });
  expect(await waiting(editor)).toEqual([]);
  expect(await decide(id, editor)).toMatchObject({ status: 403, body: refusal('forbidden') });
});

it('a suspension with an answer to complaints needs a moderator to ask and to approve', async () => {
  expect((await set(['refund', 'suspension'])).status).toBe(200);
  const support = await signedIn(shop.api, { roles: ['support'] });
  const moderator = await signedIn(shop.api, { roles: ['moderator'] });
  const answer = (by: Person, more: object) =>
    by.client.post('admin/complaints/1/decide', { answer: 'leave', notice: 'Hou op', reason, ...more });
  expect((await answer(support, { suspendedDays: 7 })).body).toMatchObject(refusal('forbidden'));
  expect((await answer(moderator, {})).body).toMatchObject(refusal('not-found'));
  const held = await answer(moderator, { suspendedDays: 7 });
  expect(held.body).toMatchObject(refusal('waits-for-approval'));
  expect(await waiting(support)).toEqual([]);
  expect((await decide(held.body.error.details.id, support)).status).toBe(403);
});

it('expires after seven days', async () => {
  const id = await askedRefund(await paidOrder());
  const { HeldCall } = shop.api.database.models;
  const { askedAt, expiresAt } = await HeldCall.findByPk(id, { rejectOnEmpty: true, raw: true });
  expect(Number(expiresAt) - Number(askedAt)).toBe(7 * 24 * 60 * 60_000);
  await HeldCall.update({ expiresAt: 0 }, { where: { id } });
  expect(await waiting(operator)).not.toContainEqual(expect.objectContaining({ id }));
  expect((await decide(id)).status).toBe(404);
  await askedRefund(await paidOrder());
  expect(await HeldCall.count({ where: { id } })).toBe(0);
});

it('asks a second person for taking something away from what waits, and nobody for adding', async () => {
  expect((await set(['refund', 'suspension'])).body).toEqual({ fourEyes: ['refund', 'suspension'] });
  expect((await set([])).body).toMatchObject(refusal('waits-for-approval'));
  const second = await signedIn(shop.api, { roles: ['operator'] });
  const settings = () => second.client.get('admin/competitions/1/settings');
  expect((await settings()).body.fourEyes).toEqual(['refund', 'suspension']);
  const change = (await waiting(second)).find(({ kind }: { kind: string }) => kind === 'setting');
  expect(change).toMatchObject({ subject: 'competition 1', fields: { fourEyes: [] } });
  expect((await decide(change.id, second)).body.isDone).toBe(true);
  expect((await settings()).body.fourEyes).toEqual([]);
});

it('a dry run does not wait, and an import does', async () => {
  await set(['import']);
  const send = (isDryRun: boolean) =>
    operator.client.post('admin/competitions/import', { pack: 'nothing', isDryRun, reason });
  expect((await send(true)).body).toMatchObject(refusal('not-found'));
  expect((await send(false)).body).toMatchObject(refusal('waits-for-approval'));
});
