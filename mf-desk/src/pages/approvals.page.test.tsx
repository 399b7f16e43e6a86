import type { Approval } from '@euro/api-contract';
import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const refund: Approval = {
  id: 5,
  kind: 'refund',
  subject: 'order 31',
  fields: {},
  asker: { id: 9, name: 'Piet Penning' },
  isOwn: false,
  reason: 'Dubbel betaald',
  askedAt: '2024-06-19T07:48:00.000Z',
  expiresAt: '2024-06-26T07:48:00.000Z',
};

it('a call that waits for a second person is first on the overview, and is approved with a reason', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/approvals', { approvals: [refund] });
  fake.api.answer('POST admin/approvals/{id}/decide', { isDone: true, failure: null });
  await openDesk(fake, '/desk');
  const card = within(await screen.findByRole('region', { name: 'Wacht op jou' }));
  expect(card.getByText(/^Piet Penning vroeg dit .*“Dubbel betaald”/)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Keur goed: Bestelling 31 terugbetalen' }));
  await confirmWith('Goedkeuren en meteen uitvoeren?', 'Nagekeken', 'Keur goed');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het is goedgekeurd en uitgevoerd.'));
  expect(fake.api.calls('POST admin/approvals/{id}/decide').at(-1)).toMatchObject({
    params: { id: 5 },
    body: { accepts: true, reason: 'Nagekeken' },
  });
  const failure = { code: 'payment-failed', message: 'Betalen lukt nu niet.' };
  fake.api.answer('POST admin/approvals/{id}/decide', { isDone: false, failure });
  await userEvent.click(card.getByRole('button', { name: /^Keur goed/ }));
  await confirmWith('Goedkeuren en meteen uitvoeren?', 'Nog eens', 'Keur goed');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het is niet gelukt. Betalen lukt nu niet.'));
});

it('who asked for it sees that it waits, and withdraws it', async () => {
  const fake = makeDesk(['user'], ['treasurer']);
  fake.api.answer('GET admin/approvals', { approvals: [{ ...refund, isOwn: true }] });
  fake.api.answer('POST admin/approvals/{id}/withdraw', { ok: true });
  await openDesk(fake, '/desk');
  expect(await screen.findByText(/^Wacht op een tweede paar ogen\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Keur goed/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Trek in/ }));
  await confirmWith('Je vraag intrekken?', 'Vergissing', 'Trek in');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Je vraag is ingetrokken.'));
});

it('an action that waits closes its dialog and says so', async () => {
  const fake = makeDesk(['user'], ['treasurer']);
  const message = 'Dit wacht op een tweede paar ogen.';
  fake.api.answer('POST admin/orders/{id}/refund', refuse('waits-for-approval', 409, { message }));
  await openDesk(fake, '/desk/orders');
  await userEvent.click(await screen.findByRole('button', { name: /^Betaal bestelling .* terug$/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Waarom?' }), 'Dubbel betaald');
  await userEvent.click(dialog.getByRole('button', { name: 'Betaal terug' }));
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe(message));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an operator chooses what waits', async () => {
  const fake = makeDesk();
  fake.api.answer('PUT admin/competitions/{id}/four-eyes', { fourEyes: ['refund'] });
  await openDesk(fake, '/desk/competitions/1');
  const card = within(await screen.findByRole('region', { name: 'Vier ogen' }));
  expect(card.getByRole('button', { name: 'Keuze opslaan' })).toHaveAccessibleDescription(
    'Je veranderde nog niets.',
  );
  await userEvent.click(card.getByRole('checkbox', { name: 'Bestellingen terugbetalen' }));
  await userEvent.click(card.getByRole('button', { name: 'Keuze opslaan' }));
  await confirmWith('Veranderen wat op een tweede paar ogen wacht?', 'Afgesproken', 'Keuze opslaan');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De keuze is opgeslagen.'));
  expect(fake.api.calls('PUT admin/competitions/{id}/four-eyes').at(-1)).toMatchObject({
    body: { fourEyes: ['refund'], reason: 'Afgesproken' },
  });
});
