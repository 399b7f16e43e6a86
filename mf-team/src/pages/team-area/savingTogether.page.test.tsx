import { exampleTeamView } from '@euro/game-ui/testing';
import { type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleChanges, exampleReceipt } from '../../testing/exampleAnswers.js';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
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
    const keepButton = screen.getByRole('button', { name: 'Mijn versie opslaan' });
    expect(keepButton.getAttribute('aria-disabled')).toBe('true');
    expect(textOf(dialog())).toContain(
      'Jouw versie kan nog niet opgeslagen worden: Kies nog een vice-kapitein',
    );
  });
});
