import type { Order } from '@euro/api-contract';
import { closeRemote, type FakePlatform, refuse } from '@euro/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleOrder, examplePaid } from '../testing/exampleOrders.js';
import { makePortal, openPage } from '../testing/openPage.js';

function answerOrder(fake: FakePlatform, order: Order): void {
  fake.api.answer('GET payments/{id}', { order });
}

const reports = (fake: FakePlatform) =>
  fake.emitted.filter(({ name }) => name !== 'payments.started@1').map(({ name, detail }) => [name, detail]);

/** The payer comes back to the tab. */
const comeIntoView = () =>
  act(async () => {
    fireEvent(document, new Event('visibilitychange'));
  });

describe('returning from the checkout', () => {
  it('reports once that it is paid, however often the page is opened', async () => {
    const fake = makePortal();
    answerOrder(fake, examplePaid());
    for (const _ of ['first', 'reloaded']) {
      await openPage(fake, '/my-teams?order=41');
      expect(
        await screen.findByText(/€ 7,00 is ontvangen voor Kessel Kickers en 1 meer/),
      ).toBeInTheDocument();
      await closeRemote();
    }
    expect(reports(fake)).toEqual([
      ['payments.succeeded@1', { orderId: 41, kind: 'teams', value: 7, currency: 'EUR' }],
    ]);
    expect(fake.refreshed).toContain('myTeams');
    await openPage(fake, '/my-teams?order=41');
    await userEvent.click(await screen.findByRole('button', { name: 'Verberg dit bericht' }));
    expect(fake.visited.at(-1)).toBe('/my-teams');
    expect(screen.queryByText(/is ontvangen/)).not.toBeInTheDocument();
  });

  it('reports that a payment is under review, and offers neither to pay nor to cancel it', async () => {
    const fake = makePortal();
    answerOrder(fake, exampleOrder({ checkoutURL: null, underReview: true }));
    await openPage(fake, '/my-teams?order=41');
    const notice = await screen.findByText(/We kijken je betaling van €\s7,00 na\./);
    expect(notice).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Annuleer betaling' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verder betalen' })).not.toBeInTheDocument();
  });

  it('follows an open order, and returns failed ones to be paid again', async () => {
    const fake = makePortal();
    fake.api.answer('POST payments/coupon', {
      coupon: { id: 1, code: 'EURO1PLUS1', competitionFeed: 'EUROM', type: 'discount1+1', value: 700 },
    });
    fake.platform.storage.write('codes', { orderId: 41, codes: ['EURO1PLUS1'] });
    await openPage(fake, '/my-teams?order=41');
    expect(await screen.findByText(/is nog niet afgerond/)).toBeInTheDocument();
    // It lets go of its coupons.
    answerOrder(fake, exampleOrder({ status: 'failed', checkoutURL: null, coupons: [] }));
    await comeIntoView();
    expect(await screen.findByText(/Betaling mislukt. Contacteer ons via de chat./)).toBeInTheDocument();
    expect(reports(fake)).toEqual([['payments.failed@1', { orderId: 41, status: 'failed' }]]);

    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw betalen' }));
    expect(screen.queryByText(/Betaling mislukt/)).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    expect(await screen.findByText('1+1 actief: je tweede ploeg is gratis.')).toBeInTheDocument();
  });

  it.each([
    ['expired', 'De tijd om te betalen is voorbij.'],
    ['canceled', 'Je hebt de betaling geannuleerd.'],
    ['refunded', 'Deze betaling is terugbetaald.'],
  ] as const)('shows the result of an order that is %s', async (status, text) => {
    const fake = makePortal();
    answerOrder(fake, exampleOrder({ status }));
    await openPage(fake, '/my-teams/payments?order=41');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('cancels an open order, which frees its teams', async () => {
    const fake = makePortal();
    await openPage(fake, '/my-teams?order=31');
    fake.api.answer('POST payments/cancel', { order: exampleOrder({ id: 31, status: 'canceled' }) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Annuleer de betaling van Plan B United' }),
    );
    answerOrder(fake, exampleOrder({ id: 31, status: 'canceled' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deze betaling annuleren?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, annuleer' }));
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De betaling is geannuleerd.'));
    expect(fake.api.calls('POST payments/cancel')[0]?.body).toEqual({ paymentId: 31 });
    expect(reports(fake)).toEqual([['payments.failed@1', { orderId: 31, status: 'canceled' }]]);
    expect(fake.refreshed).toContain('myTeams');
  });

  it('reports an unknown order, and offers a retry when that is uncertain', async () => {
    const fake = makePortal();
    fake.api.answer('GET payments/{id}', refuse('not-available', 503));
    await openPage(fake, '/my-teams?order=41');
    const checkButton = await screen.findByRole('button', { name: 'Kijk opnieuw na' });
    fake.api.answer('GET payments/{id}', refuse('not-found', 404));
    await userEvent.click(checkButton);
    expect(await screen.findByText('Deze betaling vinden we niet.')).toBeInTheDocument();
  });
});
