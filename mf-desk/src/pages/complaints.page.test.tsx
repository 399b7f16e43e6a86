import { refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleComplaint } from '../testing/exampleComplaint.js';
import { exampleOverview } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const PATH = 'POST admin/complaints/{id}/decide';

describe('complaints', () => {
  it('show the message in its conversation, and are hidden with a reason and a notice', async () => {
    const fake = makeDesk(['user', 'support']);
    fake.api.answer(PATH, refuse('not-found', 404, { message: 'Dat is er niet meer.' }));
    await openDesk(fake, '/desk/complaints');
    const list = within(await screen.findByRole('region', { name: 'Klachten' }));
    expect(list.getByText('Chatbericht in Toog 7')).toBeInTheDocument();
    expect(list.getByText('Slim.')).toBeInTheDocument();
    expect(list.getByText('beledigend 2')).toBeInTheDocument();
    expect(list.getByText(/^2 klachten, eerste .*19\/06/).parentElement).toHaveTextContent(
      / · Bjorn Maes \(Nederlands\)$/,
    );
    // Only operators open accounts.
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Verberg: Zwijg, kalf.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bericht verbergen?' }));
    const notice = dialog.getByRole('textbox', { name: 'Bericht aan Bjorn Maes' });
    expect(notice).toHaveDisplayValue(/“Zwijg, kalf\.” is weggehaald/);
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.clear(notice);
    await userEvent.type(notice, 'Hou het netjes.');
    await confirmWith('Bericht verbergen?', 'Huisregels', 'Verberg');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Dat is er niet meer.');
    fake.api.answer(PATH, { ok: true });
    fake.api.answer('GET admin/complaints', { totalRecords: 0, complaints: [] });
    await confirmWith('Bericht verbergen?', 'Huisregels', 'Verberg');
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het bericht is verborgen.'));
    expect(fake.api.calls(PATH).at(-1)).toMatchObject({
      params: { id: 5 },
      body: { answer: 'hide', notice: 'Hou het netjes.', reason: 'Huisregels' },
    });
    expect(await screen.findByText('Niets wacht op een antwoord.')).toBeInTheDocument();
  });

  it('are answered by operators with a suspension of the author, who gets the reason', async () => {
    const fake = makeDesk();
    fake.api.answer(PATH, { ok: true });
    await openDesk(fake, '/desk/complaints');
    await userEvent.click(await screen.findByRole('button', { name: 'Verberg: Zwijg, kalf.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bericht verbergen?' }));
    const term = dialog.getByRole('combobox', { name: 'Bjorn Maes ook schorsen?' });
    expect(term).toHaveDisplayValue('Niet schorsen');
    await userEvent.selectOptions(term, '7 dagen');
    const notice = dialog.getByRole('textbox', { name: 'Bericht aan Bjorn Maes' });
    await userEvent.clear(notice);
    expect(dialog.getByRole('button', { name: 'Verberg' })).toHaveAccessibleDescription(
      /Schrijf eerst een bericht/,
    );
    await userEvent.type(notice, 'Hou het netjes.');
    await confirmWith('Bericht verbergen?', 'Huisregels', 'Verberg');
    await waitFor(() => expect(fake.api.calls(PATH)).toHaveLength(1));
    expect(fake.api.calls(PATH)[0]?.body).toEqual({
      ...{ answer: 'hide', notice: 'Hou het netjes.', reason: 'Huisregels', suspendedDays: 7 },
    });
  });

  it('about names offer a neutral one, and to remove a picture where there is one', async () => {
    const fake = makeDesk();
    const names = { league: null, messages: [] };
    fake.api.answer('GET admin/complaints', {
      totalRecords: 2,
      complaints: [
        exampleComplaint({ ...names, id: 6, kind: 'team', text: 'De Hooligans' }),
        exampleComplaint({
          ...names,
          id: 7,
          kind: 'league',
          text: 'Gratis geld',
          picture: '/api/uploads/x.webp',
        }),
      ],
    });
    fake.api.answer(PATH, { ok: true });
    await openDesk(fake, '/desk/complaints');
    expect(await screen.findByRole('button', { name: 'Neutrale naam: De Hooligans' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Foto weg: De Hooligans' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Foto van Gratis geld' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Bjorn Maes' })[0]).toHaveAttribute('href', '/desk/users/12');
    await userEvent.click(screen.getByRole('button', { name: 'Laat staan: Gratis geld' }));
    await confirmWith('Klachten niet volgen?', 'Een grap', 'Laat staan');
    await waitFor(() => expect(fake.api.calls(PATH)).toHaveLength(1));
    expect(fake.api.calls(PATH)[0]?.body).toEqual({ answer: 'leave', notice: '', reason: 'Een grap' });
  });

  it('that were followed are restored', async () => {
    const fake = makeDesk();
    fake.api.answer('GET admin/complaints', ({ query }) => ({
      totalRecords: 2,
      complaints:
        query?.status === 'decided'
          ? [
              exampleComplaint({ decision: 'hide' }),
              exampleComplaint({ id: 9, decision: 'leave', text: 'Ok' }),
            ]
          : [],
    }));
    fake.api.answer(PATH, { ok: true });
    await openDesk(fake, '/desk/complaints?status=decided');
    expect(await screen.findByText('Verborgen')).toBeInTheDocument();
    expect(screen.getByText('Blijft staan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /: Ok$/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Zet terug: Zwijg, kalf.' }));
    await confirmWith('Terugzetten?', 'Vergissing', 'Zet terug');
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het is teruggezet.'));
    expect(fake.api.calls(PATH).at(-1)?.body).toMatchObject({ answer: 'restore' });
  });

  it('that wait are on the overview of operators', async () => {
    const fake = makeDesk();
    const counts = { ...exampleOverview.counts, waitingComplaints: 3 };
    fake.api.answer('GET admin/overview', { ...exampleOverview, counts });
    await openDesk(fake, '/desk');
    const waiting = within(await screen.findByRole('region', { name: 'Wat wacht' }));
    expect(waiting.getByText('Er wordt over 3 dingen geklaagd.')).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: 'Klachten' })).toHaveAttribute('href', '/desk/complaints');
  });
});
