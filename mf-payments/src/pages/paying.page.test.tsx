import { closeRemote, type FakePlatform, passTime, refuse } from '@euro/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveFor } from '../domain/leaveFor.js';
import { exampleCreated, exampleTeams } from '../testing/exampleOrders.js';
import { makePortal, openPage } from '../testing/openPage.js';

jest.mock('../domain/leaveFor.js', () => ({ leaveFor: jest.fn() }));

afterEach(async () => {
  jest.useRealTimers();
  await closeRemote();
  jest.mocked(leaveFor).mockClear();
});

const coupon = {
  id: 1,
  code: 'EURO1PLUS1',
  competitionFeed: 'EUROM',
  type: 'discount1+1' as const,
  value: 700,
};
const plainText = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

async function openTeams(fake: FakePlatform = makePortal()): Promise<FakePlatform> {
  fake.api.answer('POST payments/coupon', { coupon });
  fake.api.answer('POST payments/create', exampleCreated());
  await openPage(fake, '/my-teams');
  return fake;
}

const choose = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `${name} kiezen om te betalen` }));
const summary = () => plainText(screen.getByRole('complementary', { name: 'Overzicht' }));
const payButton = () => screen.getByRole('button', { name: /^Betaal €/ });
const typeCode = (code: string) => userEvent.type(screen.getByRole('textbox', { name: 'Code' }), code);

async function chooseTwoWithCode(): Promise<void> {
  await choose('Kessel Kickers');
  await choose('De Tweede Adem');
  await typeCode('euro1plus1');
  await screen.findByText('1+1 actief: je tweede ploeg is gratis.');
}

