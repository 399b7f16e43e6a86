import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'mollie-api-typescript';
import { type ListeningStandIn, listen } from '../listen.js';
import { fileStore } from '../store.js';
import { createPaymentStandIn, type PaymentStandIn } from './createPaymentStandIn.js';
import { MOLLIE_PATH } from './path.js';

const KEY = 'test_standin';
const SHOP = 'http://127.0.0.1:3000/thanks?order=1';

let mollie: PaymentStandIn;
let listening: ListeningStandIn;
let client: Client;
/** Received webhooks, and the merchant's response. */
let webhookBodies: string[];
let merchant: Server;
let merchantAnswers: number;
let webhookUrl: string;
let time: number;

const clientWith = (apiKey: string) =>
  new Client({
    serverURL: listening.origin + MOLLIE_PATH,
    security: { apiKey },
    retryConfig: { strategy: 'none' },
    timeoutMs: 5000,
  });

beforeEach(async () => {
  webhookBodies = [];
  merchantAnswers = 200;
  merchant = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      webhookBodies.push(body);
      response.writeHead(merchantAnswers).end();
    });
  });
  await new Promise<void>((open) => merchant.listen(0, '127.0.0.1', open));
  webhookUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/webhook`;
  time = Date.parse('2024-06-14T12:00:00Z');
  mollie = createPaymentStandIn({ now: () => time });
  listening = await listen(mollie.handler);
  client = clientWith(KEY);
});
afterEach(async () => {
  mollie.close();
  await listening.stop();
  merchant.closeAllConnections();
  await new Promise((resolve) => merchant.close(resolve));
});

const create = (idempotencyKey?: string, value = '7.00') =>
  client.payments.create({
    idempotencyKey,
    paymentRequest: {
      amount: { currency: 'EUR', value },
      description: 'EuroManager (1)',
      redirectUrl: SHOP,
      webhookUrl,
      metadata: { order: 1 },
    },
  });
const fetchPayment = (paymentId: string) => client.payments.get({ paymentId });
const refund = (paymentId: string, value: string) =>
  client.refunds.create({
    paymentId,
    refundRequest: { amount: { currency: 'EUR', value }, description: 'back' },
  });

describe('Mollie’s own client', () => {
  it('creates a payment, finds it in the list and reads its status', async () => {
    const payment = await create();
    expect(payment).toMatchObject({
      mode: 'test',
      status: 'open',
      amount: { currency: 'EUR', value: '7.00' },
      metadata: { order: 1 },
      redirectUrl: SHOP,
      isCancelable: true,
      expiresAt: '2024-06-14T12:15:00+00:00',
      links: { checkout: { href: `${listening.origin}/stand-ins/mollie/checkout/${payment.id}` } },
    });
    await mollie.pay(payment.id);
    expect(webhookBodies).toEqual([`id=${payment.id}`]);
    const paidPayment = await fetchPayment(payment.id);
    expect(paidPayment).toMatchObject({
      status: 'paid',
      paidAt: '2024-06-14T12:00:00+00:00',
      isCancelable: false,
    });
    expect(paidPayment.links.checkout).toBeUndefined();
    const list = await client.payments.list({});
    expect(list.result.embedded.payments?.map(({ id, status }) => [id, status])).toEqual([
      [payment.id, 'paid'],
    ]);
  });

  it('pages through the list, newest first', async () => {
    const ids = [(await create()).id, (await create()).id, (await create()).id].reverse();
    const first = await client.payments.list({ limit: 2 });
    expect(first.result.embedded.payments?.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.result.links.next?.href).toContain(`from=${ids[2]}`);
    const second = await client.payments.list({ limit: 2, from: ids[2] });
    expect(second.result.embedded.payments?.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.result.links.next).toBeNull();
  });

  it('cancels open payments, unless the payer is at the bank', async () => {
    const { id } = await create();
    expect(await client.payments.cancel({ paymentId: id })).toMatchObject({ status: 'canceled' });
    const other = await create();
    await mollie.startPaying(other.id);
    expect(await fetchPayment(other.id)).toMatchObject({ status: 'pending', isCancelable: false });
    await expect(client.payments.cancel({ paymentId: other.id })).rejects.toMatchObject({ status: 422 });
  });

  it('refunds in parts, up to 25 euro more than was paid, like Mollie', async () => {
    const { id } = await create();
    await expect(refund(id, '1.00')).rejects.toMatchObject({ status: 422 });
    await mollie.pay(id);
    expect(await refund(id, '2.50')).toMatchObject({ paymentId: id, status: 'refunded' });
    expect(await fetchPayment(id)).toMatchObject({
      status: 'paid',
      amountRefunded: { value: '2.50' },
      amountRemaining: { value: '29.50' },
    });
    await expect(refund(id, '29.51')).rejects.toMatchObject({ status: 422, field: 'amount' });
    const list = await client.refunds.list({ paymentId: id });
    expect(list.result.embedded.refunds.map(({ amount }) => amount.value)).toEqual(['2.50']);
  });

  it('reads a refund as pending until it ends', async () => {
    const { id } = await create();
    await mollie.pay(id);
    mollie.setRefunds('held');
    expect(await refund(id, '7.00')).toMatchObject({ status: 'pending' });
    expect(await fetchPayment(id)).toMatchObject({
      amountRefunded: { value: '0.00' },
      amountRemaining: { value: '25.00' },
    });
    await mollie.endRefunds(id, 'failed');
    expect(await fetchPayment(id)).toMatchObject({ amountRemaining: { value: '32.00' } });
  });

  it('reads a charge-back, and its reversal', async () => {
    const { id } = await create();
    await mollie.pay(id);
    await mollie.chargeBack(id);
    expect(await fetchPayment(id)).toMatchObject({ status: 'paid', amountChargedBack: { value: '7.00' } });
    const list = await client.chargebacks.list({ paymentId: id });
    expect(list.result.embedded.chargebacks.map(({ amount }) => amount.value)).toEqual(['7.00']);
    await mollie.reverseChargeBack(id);
    expect(await fetchPayment(id)).toMatchObject({ amountChargedBack: { value: '0.00' } });
  });

  it('is refused with a wrong key, for an unknown payment, and for an invalid body', async () => {
    await expect(clientWith('test_other').payments.list({})).rejects.toMatchObject({ statusCode: 401 });
    await expect(fetchPayment('tr_none')).rejects.toMatchObject({ status: 404, title: 'Not Found' });
    await expect(create(undefined, '7')).rejects.toMatchObject({ status: 422, field: 'amount.value' });
    await expect(create(undefined, '0.00')).rejects.toMatchObject({ status: 422, field: 'amount' });
  });
});

describe('the same idempotency key', () => {
  it('receives the same payment, also when the first response was lost', async () => {
    void mollie.failNext('create', 'lost');
    await expect(create('order-1')).rejects.toThrow();
    const repeated = await create('order-1');
    expect(mollie.payments().map(({ id }) => id)).toEqual([repeated.id]);
    expect((await create('order-2')).id).not.toBe(repeated.id);
  });

  it('is refused for another request, and dropped when the server failed', async () => {
    void mollie.failNext('create', 'error');
    await expect(create('order-1')).rejects.toMatchObject({ statusCode: 500 });
    await create('order-1');
    await expect(create('order-1', '14.00')).rejects.toMatchObject({ status: 422 });
    expect(mollie.payments()).toHaveLength(1);
  });
});

describe('simulated faults', () => {
  it('hang without an effect until the client gives up', async () => {
    const faultUsed = mollie.failNext('create', 'hang');
    const timedOut = expect(create()).rejects.toThrow();
    await faultUsed;
    mollie.close();
    await timedOut;
    expect(mollie.payments()).toEqual([]);
  });

  it('delay, drop and repeat webhooks', async () => {
    const { id } = await create();
    mollie.setWebhooks('held');
    await mollie.fail(id);
    expect([webhookBodies, mollie.heldWebhooks()]).toEqual([[], [id]]);
    await mollie.releaseWebhooks();
    expect(await mollie.sendWebhook(id)).toBe(200);
    expect(webhookBodies).toEqual([`id=${id}`, `id=${id}`]);
    mollie.setWebhooks('off');
    await mollie.pay(id);
    expect(webhookBodies).toHaveLength(2);
    expect(await fetchPayment(id)).toMatchObject({ status: 'paid' });
  });

  it('expire payments', async () => {
    const { id } = await create();
    time += 16 * 60_000;
    await mollie.expireDue();
    expect(await fetchPayment(id)).toMatchObject({ status: 'expired' });
    expect(webhookBodies).toEqual([`id=${id}`]);
  });
});

it('retries a webhook after a failure', async () => {
  const twice = createPaymentStandIn({ webhookRetries: [1] });
  const other = await listen(twice.handler);
  client = new Client({ serverURL: other.origin + MOLLIE_PATH, security: { apiKey: KEY } });
  const { id } = await create();
  merchantAnswers = 503;
  const delivery = new Promise<void>((resolve) => {
    merchant.on('request', () => {
      if (webhookBodies.length >= 1) resolve();
    });
  });
  await twice.pay(id);
  await delivery;
  twice.close();
  await other.stop();
});

it('restores its payments after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mollie-'));
  try {
    const path = join(folder, 'stand-ins/mollie.json');
    const firstRun = createPaymentStandIn({ store: fileStore(path) });
    const place = await listen(firstRun.handler);
    client = new Client({ serverURL: place.origin + MOLLIE_PATH, security: { apiKey: KEY } });
    const { id } = await create();
    await firstRun.pay(id);
    await place.stop();
    const secondRun = createPaymentStandIn({ store: fileStore(path) });
    expect(secondRun.payments()).toMatchObject([{ id, status: 'paid', amount: 700 }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the page where people pay', () => {
  const choose = (url: string, outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const pageOf = (id: string) => `${listening.origin}${MOLLIE_PATH}/checkout/${id}`;

  it('shows the payment in the payer’s language, marked as a test, without scripts', async () => {
    const { id } = await create();
    const dutch = await fetch(pageOf(id), { headers: { 'Accept-Language': 'nl-BE' } });
    expect(dutch.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await dutch.text();
    expect(text).toContain('er wordt geen echt geld betaald');
    expect(text).toMatch(/€\s7,00/);
    const english = await fetch(pageOf(id), { headers: { 'Accept-Language': 'en' } });
    expect(await english.text()).toContain('no real money is paid');
    expect((await fetch(pageOf('tr_none'))).status).toBe(404);
  });

  it.each(['paid', 'failed', 'canceled', 'expired'] as const)(
    'sends a webhook when it was %s, then redirects the payer back',
    async (outcome) => {
      const { id } = await create();
      const answer = await choose(pageOf(id), outcome);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, SHOP]);
      expect(webhookBodies).toEqual([`id=${id}`]);
      expect(await fetchPayment(id)).toMatchObject({ status: outcome });
    },
  );

  it('ends a payment once, in any number of tabs', async () => {
    const { id } = await create();
    await choose(pageOf(id), 'paid');
    const lateChoice = await choose(pageOf(id), 'failed');
    expect(lateChoice.headers.get('location')).toBe(pageOf(id));
    expect(await fetchPayment(id)).toMatchObject({ status: 'paid' });
    expect(webhookBodies).toHaveLength(1);
  });

  it('refunds a paid one', async () => {
    const { id } = await create();
    await choose(pageOf(id), 'paid');
    expect((await choose(pageOf(id), 'refund')).headers.get('location')).toBe(pageOf(id));
    expect(await fetchPayment(id)).toMatchObject({ amountRefunded: { value: '7.00' } });
    expect(webhookBodies).toHaveLength(2);
  });

  it('escapes texts of the merchant', async () => {
    const { id } = await client.payments.create({
      paymentRequest: {
        amount: { currency: 'EUR', value: '1.00' },
        description: '<script>alert(1)</script>',
        redirectUrl: SHOP,
      },
    });
    expect(await (await fetch(pageOf(id))).text()).not.toContain('<script>');
  });
});
