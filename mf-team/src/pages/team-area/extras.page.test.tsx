import { exampleChangedTeam, exampleTeamView } from '@euro/game-ui/testing';
import { exampleSettings, refuse, settle, textOf } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { bar, inSheet, saveButton } from '../../testing/teamScreen.js';

/** The limit of players of one nation is lower than when the team was saved. */
const portal = () => makePortal({ settings: { ...exampleSettings, teamSameClubPlayersLimit: [2] } });

describe('a team with more players of a nation than are allowed by now', () => {
  it.each([
    ['lineup', '/team/7', {}, 'POST team/{id}/selections'],
    ['squad', '/edit/7', { weekId: 2 }, 'POST team/{id}'],
  ] as const)('can be saved with another captain, as a %s', async (_, path, fields, call) => {
    const fake = portal();
    fake.api.answer('GET team/{id}', exampleTeamView(fields));
    fake.api.answer(call, exampleChangedTeam({ ...fields, captainId: 510, version: 4 }));
    await openPage(fake, path);
    await userEvent.click(screen.getByRole('button', { name: /^Olmo, Spanje/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Kapitein' }));
    expect(textOf(bar())).not.toContain('Te veel spelers');
    await userEvent.click(saveButton());
    await settle();
    expect(fake.api.calls(call)[0]?.body).toMatchObject({ captainId: 510 });
  });

  it('can be kept when it was saved elsewhere meanwhile', async () => {
    const fake = portal();
    fake.api.answer('POST team/{id}/selections', refuse('team-changed-meanwhile', 409));
    await openPage(fake, '/team/7');
    await inSheet('Olmo', 'Kapitein');
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 310, version: 8 }));
    await userEvent.click(saveButton());
    await settle();
    const keep = screen.getByRole('button', { name: 'Mijn versie opslaan' });
    expect(keep.getAttribute('aria-disabled')).toBeNull();
  });
});
