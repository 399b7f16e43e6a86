import { refuse } from '@euro/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleAnnouncement } from '../testing/exampleAnnouncement.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

it('a message is planned with a preview and its audience, in both languages', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/announcements');
  await userEvent.click(await screen.findByRole('button', { name: 'Nieuwe aankondiging' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nieuwe aankondiging' }));
  expect(dialog.getByRole('button', { name: 'Plan de aankondiging' })).toHaveAccessibleDescription(
    'Vul beide teksten, het begin en het einde in.',
  );
  await userEvent.type(dialog.getByLabelText('Tekst in het Nederlands'), 'Tot straks');
  await userEvent.type(dialog.getByLabelText('Tekst in het Engels'), 'See you');
  await userEvent.type(dialog.getByLabelText('Pagina (mag leeg)'), '/rules');
  fireEvent.change(dialog.getByLabelText('Vanaf'), { target: { value: '2024-06-19T10:00' } });
  fireEvent.change(dialog.getByLabelText('Tot'), { target: { value: '2024-06-20T10:00' } });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ook per mail' }));
  expect(dialog.getByText('Tot straks', { selector: 'p' })).toBeVisible();
  expect(await dialog.findByText(/^204 accounts nu · 31 krijgen een mail/)).toBeVisible();
  fake.api.answer('POST admin/announcements', refuse('announcement-invalid', 422, { message: 'Te laat.' }));
  await confirmWith('Nieuwe aankondiging', 'Onderhoud', 'Plan de aankondiging');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Te laat.');
  fake.api.answer('POST admin/announcements', { announcement: exampleAnnouncement() });
  await confirmWith('Nieuwe aankondiging', 'Onderhoud', 'Plan de aankondiging');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De aankondiging is gepland.'));
  expect(fake.api.calls('POST admin/announcements').at(-1)).toEqual({
    body: {
      ...{ text: { nl: 'Tot straks', en: 'See you' }, path: '/rules', segment: 'everyone' },
      ...{ isEverywhere: false, byMail: true, byPush: false, reason: 'Onderhoud' },
      startsAt: new Date('2024-06-19T10:00').toISOString(),
      endsAt: new Date('2024-06-20T10:00').toISOString(),
    },
  });
});

it('one that runs is ended early, one that is over is not', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/announcements', {
    totalRecords: 2,
    announcements: [exampleAnnouncement(), exampleAnnouncement({ id: 3, state: 'ended', mails: null })],
  });
  await openDesk(fake, '/desk/announcements');
  expect(await screen.findAllByRole('button', { name: /^Beëindig/ })).toHaveLength(1);
  fake.api.answer('POST admin/announcements/{id}/end', { ok: true });
  await userEvent.click(screen.getByRole('button', { name: 'Beëindig: Vannacht zijn we even weg.' }));
  await confirmWith('Aankondiging beëindigen?', 'Werk is klaar', 'Beëindig');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('De aankondiging is voorbij.'));
  expect(fake.api.calls('POST admin/announcements/{id}/end')).toEqual([
    { params: { id: 4 }, body: { reason: 'Werk is klaar' } },
  ]);
});

it('without any the page says what they are', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/announcements', { totalRecords: 0, announcements: [] });
  await openDesk(fake, '/desk/announcements');
  expect(await screen.findByText('Nog geen aankondigingen')).toBeVisible();
});
