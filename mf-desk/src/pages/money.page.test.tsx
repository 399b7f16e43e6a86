import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleCoupon, exampleMismatch, exampleOrder } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

it('own codes are validated during input, created with a reason, and copied', async () => {
  const user = userEvent.setup();
  const fake = makeDesk();
  await openDesk(fake, '/desk/coupons');
  await user.click(screen.getByRole('button', { name: 'Eigen codes' }));
  const codes = screen.getByRole('textbox', { name: 'Codes' });
  await user.type(codes, 'grasmat24, kort');
  const make = screen.getByRole('button', { name: 'Codes maken' });
  expect(make).toHaveAccessibleDescription('Geen geldige code: kort');
  await user.clear(codes);
  await user.type(codes, 'grasmat24{Enter}hoekschop');
  fake.api.answer('POST admin/coupons', refuse('coupon-exists', 409, { message: 'Deze code bestaat al.' }));
  await user.click(make);
  await confirmWith('2 kortingscodes maken?', 'Actie op de radio', 'Codes maken');
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze code bestaat al.');
  fake.api.answer('POST admin/coupons', {
    coupons: [exampleCoupon(), exampleCoupon({ id: 6, code: 'HOEKSCHOP' })],
  });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Codes maken' }));
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('2 kortingscodes gemaakt.'));
  expect(fake.api.calls('POST admin/coupons').at(-1)?.body).toEqual({
    codes: ['GRASMAT24', 'HOEKSCHOP'],
    reason: 'Actie op de radio',
  });
  expect(screen.getByRole('textbox', { name: 'Zopas gemaakt' })).toHaveValue('GRASMAT24\nHOEKSCHOP');
  await user.click(screen.getByRole('button', { name: 'Kopieer: Zopas gemaakt' }));
  expect(await navigator.clipboard.readText()).toBe('GRASMAT24\nHOEKSCHOP');
});

it('only an unused code can be withdrawn', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/coupons', {
    totalRecords: 2,
    coupons: [exampleCoupon(), exampleCoupon({ id: 6, code: 'HOEKSCHOP', state: 'spent', orderId: 31 })],
  });
  await openDesk(fake, '/desk/coupons');
  expect(await screen.findByRole('button', { name: 'Trek HOEKSCHOP in' })).toHaveAccessibleDescription(
    'Enkel een code die niemand gebruikt, kan ingetrokken worden.',
  );
  fake.api.answer('POST admin/coupons/{id}/withdraw', { ok: true });
  await userEvent.click(screen.getByRole('button', { name: 'Trek GRASMAT24 in' }));
  await confirmWith('GRASMAT24 intrekken?', 'Gelekt', 'Trek in');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('GRASMAT24 is ingetrokken.'));
  expect(fake.api.calls('POST admin/coupons/{id}/withdraw')).toMatchObject([
    { params: { id: 5 }, body: { reason: 'Gelekt' } },
  ]);
});

it('orders are filtered by status, and a paid one is refunded with a reason', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/orders', {
    totalRecords: 2,
    mismatches: 0,
    orders: [
      exampleOrder(),
      exampleOrder({
        id: 32,
        status: 'canceled',
        receiptNumber: null,
        user: null,
        discount: 700,
        coupons: [],
      }),
    ],
  });
  await openDesk(fake, '/desk/orders?user=12');
  expect(fake.api.calls('GET admin/orders').at(-1)?.query).toMatchObject({ userId: 12 });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Betaald');
  await waitFor(() =>
    expect(fake.api.calls('GET admin/orders').at(-1)?.query).toMatchObject({ userId: 12, status: 'paid' }),
  );
  expect((await screen.findByText(/^Bestelling 32/)).parentElement).toHaveTextContent(
    'Bestelling 32 · verwijderd account',
  );
  expect(screen.getByText(/korting €\s7,00$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Betaal bestelling 32 terug' })).toHaveAccessibleDescription(
    'Enkel een betaalde bestelling kan terugbetaald worden.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Betaal bestelling 31 terug' }));
  const dialog = await screen.findByRole('dialog', { name: /^€\s7,00 terugbetalen\?$/ });
  expect(dialog).toHaveTextContent('Kessel Kickers: onbetaald zodra de betaalpartner het bevestigt.');
  fake.api.answer('POST admin/orders/{id}/refund', { order: exampleOrder({ status: 'refunded' }) });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Waarom?' }), 'Dubbel betaald{Enter}');
  await waitFor(() =>
    expect(fake.notices.at(-1)?.text).toBe('De terugbetaling van bestelling 31 is gevraagd.'),
  );
});

