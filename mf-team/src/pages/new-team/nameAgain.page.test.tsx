import { exampleChangedTeam } from '@euro/game-ui/testing';
import { exampleTeam as myTeam } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { leaveDraft } from '../../testing/storedDraft.js';

const EURO = { nl: 'EURO 2024', en: 'EURO 2024' };
const last = { id: 5, name: 'De Buitenspelval', badge: '/api/uploads/badges/a.webp', competition: EURO };
const field = () => screen.findByRole('textbox', { name: 'Naam van je ploeg' });

function makeAgain(options: Parameters<typeof makePortal>[0] = {}) {
  const fake = makePortal(options);
  fake.api.answer('GET teams/again', { teams: [last, { ...last, id: 6, name: 'De Tweede', badge: null }] });
  return fake;
}

it('a new team starts with the name and the logo of the last one', async () => {
  const fake = makeAgain();
  leaveDraft(fake);
  fake.api.answer('POST team/add', exampleChangedTeam());
  await openPage(fake, '/new');
  await waitFor(async () => expect(await field()).toHaveValue('De Buitenspelval'));
  expect(screen.getByText('De naam van je ploeg van EURO 2024; je logo gaat mee.')).toBeVisible();
  const bar = within(screen.getByRole('region', { name: 'Opslaan' }));
  await userEvent.click(bar.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(fake.api.calls('POST team/add')).toHaveLength(1));
  expect(fake.api.calls('POST team/add')[0]?.body).toMatchObject({ teamName: 'De Buitenspelval', again: 5 });
});

it('it can have another name, and then copies nothing', async () => {
  await openPage(makeAgain(), '/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Kies een andere naam' }));
  expect(await field()).toHaveValue('');
  expect(screen.queryByText(/De naam van je ploeg van EURO 2024/)).not.toBeInTheDocument();
});

it('it is offered a name that none of the own teams has', async () => {
  await openPage(makeAgain({ myTeams: [myTeam({ id: 12, name: last.name })] }), '/new');
  await waitFor(async () => expect(await field()).toHaveValue('De Tweede'));
  expect(screen.getByText('De naam van je ploeg van EURO 2024.')).toBeVisible();
});
