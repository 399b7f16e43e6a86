import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleWork, exampleWorkFailure } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('region', { name: 'Soorten werk' }));
  return within(list.getByText(name).closest('li') as HTMLElement);
};

it('shows the pending, the running and the failed work by kind', async () => {
  await openDesk(makeDesk(), '/desk/work');
  const mails = await rowOf('Mails versturen');
  expect(mails.getByText(/1.204 aan de beurt · het oudste sinds .+ · 3 voor later/)).toBeVisible();
  expect(mails.getByText('2 bezig')).toBeVisible();
  expect(mails.getByText('1 mislukt')).toBeVisible();
  const cleanup = await rowOf('Oude aanmeldingen opruimen');
  expect(cleanup.getByText('Op vaste tijden')).toBeVisible();
  expect(cleanup.queryByRole('button')).toBeNull();
  expect(screen.getByText('Werkers delen een wachtrij in Redis.')).toBeVisible();
  expect(screen.getByText('The mail did not go out: 550 no such user')).toHaveAttribute('lang', 'en');
});

it('retries one failure with a reason, and all of a kind', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/work');
  fake.api.answer('POST admin/work/{kind}/retry', { ok: true });
  const one = 'Mails versturen, rij 4711 opnieuw proberen';
  await userEvent.click(await screen.findByRole('button', { name: one }));
  await confirmWith('Mails versturen opnieuw proberen?', 'Adres is hersteld', 'Probeer opnieuw');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Wordt opnieuw geprobeerd.'));
  await userEvent.click(screen.getByRole('button', { name: 'Alles opnieuw: Mails versturen' }));
  await confirmWith('Mails versturen opnieuw proberen?', 'Server is terug', 'Probeer opnieuw');
  await waitFor(() => expect(fake.api.calls('POST admin/work/{kind}/retry')).toHaveLength(2));
  expect(fake.api.calls('POST admin/work/{kind}/retry')).toMatchObject([
    { params: { kind: 'mail' }, body: { failureId: 8, reason: 'Adres is hersteld' } },
    { params: { kind: 'mail' }, body: { failureId: null, reason: 'Server is terug' } },
  ]);
});

it('retains the reason when a retry is refused', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/work');
  fake.api.answer(
    'POST admin/work/{kind}/retry',
    refuse('not-found', 404, { message: 'Dit is er niet meer.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Alles opnieuw: Mails versturen' }));
  await confirmWith('Mails versturen opnieuw proberen?', 'Server is terug', 'Probeer opnieuw');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Waarom?' })).toHaveValue('Server is terug');
});

it('shows that nothing failed, and that the queue does not respond', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/work', exampleWork({ isUsable: false, failures: [] }));
  await openDesk(fake, '/desk/work');
  expect(await screen.findByText('Niets is mislukt.')).toBeVisible();
  expect(screen.getByText(/De wachtrij in Redis antwoordt niet/)).toBeVisible();
});

it('names a failing run, its competition, and an unknown kind', async () => {
  const fake = makeDesk();
  const failure = exampleWorkFailure({ kind: 'polish-cup', rowId: null, competitionId: 2, attempts: 4 });
  fake.api.answer('GET admin/work', exampleWork({ driver: 'tables', failures: [failure] }));
  await openDesk(fake, '/desk/work');
  expect(await screen.findByText('polish-cup, het hele werk')).toBeVisible();
  expect(screen.getByText(/competitie #2 · 4 keer geprobeerd/)).toBeVisible();
  expect(screen.getByText('Werkers vinden hun werk in de tabellen.')).toBeVisible();
});
