import { onPhone, settle, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../testing/makePortal.js';
import { barText, pairs, place, pressOnly, pressPlace, row } from '../testing/onPage.js';
import { openPage } from '../testing/openPage.js';

beforeEach(onPhone);
afterEach(() => jest.restoreAllMocks());

const picker = () => within(screen.getByRole('dialog', { name: /^Transfers speeldag/ }));

async function putOut(name: string): Promise<void> {
  await pressPlace(name);
  await waitFor(() =>
    expect(picker().getByRole('heading', { name: new RegExp(`^In voor ${name}`) })).toBeTruthy(),
  );
}

describe('choosing the incoming player over the pitch on a phone', () => {
  it('opens with the outgoing player, and closes once his successor is in his place', async () => {
    await openPage(makePortal());
    await putOut('Sigua');
    expect(textOf(picker().getByRole('heading', { name: /^In voor Sigua/ }))).toContain('Hoogstens € ');
    expect(row('Griezmann')).toBeUndefined();
    const [first] = picker().getAllByRole('button', { name: / in voor Sigua$/ });
    const name = first?.getAttribute('aria-label')?.replace(/ in voor Sigua$/, '') ?? '';
    await userEvent.click(first as HTMLElement);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place(name)).toHaveAccessibleName(/Komt in voor Sigua/);
    expect(barText()).toContain('transfer');
  });

  it('continues with the next open place, which can be left open', async () => {
    await openPage(makePortal());
    await putOut('Sigua');
    await pressPlace('Mbappé');
    await waitFor(() => expect(picker().getByRole('heading', { name: /^In voor Mbappé/ })).toBeTruthy());
    await userEvent.click(picker().getByRole('button', { name: 'Ongedaan' }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place('Mbappé')).toHaveAccessibleName(/Haal hem eruit$/);
    expect(place('Sigua')).toHaveAccessibleName(/nog niemand in zijn plaats/);
  });

  it('takes back the last press, whatever it was', async () => {
    await openPage(makePortal());
    await putOut('Sigua');
    await pressPlace('Mbappé');
    const heading = (name: string) =>
      picker().queryByRole('heading', { name: new RegExp(`^In voor ${name}`) });
    await waitFor(() => expect(heading('Mbappé')).toBeTruthy());
    const undo = async () => {
      await userEvent.click(picker().getByRole('button', { name: 'Ongedaan' }));
      await settle();
    };
    const [first] = picker().getAllByRole('button', { name: / in voor Mbappé$/ });
    await userEvent.click(first as HTMLElement);
    await settle();
    expect(heading('Sigua')).toBeTruthy();
    await undo();
    expect(heading('Mbappé')).toBeTruthy();
    await undo();
    expect(place('Mbappé')).toHaveAccessibleName(/Haal hem eruit$/);
    expect(place('Sigua')).toHaveAccessibleName(/nog niemand in zijn plaats/);
  });

  it('reacts to a press before it is rendered, and to a pick before it closes, once', async () => {
    await openPage(makePortal());
    await pressOnly(place('Sigua'));
    expect(place('Sigua')).toHaveAccessibleName(/Gaat eruit, je kiest wie er in komt/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await settle();
    const [first, second] = picker().getAllByRole('button', { name: / in voor Sigua$/ });
    const name = first?.getAttribute('aria-label')?.replace(/ in voor Sigua$/, '') ?? '';
    await pressOnly(first as HTMLElement);
    expect(place(name)).toHaveAccessibleName(/Komt in voor Sigua/);
    await pressOnly(second as HTMLElement);
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pairs()).toHaveLength(1);
    expect(place(name)).toHaveAccessibleName(/Komt in voor Sigua/);
  });

  it('can be closed without undoing the outgoing player', async () => {
    await openPage(makePortal());
    await putOut('Sigua');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place('Sigua')).toHaveAccessibleName(/nog niemand in zijn plaats/);
  });
});

describe('the best transfer', () => {
  it('is prepared with one press and its reason, and can be undone', async () => {
    const fake = makePortal();
    await openPage(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Beste transfer' }));
    await settle();
    await waitFor(() =>
      expect(fake.notices.at(-1)?.text).toMatch(/ in voor .+: naar verwachting [\d,]+ punten meer/),
    );
    expect(screen.getAllByRole('button', { name: /^Neem de transfer van/ })).toHaveLength(1);
    expect(fake.notices.at(-1)).toMatchObject({ endsWithPage: true });
    const action = fake.notices.at(-1)?.action;
    if (typeof action !== 'object') throw new Error('There is no way back.');
    action.onPress();
    await settle();
    expect(screen.getByRole('button', { name: 'Beste transfer' })).toBeTruthy();
  });
});
