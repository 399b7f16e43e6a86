import { exampleLineup } from '@euro/game/testing';
import { exampleChangedTeam, exampleTeamView } from '@euro/game-ui/testing';
import { closeRemote, type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleChanges, exampleReceipt } from '../../testing/exampleAnswers.js';
import { makePortal, openPage } from '../../testing/openPage.js';
import { bar, inSheet, player, saveButton } from '../../testing/teamScreen.js';

const open = async (fake = makePortal()) => {
  await openPage(fake, '/team/7');
  return fake;
};
afterEach(async () => {
  jest.restoreAllMocks();
});

const theirs = exampleReceipt({ changes: { captain: { from: 110, to: 310 } }, version: 8 });
const dialog = (name = 'Je ploeg is intussen gewijzigd') => screen.getByRole('dialog', { name });
const saves = (fake: FakePlatform) => fake.api.calls('POST team/{id}/selections');

describe('a save', () => {
  it('shows its receipt', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/{id}/selections', {
      ...exampleChangedTeam({ captainId: 510, version: 4 }),
      receipt: exampleReceipt(),
    });
    await open(fake);
    await inSheet('Olmo', 'Kapitein');
    await userEvent.click(saveButton());
    await settle();
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je opstelling voor speeldag 2 is opgeslagen, 8 min voor de deadline.',
    ]);
  });

  it('without a response is repeated with the same key, after a reload too', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/{id}/selections', refuse('offline', 0));
    await open(fake);
    await inSheet('Olmo', 'Kapitein');
    await userEvent.click(saveButton());
    await settle();
    await userEvent.click(saveButton());
    await settle();
    await closeRemote();
    fake.api.answer('POST team/{id}/selections', exampleChangedTeam({ captainId: 510, version: 4 }));
    await open(fake);
    await userEvent.click(saveButton());
    await settle();
    const keys = saves(fake).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('has another key once the last one got a response', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/{id}/selections', refuse('lineup-invalid', 422));
    await open(fake);
    await inSheet('Olmo', 'Kapitein');
    await userEvent.click(saveButton());
    await settle();
    await userEvent.click(saveButton());
    await settle();
    expect(new Set(saves(fake).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

describe('a team that was saved elsewhere', () => {
  async function conflict() {
    const fake = makePortal();
    fake.api.answer(
      'POST team/{id}/selections',
      refuse('team-changed-meanwhile', 409, { details: { version: 8, changes: [theirs] } }),
    );
    await open(fake);
    await inSheet('Olmo', 'Kapitein');
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 310, version: 8 }));
    await userEvent.click(saveButton());
    await settle();
    return fake;
  }

  it('is shown beside the changes here', async () => {
    await conflict();
    const conflictDialog = within(dialog());
    const [their] = within(conflictDialog.getByRole('list', { name: 'Elders opgeslagen' })).getAllByRole(
      'listitem',
    );
    expect(textOf(their)).toContain('Kapitein: Musiala → Szoboszlai');
    expect(textOf(their)).toContain('8 min voor de deadline');
    expect(conflictDialog.getByText('Kapitein: Olmo')).toBeTruthy();
  });

  it('is replaced by this version when that one is chosen', async () => {
    const fake = await conflict();
    fake.api.answer('POST team/{id}/selections', exampleChangedTeam({ captainId: 510, version: 9 }));
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar mijn versie' }));
    await settle();
    expect(saves(fake).at(-1)?.body).toMatchObject({ captainId: 510, version: 8 });
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('is taken over on request', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('button', { name: 'Neem de andere over' }));
    await settle();
    expect(player('Szoboszlai').getAttribute('aria-label')).toContain('kapitein');
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('can be decided on later: the bar continues to show it', async () => {
    const fake = await conflict();
    await userEvent.keyboard('{Escape}');
    expect(textOf(bar())).toContain('Intussen elders gewijzigd');
    await userEvent.click(screen.getByRole('button', { name: 'Bekijk verschil' }));
    expect(dialog()).toBeTruthy();
    expect(saves(fake)).toHaveLength(1);
  });
});

describe('another tab', () => {
  const announceSave = async (fake: FakePlatform) => {
    await act(async () => fake.otherTab.write('saved-7', 8));
    await settle();
  };

  it('that saves the team refreshes this one silently', async () => {
    const fake = await open();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 310, version: 8 }));
    await announceSave(fake);
    expect(player('Szoboszlai').getAttribute('aria-label')).toContain('kapitein');
    expect(fake.notices).toEqual([]);
  });

  it('that saves the team while it is changed here is announced, with the difference', async () => {
    const fake = await open();
    await inSheet('Olmo', 'Kapitein');
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 310, version: 8 }));
    fake.api.answer('GET team/{id}/changes', exampleChanges([theirs]));
    await announceSave(fake);
    expect(textOf(bar())).toContain('Intussen elders gewijzigd');
    expect(player('Olmo').getAttribute('aria-label')).toContain('kapitein');
    await userEvent.click(screen.getByRole('button', { name: 'Bekijk verschil' }));
    await settle();
    expect(textOf(dialog())).toContain('Kapitein: Musiala → Szoboszlai');
    expect(fake.api.calls('GET team/{id}/changes').at(-1)).toMatchObject({ query: { sinceVersion: 3 } });
    expect(saves(fake)).toEqual([]);
  });

  it('cannot be overruled by an incomplete lineup, which is explained', async () => {
    const fake = await open();
    await inSheet('Mbappé', 'Kapitein');
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 310, version: 8 }));
    await announceSave(fake);
    await userEvent.click(screen.getByRole('button', { name: 'Bekijk verschil' }));
    await settle();
    const keepButton = screen.getByRole('button', { name: 'Bewaar mijn versie' });
    expect(keepButton.getAttribute('aria-disabled')).toBe('true');
    expect(textOf(dialog())).toContain('Jouw versie kan nog niet bewaard worden: Kies nog een vice-kapitein');
  });

  it('that trades players updates the changes here', async () => {
    const fake = await open();
    await inSheet('Olmo', 'Kapitein');
    const starting = exampleLineup.starting.map((id) => (id === 203 ? 205 : id));
    fake.api.answer('GET team/{id}', exampleTeamView({ starting, version: 4 }));
    await act(async () => fake.emit('transfers.confirmed@1', { teamId: 7, weekId: 2 }, 'mf-transfers'));
    await settle();
    expect(player('Hanley')).toBeTruthy();
    expect(textOf(bar())).toContain('Kapitein: Olmo');
    expect(fake.notices.map(({ text }) => text)).toEqual([
      'Je ploeg kreeg intussen andere spelers. Je wijzigingen staan nu op je nieuwe kern.',
    ]);
  });

  it('is notified of a save here', async () => {
    const fake = makePortal();
    fake.api.answer('POST team/{id}/selections', exampleChangedTeam({ captainId: 510, version: 4 }));
    await open(fake);
    await inSheet('Olmo', 'Kapitein');
    await userEvent.click(saveButton());
    await settle();
    const isNumber = (value: unknown): value is number => typeof value === 'number';
    expect(fake.platform.storage.read('saved-7', isNumber)).toBe(4);
  });
});
