import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleFaults } from '../testing/exampleDesk.js';
import { makeDesk, openDesk } from '../testing/openDesk.js';

it('faults in browsers are counted by section and release, and open to what they said and where', async () => {
  await openDesk(makeDesk(), '/desk');
  const card = within(await screen.findByRole('region', { name: 'Fouten per onderdeel' }));
  const [canary, active] = card.getAllByText(/^uitgave/).map((fact) => fact.closest('li') as HTMLElement);
  expect(canary).toHaveTextContent(/mf-transfers.*uitgave 3\.15\.0-ab.*46 fouten/);
  expect(active).toHaveTextContent(/mf-transfers.*uitgave 3\.14\.2-cd.*1 fout/);
  const place = card.getByText('mf-transfers 3.15.0-ab src/confirm/price.ts:12:5 (sell)');
  expect(place).not.toBeVisible();
  await userEvent.click(card.getByText('1 soort tonen'));
  expect(place).toBeVisible();
  expect(card.getByText(/price is undefined/)).toBeVisible();
  expect(card.getByText(/^46 fouten · sinds .+ · pagina \/transfers\/:id$/)).toBeVisible();
});

it('a portal without faults says so', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/faults', exampleFaults({ releases: [], groups: [] }));
  await openDesk(fake, '/desk');
  expect(await screen.findByText(/^Geen browser meldde een fout/)).toBeVisible();
});
