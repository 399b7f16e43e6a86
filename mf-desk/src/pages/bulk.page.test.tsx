import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  exampleAccount,
  exampleCorrection,
  exampleCoupon,
  exampleMismatch,
  exampleOrder,
} from '../testing/exampleDesk.js';
import { makeDesk, openDesk } from '../testing/openDesk.js';

const box = (name: string) => screen.findByRole('checkbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Types a reason in the dialog and confirms; the dialog then shows the result of each row. */
async function begin(title: string | RegExp, verb: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Waarom?' }), 'Gelekt');
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  return dialog;
}

it('codes are withdrawn together: one confirmation, a result for each, and a retry of failures only', async () => {
  const fake = makeDesk();
  const coupons = [
    exampleCoupon(),
    exampleCoupon({ id: 6, code: 'HOEKSCHOP' }),
    exampleCoupon({ id: 7, code: 'BUITENSPEL', state: 'spent', orderId: 31 }),
  ];
  fake.api.answer('GET admin/coupons', { totalRecords: 3, coupons });
  await openDesk(fake, '/desk/coupons');
  await userEvent.click(await box('Kies alle 2 op deze pagina'));
  expect(screen.queryByRole('checkbox', { name: 'Kies BUITENSPEL' })).not.toBeInTheDocument();
  expect(await box('Kies GRASMAT24')).toBeChecked();
  expect(within(screen.getByRole('region', { name: 'Gekozen' })).getByText('2 gekozen')).toBeInTheDocument();

  let calls = 0;
  fake.api.answer('POST admin/coupons/{id}/withdraw', () => {
    calls += 1;
    return calls === 2 ? refuse('coupon-used', 409, { message: 'Deze code is in gebruik.' }) : { ok: true };
  });
  await press('Trek gekozen codes in');
  const lists = fake.api.calls('GET admin/coupons').length;
  const dialog = await begin('2 kortingscodes intrekken?', 'Trek in');
  expect(await dialog.findByText('1 is gelukt.')).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    '1 is niet gelukt: HOEKSCHOP: Deze code is in gebruik.',
  );
  // The list is fetched once for all of them.
  await waitFor(() => expect(fake.api.calls('GET admin/coupons').length).toBe(lists + 1));
  await userEvent.click(dialog.getByRole('button', { name: 'Probeer de rest opnieuw' }));
  expect(await dialog.findByText('2 zijn gelukt.')).toBeInTheDocument();
  expect(fake.api.calls('POST admin/coupons/{id}/withdraw')).toMatchObject([
    { params: { id: 5 }, body: { reason: 'Gelekt' } },
    { params: { id: 6 }, body: { reason: 'Gelekt' } },
    { params: { id: 6 }, body: { reason: 'Gelekt' } },
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Klaar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a reason is required first, and the bar disappears with the selection', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/coupons');
  await userEvent.click(await box('Kies GRASMAT24'));
  await press('Trek gekozen codes in');
  const dialog = within(await screen.findByRole('dialog', { name: '1 kortingscode intrekken?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Trek in' }));
  expect(dialog.getByText('Zeg in minstens 3 tekens waarom.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Annuleer' }));
  await press('Kies niets');
  expect(screen.queryByRole('region', { name: 'Gekozen' })).not.toBeInTheDocument();
  expect(fake.api.calls('POST admin/coupons/{id}/withdraw')).toEqual([]);
});

it('of selected orders the paid ones are refunded, and the pending ones are settled', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/orders', {
    totalRecords: 3,
    mismatches: 1,
    orders: [
      exampleOrder(),
      exampleOrder({ id: 32, status: 'open', receiptNumber: null, mismatch: exampleMismatch() }),
      exampleOrder({ id: 33, status: 'expired', receiptNumber: null }),
    ],
  });
  await openDesk(fake, '/desk/orders');
  await userEvent.click(await box('Kies Bestelling 31'));
  await userEvent.click(await box('Kies Bestelling 32'));
  expect(screen.queryByRole('checkbox', { name: 'Kies Bestelling 33' })).not.toBeInTheDocument();

  fake.api.answer('POST admin/orders/{id}/refund', { order: exampleOrder({ status: 'refunded' }) });
  await press('Betaal 1 terug');
  const refunding = within(await screen.findByRole('dialog'));
  expect(refunding.getByText(/1 gekozen regel laat dit niet toe/)).toBeInTheDocument();
  await begin(/^1 bestelling terugbetalen, samen €.7,00\?$/, 'Betaal terug');
  await userEvent.click(await refunding.findByRole('button', { name: 'Klaar' }));

  fake.api.answer('POST admin/orders/{id}/settle', { order: exampleOrder({ id: 32, status: 'failed' }) });
  await press('Handel 1 af');
  const settling = await begin('1 betaling afhandelen?', 'Handel af');
  expect(await settling.findByText('1 is gelukt.')).toBeInTheDocument();
  expect(fake.api.calls('POST admin/orders/{id}/refund').map(({ params }) => params)).toEqual([{ id: 31 }]);
  expect(fake.api.calls('POST admin/orders/{id}/settle').map(({ params }) => params)).toEqual([{ id: 32 }]);
});

it('one role is granted to several accounts, and their other roles are unchanged', async () => {
  const fake = makeDesk();
  const users = [exampleAccount({ roles: ['support'] }), exampleAccount({ id: 13, firstName: 'Bas' })];
  fake.api.answer('GET admin/users', { totalRecords: 2, users });
  await openDesk(fake, '/desk/users');
  await userEvent.click(await box('Kies alle 2 op deze pagina'));
  await press('Geef of neem een rol');
  const dialog = within(await screen.findByRole('dialog', { name: 'Een rol van 2 accounts veranderen?' }));
  expect(dialog.getByRole('button', { name: 'Geef rol', description: 'Kies eerst een rol.' })).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Rol' }), 'Premium');
  fake.api.answer('POST admin/users/{id}/roles', { user: exampleAccount() });
  await userEvent.type(dialog.getByRole('textbox', { name: 'Waarom?' }), 'Prijs{Enter}');
  expect(await dialog.findByText('2 zijn gelukt.')).toBeInTheDocument();
  expect(fake.api.calls('POST admin/users/{id}/roles').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 12 }, { give: ['premium'], reason: 'Prijs' }],
    [{ id: 13 }, { give: ['premium'], reason: 'Prijs' }],
  ]);
});

it('active corrections are set back to the previous values, the latest first', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/corrections', {
    totalRecords: 3,
    corrections: [
      exampleCorrection({ id: 3 }),
      exampleCorrection({ id: 4, field: 'assists', from: null, to: 2 }),
      exampleCorrection({ id: 2, endedAt: '2024-06-20T08:00:00Z' }),
    ],
  });
  await openDesk(fake, '/desk/corrections');
  await userEvent.click(await box('Kies alle 2 op deze pagina'));
  fake.api.answer('POST admin/corrections', { correction: exampleCorrection() });
  await press('Zet gekozen cijfers terug');
  const dialog = await begin('2 verbeteringen terugdraaien?', 'Zet terug');
  expect(await dialog.findByText('2 zijn gelukt.')).toBeInTheDocument();
  expect(fake.api.calls('POST admin/corrections').map(({ body }) => body)).toEqual([
    { matchId: 1, playerId: 110, field: 'assists', value: null, reason: 'Gelekt' },
    { matchId: 1, playerId: 110, field: 'goals', value: 1, reason: 'Gelekt' },
  ]);
});