describe('a part of an order', () => {
  async function openRefund() {
    const fake = makeDesk();
    const lines = ['Kessel Kickers', 'Plan B United', 'FC Terug'].map((name, index) => ({
      ...{ teamId: index + 1, name, amount: 700, share: index === 1 ? 466 : 467, isRefunded: index === 2 },
    }));
    const order = exampleOrder({ amount: 1400, discount: 700, refunded: 467, lines });
    fake.api.answer('GET admin/orders', { totalRecords: 1, mismatches: 0, orders: [order] });
    fake.api.answer('POST admin/orders/{id}/refund', { order });
    await openDesk(fake, '/desk/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Betaal bestelling 31 terug' }));
    const dialog = await screen.findByRole('dialog');
    return { fake, dialog, inDialog: within(dialog) };
  }
  const sent = (fake: ReturnType<typeof makeDesk>) =>
    fake.api.calls('POST admin/orders/{id}/refund').map(({ body }) => body);

  it('is some of its teams, with what they paid; one that was paid back is not offered', async () => {
    const { fake, dialog, inDialog } = await openRefund();
    await userEvent.click(inDialog.getByRole('button', { name: 'Ploegen' }));
    expect(inDialog.getByRole('button', { name: 'Betaal terug' })).toHaveAccessibleDescription(
      'Kies een ploeg.',
    );
    expect(inDialog.queryByRole('checkbox', { name: /FC Terug/ })).not.toBeInTheDocument();
    await userEvent.click(inDialog.getByRole('checkbox', { name: /^Plan B United · €\s4,66$/ }));
    expect(dialog).toHaveAccessibleName(/^€\s4,66 terugbetalen\?$/);
    expect(dialog).toHaveTextContent('Plan B United: onbetaald zodra');
    expect(dialog).toHaveTextContent(/Daarna kan nog €\s4,67 terugbetaald worden\./);
    await userEvent.type(inDialog.getByRole('textbox', { name: 'Waarom?' }), 'Op vraag');
    await userEvent.click(inDialog.getByRole('button', { name: 'Betaal terug' }));
    await waitFor(() => expect(sent(fake)).toEqual([{ reason: 'Op vraag', teamIds: [2], left: 933 }]));
  });

  it('is an amount of at most what is left, and a refusal keeps what was typed', async () => {
    const { fake, dialog, inDialog } = await openRefund();
    await userEvent.click(inDialog.getByRole('button', { name: 'Een bedrag' }));
    const amount = inDialog.getByRole('textbox', { name: 'Bedrag in euro' });
    await userEvent.type(amount, '9,34');
    expect(amount).toHaveAccessibleDescription('Vul een bedrag in, ten hoogste wat er nog over is.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,5');
    expect(dialog).toHaveTextContent('Er wordt niets afgenomen.');
    const details = { because: 'changed', left: 100 };
    fake.api.answer('POST admin/orders/{id}/refund', refuse('refund-refused', 409, { details }));
    await userEvent.type(inDialog.getByRole('textbox', { name: 'Waarom?' }), 'Goodwill');
    await userEvent.click(inDialog.getByRole('button', { name: 'Betaal terug' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent(
      /intussen iets terugbetaald: nog €\s1,00 is over/,
    );
    expect(amount).toHaveValue('2,5');
    expect(sent(fake)).toEqual([{ reason: 'Goodwill', amount: 250, left: 933 }]);
  });
});

it('the audit log is filtered by action and target, and stores that in the address', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/audit');
  const entry = within(await screen.findByRole('region', { name: 'Logboek' })).getByRole('listitem');
  expect(entry).toHaveTextContent(/Rol gegeven · user 12.*Olga.*“Prijs van de wedstrijd”/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Wat' }), 'Rol gegeven');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Waaraan' }), 'user 12');
  await waitFor(() =>
    expect(fake.api.calls('GET admin/audit').at(-1)?.query).toMatchObject({
      action: 'role.granted',
      subject: 'user 12',
    }),
  );
  expect(fake.platform.navigation.location.value.search).toBe('?action=role.granted&subject=user+12');
});

describe('a payment that does not match its order', () => {
  function arrange() {
    const fake = makeDesk();
    const order = exampleOrder({ status: 'open', paidAt: null, receiptNumber: null, underReview: true });
    const mismatch = exampleMismatch();
    fake.api.answer('GET admin/orders', {
      totalRecords: 1,
      mismatches: 3,
      orders: [{ ...order, mismatch }],
    });
    return { fake, order, mismatch };
  }

  it('is found by a filter with a count, and shows the expected and the reported values', async () => {
    const { fake } = arrange();
    await openDesk(fake, '/desk/orders');
    const filter = await screen.findByRole('combobox', { name: 'Betaling' });
    await userEvent.selectOptions(filter, await screen.findByRole('option', { name: 'Past niet (3)' }));
    await waitFor(() =>
      expect(fake.api.calls('GET admin/orders').at(-1)?.query).toMatchObject({ mismatch: 'waiting' }),
    );
    expect(fake.platform.navigation.location.value.search).toBe('?mismatch=waiting');
    const row = within(await screen.findByRole('region', { name: 'Bestellingen' })).getByRole('listitem');
    expect(row).toHaveTextContent('De betaling is van een andere bestelling.');
    expect(row).toHaveTextContent(/Verwacht: €\s7,00 voor bestelling 31\./);
    expect(row).toHaveTextContent('betaling tr_vreemd, 7.00 EUR, bestelling 99, status paid');
  });

  it('is polled again, and settled with a reason that states the result for the order', async () => {
    const { fake, order, mismatch } = arrange();
    await openDesk(fake, '/desk/orders');
    fake.api.answer('POST admin/orders/{id}/check', { order: { ...order, mismatch } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Vraag de betaling van bestelling 31 opnieuw op' }),
    );
    await waitFor(() =>
      expect(fake.notices.at(-1)?.text).toBe('De betaling van bestelling 31 past nog altijd niet.'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Handel de betaling van bestelling 31 af' }));
    const dialog = screen.getByRole('dialog', { name: 'Betaling van bestelling 31 afhandelen?' });
    expect(dialog).toHaveTextContent('De bestelling mislukt: haar ploegen en kortingscodes zijn weer vrij.');
    fake.api.answer('POST admin/orders/{id}/settle', {
      order: { ...order, status: 'failed', mismatch: { ...mismatch, settled: 'by-operator' } },
    });
    await confirmWith('Betaling van bestelling 31 afhandelen?', 'Van een andere winkel', 'Handel af');
    await waitFor(() =>
      expect(fake.notices.at(-1)?.text).toBe('De betaling van bestelling 31 is afgehandeld.'),
    );
    expect(fake.api.calls('POST admin/orders/{id}/settle')).toMatchObject([
      { params: { id: 31 }, body: { reason: 'Van een andere winkel' } },
    ]);
  });
});
