import type { User } from '@euro/api-contract';
import { closeRemote, exampleServices, exampleTeam, exampleUser, refuse } from '@euro/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveFor } from '../domain/leaveFor.js';
import { exampleCreated, exampleOrder, examplePaid } from '../testing/exampleOrders.js';
import { makePortal, openPage } from '../testing/openPage.js';

jest.mock('../domain/leaveFor.js', () => ({ leaveFor: jest.fn() }));

afterEach(async () => {
  await closeRemote();
  jest.mocked(leaveFor).mockClear();
});

const member: User = { ...exampleUser, role: 'premium', roles: ['user', 'premium'] };
const premiumOrder = {
  kind: 'premium',
  amount: 990,
  discount: 0,
  coupons: [],
  lines: [{ teamId: null, name: 'Premium', amount: 990 }],
} as const;
const order = exampleOrder({ ...premiumOrder, coupons: [], lines: [...premiumOrder.lines] });
const paidOrder = examplePaid({ ...premiumOrder, coupons: [], lines: [...premiumOrder.lines] });

describe('the shop', () => {
  it('sells premium at the price of the settings, by the same payment without teams', async () => {
    const fake = makePortal();
    fake.api.answer('POST payments/create', exampleCreated(order));
    await openPage(fake, '/shop');
    expect(screen.getByText('9,90')).toBeInTheDocument();
    expect(screen.getByText(/Vanaf speeldag 5\./)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText(/Kessel/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Koop Premium' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    const body = fake.api.calls('POST payments/create')[0]?.body;
    expect(body).toMatchObject({ coupons: [], redirectURL: 'http://localhost/thanks' });
    expect(body).not.toHaveProperty('teamIds');
  });

  it.each([
    [true, `${exampleUser.firstName} ${exampleUser.lastName}`],
    [false, 'Naam verborgen'],
  ])('shows the team as others see it, with its manager’s name visible: %s', async (nameVisible, manager) => {
    await openPage(makePortal({ myTeams: [exampleTeam({ nameVisible })] }), '/shop');
    expect(screen.getByText(manager)).toBeInTheDocument();
  });

  it('explains why nothing can be bought, and shows members only their own message', async () => {
    const fake = makePortal();
    fake.api.answer('POST payments/create', refuse('payment-failed', 502));
    await openPage(fake, '/shop');
    await userEvent.click(screen.getByRole('button', { name: 'Koop Premium' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Betaling mislukt. Contacteer ons via de chat.',
    );
    await act(async () =>
      fake.state.services.set({ status: 'ready', value: { ...exampleServices, payments: false } }),
    );
    expect(screen.getByRole('button', { name: 'Koop Premium' })).toHaveAccessibleDescription(
      /Betalen kan nu niet/,
    );
    await act(async () => fake.state.session.set({ status: 'signed-in', user: member }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Je bent Premium');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('9,90')).not.toBeInTheDocument();
  });
});

describe('the thanks', () => {
  it('appear once the order is paid, with four tips; the session gets the role', async () => {
    const fake = makePortal();
    fake.api.answer('GET payments/{id}', { order });
    await openPage(fake, '/thanks?order=41');
    expect(await screen.findByText('Nog heel even')).toBeInTheDocument();
    fake.api.answer('GET payments/{id}', { order: paidOrder });
    await act(async () => {
      fireEvent(document, new Event('visibilitychange'));
    });
    expect(await screen.findByRole('heading', { name: 'Bedankt!' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(fake.refreshed).toEqual(expect.arrayContaining(['session', 'myTeams']));
    expect(fake.emitted).toContainEqual(
      expect.objectContaining({
        name: 'payments.succeeded@1',
        detail: { orderId: 41, kind: 'premium', value: 9.9, currency: 'EUR' },
      }),
    );
  });

  it('do not appear when nothing was paid', async () => {
    const fake = makePortal();
    fake.api.answer('GET payments/{id}', { order: { ...order, status: 'canceled', checkoutURL: null } });
    await openPage(fake, '/thanks?order=41');
    expect(await screen.findByText('Je bent nog geen Premium')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Naar de shop' })).toBeInTheDocument();
  });
});
