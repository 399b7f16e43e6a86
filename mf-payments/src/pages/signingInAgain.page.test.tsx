import { exampleUser, refuse } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { arrangePayments } from '../testing/arrangePayments.js';
import { makePortal, openPage } from '../testing/openPage.js';

it('a page that was opened with an expired session is loaded after signing in again', async () => {
  const fake = makePortal();
  fake.api.answer('GET payments', refuse('session-expired', 401, { message: 'Je sessie is verlopen.' }));
  await openPage(fake, '/my-teams/payments');
  expect(await screen.findByText('Je sessie is verlopen.')).toBeVisible();
  arrangePayments(fake);
  await act(async () => fake.emit('session.started@1', { userId: exampleUser.id }));
  // It is in the list of teams and, a moment later, in its order.
  const [name] = await screen.findAllByText(/Tielemans & Zonen/);
  expect(name).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Je sessie is verlopen.')).not.toBeInTheDocument());
});
