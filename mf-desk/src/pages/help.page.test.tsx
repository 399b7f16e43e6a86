import { closeRemote, refuse } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleHelpMessage, exampleTicket } from '../testing/exampleDesk.js';
import { makeDesk, openDesk } from '../testing/openDesk.js';

it('conversations are listed by their state, and waiting ones are marked', async () => {
  const fake = makeDesk(['user', 'support']);
  fake.api.answer('GET admin/help', ({ query }) => ({
    totalRecords: query?.status === 'closed' ? 0 : 1,
    tickets: query?.status === 'closed' ? [] : [exampleTicket({ user: null, email: null })],
  }));
  await openDesk(fake, '/desk/help');
  expect(await screen.findByRole('link', { name: 'Lees gesprek 3 met Bezoeker 3' })).toHaveAttribute(
    'href',
    '/desk/help/3',
  );
  expect(screen.getByText('Wacht op antwoord')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Gesloten' }));
  expect(await screen.findByText('Geen gesprekken')).toBeInTheDocument();
});

it('the language of a user of a translation is shown', async () => {
  const fake = makeDesk(['user', 'support']);
  const ticket = exampleTicket({ language: 'en', translation: 'fr' });
  fake.api.answer('GET admin/help', { totalRecords: 1, tickets: [ticket] });
  await openDesk(fake, '/desk/help');
  expect(await screen.findByText(/ · Frans/)).toBeInTheDocument();
  await closeRemote();
  fake.api.answer('GET admin/help/{id}', { ticket, messages: [exampleHelpMessage()] });
  await openDesk(fake, '/desk/help/3');
  expect(await screen.findByText(/^Frans/)).toBeInTheDocument();
});

it('an answer that is not delivered remains, also after a reload, and is sent once', async () => {
  const fake = makeDesk(['user', 'support']);
  await openDesk(fake, '/desk/help/3');
  expect(fake.api.calls('GET admin/help/{id}').at(-1)?.params).toEqual({ id: 3 });
  expect(await screen.findByRole('log')).toHaveTextContent('Waar vind ik mijn punten?');
  expect(fake.titles.at(-1)).toBe('Gesprek met Lotte Peeters');
  expect(
    screen.getByText('Staat de chat niet open, dan gaat het antwoord per mail naar lotte@demo.test.'),
  ).toBeInTheDocument();

  fake.api.answer('POST admin/help/{id}', refuse('not-available', 503, { message: 'Even niet bereikbaar.' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Antwoord' }), 'Onder Punten.{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Niet verstuurd: Even niet bereikbaar.');
  const answer = exampleHelpMessage({ id: 2, from: 'desk', author: 'Olga', body: 'Onder Punten.' });
  fake.api.answer('POST admin/help/{id}', { ticket: exampleTicket(), messages: [answer] });
  fake.api.answer('GET admin/help/{id}', {
    ticket: exampleTicket({ lastMessage: answer, unread: 0 }),
    messages: [exampleHelpMessage(), answer],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Antwoord' })).toHaveValue(''));
  const [first, second] = fake.api.calls('POST admin/help/{id}');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Onder Punten.'));

  await userEvent.type(screen.getByRole('textbox', { name: 'Antwoord' }), 'En kijk ook');
  await closeRemote();
  await openDesk(fake, '/desk/help/3');
  expect(await screen.findByRole('textbox', { name: 'Antwoord' })).toHaveValue('En kijk ook');
});

it('a conversation is closed; a deleted one is marked as such', async () => {
  const fake = makeDesk(['user', 'support']);
  const closedTicket = exampleTicket({ status: 'closed' });
  fake.api.answer('POST admin/help/{id}/status', { ticket: closedTicket });
  await openDesk(fake, '/desk/help/3');
  fake.api.answer('GET admin/help/{id}', { ticket: closedTicket, messages: [exampleHelpMessage()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Sluit gesprek' }));
  expect(await screen.findByRole('button', { name: 'Open gesprek opnieuw' })).toBeInTheDocument();
  await closeRemote();
  fake.api.answer('GET admin/help/{id}', refuse('not-found', 404));
  await openDesk(fake, '/desk/help/3');
  expect(await screen.findByText('Dit gesprek is er niet')).toBeInTheDocument();
  await act(async () => fake.state.locale.set('en'));
  expect(screen.getByText('This conversation is not there')).toBeInTheDocument();
});