describe('my teams', () => {
  it('show the state of each payment, and offer unpaid ones', async () => {
    await openTeams();
    expect(screen.getByText('4 ploegen · 1 betaald')).toBeInTheDocument();
    const rows = screen.getAllByRole('listitem').map(plainText);
    expect(rows[0]).toMatch(/Kessel KickersAangemaakt op 02\/06\/24Niet betaald€ 7,00/);
    expect(rows[2]).toMatch(/Plan B UnitedBetaling gestart om \d\d\.58/);
    expect(rows[3]).toMatch(/Tielemans & ZonenBetaald op 12\/06\/24Betaald/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Verwijder / })).toHaveLength(2);
    expect(payButton()).toHaveAccessibleDescription('Kies eerst een ploeg om te betalen.');
  });

  it('are paid two for one with a code, once however often the button is pressed', async () => {
    const fake = await openTeams();
    await chooseTwoWithCode();
    expect(fake.api.calls('POST payments/coupon').map(({ body }) => body.coupon)).toEqual(['EURO1PLUS1']);
    expect(summary()).toMatch(/2 ploegen × € 7,00€ 14,00Korting 1\+1−€ 7,00Te betalen€ 7,00/);

    await userEvent.dblClick(payButton());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://pay.test/41'));
    const [order, ...more] = fake.api.calls('POST payments/create');
    expect(more).toEqual([]);
    expect(order?.body).toMatchObject({
      teamIds: [1, 2],
      coupons: ['EURO1PLUS1'],
      competitionFeed: 'EUROM',
      seasonId: 2024,
      redirectURL: 'http://localhost/my-teams',
    });
    expect(order?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(fake.emitted).toContainEqual(
      expect.objectContaining({ name: 'payments.started@1', detail: { orderId: 41, kind: 'teams' } }),
    );
    expect(payButton()).toHaveAttribute('aria-busy', 'true');

    // Back from the checkout by the back button: the page is as it was left.
    await act(async () => {
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(payButton()).not.toHaveAttribute('aria-busy');
    expect(await screen.findByText(/Je betaling van € 7,00 is nog niet afgerond\./)).toBeInTheDocument();
  });

  it('can be paid again, beside the open order, when nobody got to the checkout', async () => {
    await openTeams();
    await choose('Kessel Kickers');
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
    fireEvent.click(payButton());
    await passTime(100);
    expect(leaveFor).toHaveBeenCalledWith('https://pay.test/41');
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    await passTime(10_000);
    expect(payButton()).not.toHaveAttribute('aria-busy');
    expect(await screen.findByText(/Je betaling van € 7,00 is nog niet afgerond\./)).toBeInTheDocument();
  });

  it('lose nothing when paying fails: the same press again is the same order', async () => {
    const fake = await openTeams();
    await chooseTwoWithCode();
    fake.api.answer('POST payments/create', refuse('payment-failed', 502));
    await userEvent.click(payButton());
    const sentence = 'Betaling mislukt. Contacteer ons via de chat.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(fake.notices.at(-1)).toMatchObject({ tone: 'warning', text: sentence });
    expect(fake.reports).toHaveLength(1);
    expect(summary()).toContain('Te betalen€ 7,00');

    fake.api.answer('POST payments/create', exampleCreated());
    await userEvent.click(payButton());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    const [first, second] = fake.api.calls('POST payments/create');
    expect(second).toEqual(first);
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('report when another tab has paid for one meanwhile, and show the current state', async () => {
    const fake = await openTeams();
    await chooseTwoWithCode();
    const message = 'Een van deze ploegen is al betaald.';
    fake.api.answer('POST payments/create', refuse('team-not-payable', 409, { message }));
    await userEvent.click(payButton());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(fake.refreshed).toContain('myTeams');
    const [first, ...others] = exampleTeams();
    await act(async () =>
      fake.state.myTeams.set({
        status: 'ready',
        value: [...(first ? [{ ...first, paymentId: 50, payment: null }] : []), ...others],
      }),
    );
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(summary()).toContain('1 ploeg × € 7,00');
    expect(screen.getByText(/Je kortingscode is gewist/)).toBeInTheDocument();
  });
});

describe('discount codes', () => {
  it('show their errors with the specified texts', async () => {
    const fake = await openTeams();
    const pairs =
      'Je moet minstens twee teams samen afrekenen (waarvan één betaald) wanneer je de 1+1-kortingscode wilt gebruiken.';
    await choose('Kessel Kickers');
    await typeCode('EURO1');
    await userEvent.tab();
    expect(screen.getByText('Een kortingscode telt 6 tot 11 letters en cijfers.')).toBeInTheDocument();
    await typeCode('PLUS1');
    expect(screen.getByText(pairs)).toBeInTheDocument();
    expect(fake.api.calls('POST payments/coupon')).toEqual([]);
    expect(payButton()).toHaveAccessibleDescription('Wis eerst de code die niet werkt.');

    fake.api.answer('POST payments/coupon', refuse('coupon-once-per-account', 409));
    await choose('De Tweede Adem');
    expect(
      await screen.findByText('Je kan slechts één 1+1-kortingscode per account gebruiken.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Nog een code' }));
    expect(screen.getByText('Je kan slechts één kortingscode per keer gebruiken.')).toBeInTheDocument();

    const unknown = 'Deze kortingscode bestaat niet.';
    fake.api.answer('POST payments/coupon', refuse('coupon-unknown', 404, { message: unknown }));
    await userEvent.click(screen.getByRole('button', { name: 'Wis de code' }));
    await typeCode('NOSUCH1');
    expect(await screen.findByText(unknown)).toBeInTheDocument();
  });

  it('are checked again after an interruption, and removed when a team is removed', async () => {
    const fake = await openTeams();
    await choose('Kessel Kickers');
    await choose('De Tweede Adem');
    fake.api.answer('POST payments/coupon', refuse('offline', 0, { message: 'Je bent offline.' }));
    await typeCode('EURO1PLUS1');
    const checkButton = await screen.findByRole('button', { name: 'Kijk opnieuw na' });
    fake.api.answer('POST payments/coupon', { coupon });
    await userEvent.click(checkButton);
    expect(await screen.findByText('1+1 actief: je tweede ploeg is gratis.')).toBeInTheDocument();

    await choose('De Tweede Adem');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    expect(summary()).toMatch(/1 ploeg × € 7,00€ 7,00Te betalen€ 7,00/);
  });
});

describe('the payments page', () => {
  it('shows the specified text when all is paid, or nothing', async () => {
    const [unpaid, , , paid] = exampleTeams();
    const fake = makePortal({ myTeams: paid ? [paid] : [] });
    await openPage(fake, '/my-teams/payments');
    expect(screen.getAllByText('Alle teams zijn betaald.')).toHaveLength(2);
    await act(async () => fake.state.myTeams.set({ status: 'ready', value: unpaid ? [unpaid] : [] }));
    expect(screen.getByText('Je hebt geen betaalde teams.')).toBeInTheDocument();
    expect(payButton()).toBeInTheDocument();
  });

  it('lists orders with their receipts, and prints one', async () => {
    const fake = makePortal();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await openPage(fake, '/payments');
    const orders = within(screen.getByRole('region', { name: 'Bestellingen' }));
    expect(await orders.findByText('Kessel Kickers en 1 meer')).toBeInTheDocument();
    await userEvent.click(orders.getByRole('button', { name: /^Verder betalen: Kessel/ }));
    expect(leaveFor).toHaveBeenCalledWith('https://pay.test/41');
    await userEvent.click(orders.getByRole('link', { name: 'Ontvangstbewijs van Tielemans & Zonen' }));
    expect(fake.visited.at(-1)).toBe('/my-teams/payments?receipt=21');
    await screen.findByRole('heading', { name: 'Ontvangstbewijs EM-2024-000123', level: 1 });
    expect(screen.getByText('Lotte Peeters, lotte@demo.test')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Druk af' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
