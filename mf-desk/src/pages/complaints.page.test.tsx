import { refuse } from '@euro/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleComplaint, exampleQueue } from '../testing/exampleComplaint.js';
import { exampleOverview } from '../testing/exampleDesk.js';
import { makeDesk, openDesk } from '../testing/openDesk.js';

const PATH = 'POST admin/complaints/{id}/decide';

/** Opens the complaint with these words, which hides the list where there is room for one of both only. */
async function open(words: string) {
  await userEvent.click(await screen.findByRole('link', { name: words }));
  return within(await screen.findByRole('region', { name: 'Gekozen klacht' }));
}

/** The tab is hidden: what is held is sent at once. */
function hideTab() {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  state.mockRestore();
}

describe('complaints', () => {
  it('show the message in its conversation with what happened before, and no operator’s answers to support', async () => {
    await openDesk(makeDesk(['user', 'support']), '/desk/complaints');
    const panel = await open('“Zwijg, kalf.”');
    expect(panel.getByRole('heading', { name: 'Chatbericht in Toog 7' })).toHaveFocus();
    expect(panel.getByText('Slim.')).toBeInTheDocument();
    expect(panel.getByText('beledigend 2')).toBeInTheDocument();
    expect(panel.getByText(/^2 klachten, eerste .*19\/06/).parentElement).toHaveTextContent(
      / · Bjorn Maes \(Nederlands\)$/,
    );
    // Only operators open accounts, and suspend them.
    expect(panel.queryByRole('link')).not.toBeInTheDocument();
    expect(panel.getAllByRole('radio').map((one) => one.getAttribute('aria-describedby'))).toHaveLength(5);
    expect(panel.queryByRole('radio', { name: 'Schors de gebruiker' })).not.toBeInTheDocument();
    expect(await panel.findByText('3 klachten: “De Hooligans”')).toBeInTheDocument();
    expect(panel.getByText('Uit de chats gehouden').parentElement).toHaveTextContent(/ · Wim · Huisregels$/);
    expect(panel.getByText(/^2 melders, van wie 1 eerder terecht klaagde/)).toBeInTheDocument();
    expect(panel.getByText(/#34 · zelfde mailbox · zelfde soort browser/)).toBeInTheDocument();
  });

  it('are answered with a notice after ten seconds, in which the answer is taken back with its words', async () => {
    const fake = makeDesk();
    fake.api.answer(PATH, refuse('not-found', 404, { message: 'Dat is er niet meer.' }));
    await openDesk(fake, '/desk/complaints');
    let panel = await open('“Zwijg, kalf.”');
    await userEvent.keyboard('3');
    expect(panel.getByRole('radio', { name: 'Verwittig' })).toBeChecked();
    const notice = () => panel.getByRole('textbox', { name: 'Bericht aan Bjorn Maes' });
    expect(notice()).toHaveDisplayValue(/“Zwijg, kalf\.” is weggehaald/);
    await userEvent.clear(notice());
    await userEvent.click(panel.getByRole('button', { name: 'Bevestig en volgende' }));
    expect(notice()).toHaveAccessibleDescription(/Schrijf waarom/);
    await userEvent.type(notice(), 'Hou het netjes, kalf 2.');
    expect(panel.getByRole('radio', { name: 'Verwittig' })).toBeChecked();
    expect(panel.getByRole('textbox', { name: 'Waarom?' })).toHaveValue('Klacht: beledigend 2');
    await userEvent.click(panel.getByRole('button', { name: 'Bevestig en volgende' }));
    expect(await screen.findByText('Verwittig: dat gebeurt binnen 10 seconden.')).toBeInTheDocument();
    expect(screen.getByText('Niets wacht op een antwoord.')).toBeInTheDocument();
    expect(fake.api.calls(PATH)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    panel = within(await screen.findByRole('region', { name: 'Gekozen klacht' }));
    expect(notice()).toHaveValue('Hou het netjes, kalf 2.');

    // A refused answer is there again with its words.
    await userEvent.click(panel.getByRole('button', { name: 'Bevestig en volgende' }));
    hideTab();
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Dat is er niet meer.'));
    panel = await open('“Zwijg, kalf.”');
    expect(notice()).toHaveValue('Hou het netjes, kalf 2.');
    fake.api.answer(PATH, { ok: true });
    await userEvent.click(panel.getByRole('button', { name: 'Bevestig en volgende' }));
    hideTab();
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Het is weg, en de auteur krijgt uitleg.'));
    expect(fake.api.calls(PATH).at(-1)).toMatchObject({
      params: { id: 5 },
      body: { answer: 'hide', notice: 'Hou het netjes, kalf 2.', reason: 'Klacht: beledigend 2' },
    });
  });

  it('are answered by operators with a suspension, and by keys one after the other', async () => {
    const fake = makeDesk();
    const complaints = [exampleComplaint(), exampleComplaint({ id: 6, text: 'Bel mij' })];
    fake.api.answer('GET admin/complaints', { totalRecords: 2, complaints });
    fake.api.answer(PATH, { ok: true });
    await openDesk(fake, '/desk/complaints');
    const panel = await open('“Zwijg, kalf.”');
    await userEvent.keyboard('5');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Hoelang?' }), '30 dagen');
    panel.getByRole('radio', { name: 'Schors de gebruiker' }).focus();
    await userEvent.keyboard('{Enter}');
    // The next one is open, and its keys take back.
    expect(await screen.findByText('“Bel mij”', { selector: '[aria-current]' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Chatbericht/ })).toHaveFocus());
    await userEvent.keyboard('z');
    const again = within(await screen.findByRole('region', { name: 'Gekozen klacht' }));
    expect(again.getByRole('radio', { name: 'Schors de gebruiker' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Bevestig en volgende' }));
    await userEvent.keyboard('1{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Bevestig en volgende' }));
    // The next answer sends the one before.
    await waitFor(() => expect(fake.api.calls(PATH)).toHaveLength(1));
    expect(fake.api.calls(PATH)[0]?.body).toMatchObject({ answer: 'hide', suspendedDays: 30 });
    hideTab();
    await waitFor(() => expect(fake.api.calls(PATH)).toHaveLength(2));
    expect(fake.api.calls(PATH)[1]).toMatchObject({
      params: { id: 6 },
      body: { answer: 'leave', notice: '' },
    });
  });

  it('about names offer a neutral one, to remove a picture where there is one, and a colleague', async () => {
    const fake = makeDesk();
    const names = { league: null, messages: [] };
    const league = { kind: 'league', text: 'Gratis geld', picture: '/api/uploads/x.webp' } as const;
    fake.api.answer('GET admin/complaints', {
      totalRecords: 2,
      complaints: [
        exampleComplaint({
          ...names,
          id: 6,
          kind: 'team',
          text: 'De Hooligans',
          askedBy: { id: 3, name: 'Wim' },
        }),
        exampleComplaint({ ...names, ...league, id: 7 }),
      ],
    });
    fake.api.answer('POST admin/complaints/{id}/ask', { ok: true });
    await openDesk(fake, '/desk/complaints');
    expect(await screen.findAllByText('vraag van Wim')).not.toHaveLength(0);
    let panel = await open('De Hooligans');
    expect(panel.queryByRole('radio', { name: 'Foto weg' })).not.toBeInTheDocument();
    expect(panel.queryByRole('radio', { name: 'Vraag een collega' })).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Bjorn Maes' })).toHaveAttribute('href', '/desk/users/12');
    await userEvent.click(screen.getByRole('link', { name: 'Naar de rij' }));
    panel = await open('Gratis geld');
    expect(panel.getByText(/^Naam of foto van een minicompetitie · /)).toBeInTheDocument();
    expect(panel.getByRole('img', { name: 'Foto van Gratis geld' })).toBeInTheDocument();
    expect(panel.getByRole('radio', { name: 'Foto weg' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('radio', { name: 'Vraag een collega' }));
    await userEvent.click(panel.getByRole('button', { name: 'Bevestig en volgende' }));
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Een collega ziet het merk.'));
    expect(fake.api.calls('POST admin/complaints/{id}/ask')).toMatchObject([
      { params: { id: 7 }, body: { ask: true } },
    ]);
  });

  it('are filtered by what they are about, with how many, in the address; keys and taking back stay in the filter', async () => {
    const fake = makeDesk();
    const name = (id: number, text: string) =>
      exampleComplaint({ id, kind: 'team', text, league: null, messages: [] });
    const names = [name(6, 'De Hooligans'), name(7, 'Messi is mijn vader')];
    fake.api.answer('GET admin/complaints', ({ query }) =>
      exampleQueue({
        counts: { name: 2, picture: 0, comment: 1 },
        ...(query?.filter === 'name' && { totalRecords: 2, complaints: names }),
        ...(query?.filter === 'picture' && { totalRecords: 0, complaints: [] }),
      }),
    );
    await openDesk(fake, '/desk/complaints?filter=name');
    const kinds = within(await screen.findByRole('group', { name: 'Waarover?' }));
    expect(await kinds.findByRole('button', { name: 'Namen, 2' })).toHaveAttribute('aria-pressed', 'true');
    expect(kinds.getAllByRole('button').map((one) => one.textContent)).toEqual([
      ...['Alles3', 'Namen2', 'Logo’s0', 'Chat1'],
    ]);
    let panel = await open('De Hooligans');
    await userEvent.keyboard('1');
    panel.getByRole('radio', { name: 'Laat staan' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messi is mijn vader' })).toHaveFocus());

    // Another filter does not keep the answer from being taken back.
    await userEvent.click(kinds.getByRole('button', { name: 'Logo’s, 0' }));
    expect(await screen.findByText('Met deze keuze is er niets te zien.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
    expect(await screen.findByRole('heading', { name: 'De Hooligans' })).toHaveFocus();
    panel = within(screen.getByRole('region', { name: 'Gekozen klacht' }));
    expect(panel.getByRole('radio', { name: 'Laat staan' })).toBeChecked();
    expect(kinds.getByRole('button', { name: 'Namen, 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Naar de rij' }));
    expect(kinds.getByRole('button', { name: 'Namen, 2' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(kinds.getByRole('button', { name: 'Alles, 3' }));
    expect(await screen.findByRole('link', { name: '“Zwijg, kalf.”' })).toBeInTheDocument();
  });

  it('end with what was answered in 24 hours, also when nothing waits, and without it of an older API', async () => {
    const fake = makeDesk();
    await openDesk(fake, '/desk/complaints');
    const figures = async () =>
      within(await screen.findByRole('region', { name: 'Laatste 24 uur' }))
        .getAllByRole('definition')
        .map((one) => one.textContent);
    expect(await figures()).toEqual(['64', '6', '2']);
    const quiet = { answered: 0, medianMinutes: null, appeals: 1 };
    fake.api.answer('GET admin/complaints', ({ query }) =>
      query?.status === 'decided'
        ? { totalRecords: 0, complaints: [] }
        : exampleQueue({ totalRecords: 0, complaints: [], lastDay: quiet }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Chat, 1' }));
    await waitFor(async () => expect(await figures()).toEqual(['0', '–', '1']));
    expect(screen.getByText('bezwaar')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Afgehandeld' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Laatste 24 uur' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Chat' })).toBeInTheDocument();
  });

  it('that were followed are restored', async () => {
    const fake = makeDesk();
    const decidedBy = { id: 3, name: 'Wim' };
    fake.api.answer('GET admin/complaints', ({ query }) => ({
      totalRecords: 2,
      complaints:
        query?.status === 'decided'
          ? [
              exampleComplaint({ decision: 'hide', decidedBy }),
              exampleComplaint({ id: 9, decision: 'leave', text: 'Ok' }),
            ]
          : [],
    }));
    fake.api.answer(PATH, { ok: true });
    await openDesk(fake, '/desk/complaints?status=decided&complaint=9');
    let panel = within(await screen.findByRole('region', { name: 'Gekozen klacht' }));
    expect(panel.getByText('Blijft staan')).toBeInTheDocument();
    expect(panel.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Naar de rij' }));
    panel = await open('“Zwijg, kalf.”');
    expect(panel.getByText('Verborgen · Wim')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('radio', { name: 'Zet terug' }));
    await userEvent.click(panel.getByRole('button', { name: 'Bevestig en volgende' }));
    hideTab();
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
