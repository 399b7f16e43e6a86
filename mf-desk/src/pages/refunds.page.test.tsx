import type { RefundRun } from '@euro/api-contract';
import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

function exampleRun(fields: Partial<RefundRun> = {}): RefundRun {
  return {
    ...{ id: 2, at: '2024-06-19T08:00:00.000Z', actorId: 7, reason: 'Afgelast', count: 38, amount: 37_620 },
    ...{ done: 30, failed: 1, waiting: 7, stopped: 0 },
    failures: [{ orderId: 31, code: 'payment-failed' }],
    ...fields,
  };
}

it('orders are also filtered by competition, kind, days and coupon, which the address keeps', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/orders');
  await userEvent.click(await screen.findByRole('button', { name: 'Meer filters' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Soort' }), 'Premium');
  await userEvent.type(screen.getByLabelText('Betaald vanaf'), '2024-06-14');
  await userEvent.type(screen.getByRole('textbox', { name: 'Kortingscode' }), 'GRASMAT24');
  await waitFor(() =>
    expect(fake.api.calls('GET admin/orders').at(-1)?.query).toMatchObject({
      ...{ kind: 'premium', coupon: 'GRASMAT24' },
      paidFrom: new Date(2024, 5, 14).toISOString(),
    }),
  );
  const { search } = fake.platform.navigation.location.value;
  expect(search).toBe('?kind=premium&from=2024-06-14&coupon=GRASMAT24');
});

it('all orders of a filter are counted, and paid back after that number was typed', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/orders?status=paid&kind=teams');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Betaal alle bestellingen van deze keuze terug…' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^38 bestellingen, €\s376,20$/)).toBeInTheDocument();
  const confirm = dialog.getByRole('button', { name: 'Betaal alles terug' });
  expect(confirm).toHaveAccessibleDescription('Typ eerst het aantal.');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Typ 38 om te bevestigen' }), '38');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Waarom?' }), 'Afgelast');
  const details = { because: 'counted-again', count: 39, amount: 38_320 };
  fake.api.answer('POST admin/refunds', refuse('refund-refused', 409, { details }));
  fake.api.answer('GET admin/refunds/count', { count: 39, amount: 38_320, lastOrderId: 100 });
  await userEvent.click(confirm);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/het zijn nu 39 bestellingen, €\s383,20/);
  const again = await dialog.findByRole('textbox', { name: 'Typ 39 om te bevestigen' });
  expect(again).toHaveValue('');
  await userEvent.type(again, '39');
  fake.api.answer('POST admin/refunds', { run: exampleRun({ count: 39 }) });
  await userEvent.click(confirm);
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('39 bestellingen worden terugbetaald.'));
  expect(fake.api.calls('POST admin/refunds').at(-1)?.body).toEqual({
    ...{ count: 39, amount: 38_320, lastOrderId: 100, reason: 'Afgelast' },
    filter: { status: 'paid', kind: 'teams' },
  });
});

it('orders with another status than paid can’t be paid back together', async () => {
  await openDesk(makeDesk(), '/desk/orders?status=open');
  await screen.findByRole('region', { name: 'Bestellingen' });
  expect(screen.queryByRole('button', { name: /^Betaal alle/ })).not.toBeInTheDocument();
});

it('a run shows how far it is and what failed, is tried again and stopped with a reason', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/refunds', { runs: [exampleRun()] });
  fake.api.answer('POST admin/refunds/{id}/retry', { ok: true });
  fake.api.answer('POST admin/refunds/{id}/stop', { ok: true });
  await openDesk(fake, '/desk/orders');
  const runs = await screen.findByRole('region', { name: 'Terugbetalingen van veel bestellingen' });
  expect(runs).toHaveTextContent(/38 bestellingen, €\s376,20/);
  expect(runs).toHaveTextContent('30 gevraagd');
  expect(runs).toHaveTextContent('Bestelling 31: de betaalpartner antwoordde niet');
  expect(runs).toHaveTextContent('7 te gaan');
  const inRuns = within(runs);
  await userEvent.click(inRuns.getByRole('button', { name: /^Probeer de mislukte/ }));
  await confirmWith(
    'De mislukte van terugbetaling 2 opnieuw proberen?',
    'Weer bereikbaar',
    'Probeer opnieuw',
  );
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Ze worden opnieuw geprobeerd.'));
  fake.api.answer('GET admin/refunds', { runs: [exampleRun({ done: 31 })] });
  const lists = fake.api.calls('GET admin/orders').length;
  await userEvent.click(inRuns.getByRole('button', { name: 'Stop terugbetaling 2' }));
  await confirmWith('Terugbetaling 2 stoppen?', 'Vergissing', 'Stop');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De terugbetaling is gestopt.'));
  expect(fake.api.calls('POST admin/refunds/{id}/stop')).toMatchObject([
    { params: { id: 2 }, body: { reason: 'Vergissing' } },
  ]);
  // More were paid back meanwhile: the list of orders shows it.
  await waitFor(() => expect(fake.api.calls('GET admin/orders').length).toBeGreaterThan(lists));
});
