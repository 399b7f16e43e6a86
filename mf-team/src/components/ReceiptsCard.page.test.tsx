import { refuse, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleChanges, exampleReceipt } from '../testing/exampleAnswers.js';
import { makePortal } from '../testing/makePortal.js';
import { openPage } from '../testing/openPage.js';

const open = async (fake = makePortal()) => {
  await openPage(fake, '/team/7');
  return fake;
};

const card = () => within(screen.getByRole('region', { name: 'Mijn wijzigingen' }));
const rowsOf = (place: ReturnType<typeof within>) =>
  within(place.getByRole('list', { name: 'Mijn wijzigingen' }))
    .getAllByRole('listitem')
    .map((row) => textOf(row));

/** Twelve changes, newest first, a page at a time. */
function twelve() {
  const fake = makePortal();
  const all = Array.from({ length: 12 }, (_, at) =>
    exampleReceipt({ id: 12 - at, changes: { name: { from: `${11 - at}`, to: `${12 - at}` } } }),
  );
  fake.api.answer('GET team/{id}/changes', ({ query }) => {
    const [number, size] = [Number(query?.pageNumber), Number(query?.pageRecords)];
    return { totalRecords: 12, data: all.slice((number - 1) * size, number * size), looks: [] };
  });
  return fake;
}

describe('my changes', () => {
  it('show that there are none yet', async () => {
    await open();
    expect(card().getByText(/Nog niets gewijzigd/)).toBeTruthy();
  });

  it('show the last ones as text, with their matchday and their time before its deadline', async () => {
    const fake = makePortal();
    const renamed = exampleReceipt({
      id: 30,
      kind: 'team-renamed',
      deadlineDate: null,
      msBeforeDeadline: null,
      changes: { name: { from: 'Oud', to: 'Nieuw' } },
    });
    fake.api.answer('GET team/{id}/changes', exampleChanges([exampleReceipt({ weekId: 3 }), renamed]));
    await open(fake);
    const [row = '', nameRow] = rowsOf(card());
    expect(row).toContain('Kapitein: Musiala → Olmo');
    expect(row).toMatch(/speeldag 3 · wo 19\/06\/24 .*· 8 min voor de deadline$/);
    expect(nameRow).not.toContain('speeldag');
  });

  it('show how often premium members looked at the lineup, never who', async () => {
    const fake = makePortal();
    fake.api.answer(
      'GET team/{id}/changes',
      exampleChanges(
        [],
        [
          { weekId: 2, looks: 3 },
          { weekId: 1, looks: 1 },
        ],
      ),
    );
    await open(fake);
    expect(rowsOf(card())).toEqual(['Je opstelling: 3 keer bekeken door premiumledenspeeldag 2 · spieken']);
  });

  it('open all of them, a page at a time', async () => {
    const fake = await open(twelve());
    expect(rowsOf(card())).toHaveLength(4);
    await userEvent.click(card().getByRole('button', { name: 'Alle 12 wijzigingen' }));
    await settle();
    const dialog = within(await screen.findByRole('dialog', { name: 'Mijn wijzigingen' }));
    expect(rowsOf(dialog)).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'Oudere wijzigingen' }));
    await settle();
    expect(rowsOf(dialog).map((row) => row.slice(0, 16))).toEqual(['Ploegnaam: 1 → 2', 'Ploegnaam: 0 → 1']);
    expect(fake.api.calls('GET team/{id}/changes').at(-1)?.query).toEqual({ pageNumber: 2, pageRecords: 10 });
  });

  it('can be retried after a failure', async () => {
    const fake = makePortal();
    fake.api.answer('GET team/{id}/changes', refuse('not-available', 503));
    await open(fake);
    fake.api.answer('GET team/{id}/changes', exampleChanges([exampleReceipt()]));
    await userEvent.click(card().getByRole('button', { name: 'Probeer opnieuw' }));
    await settle();
    expect(rowsOf(card())).toHaveLength(1);
  });
});
