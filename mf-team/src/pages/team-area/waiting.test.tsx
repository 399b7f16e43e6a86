import { exampleTeamView } from '@euro/game-ui/testing';
import { type FakePlatform, refuse, settle, textOf } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal, openPage } from '../../testing/openPage.js';
import { bar, inSheet, saveButton } from '../../testing/teamScreen.js';

/** As the portal does: what a section could not send is kept. */
function keepsChanges(fake: FakePlatform): FakePlatform {
  fake.platform.bus.on('change.waits@1', ({ detail }) => fake.state.waiting.set([detail]));
  return fake;
}

async function savedOffline(fake = keepsChanges(makePortal())) {
  fake.api.answer('POST team/{id}/selections', refuse('offline', 0));
  await openPage(fake, '/team/7');
  await inSheet('Olmo', 'Kapitein');
  await userEvent.click(saveButton());
  await settle();
  return fake;
}

describe('a lineup that is saved without a connection', () => {
  it('waits, and is named', async () => {
    const fake = await savedOffline();
    expect(textOf(bar())).toContain('Wacht op verbinding');
    expect(textOf(bar())).toContain('Kapitein: Olmo');
    const [change] = fake.state.waiting.value;
    expect(change).toMatchObject({
      about: 'team 7',
      call: 'POST team/{id}/selections',
      params: { id: 7 },
      body: { captainId: 510, weekId: 2 },
      idempotencyKey: fake.api.calls('POST team/{id}/selections')[0]?.idempotencyKey,
      text: 'Kapitein: Olmo',
      path: '/team/7',
      event: { name: 'team.saved@1', detail: { teamId: 7, weekId: 2 } },
    });
    expect(change?.title).toMatch(/ · Speeldag 2$/);
    expect(fake.guardQuestions().filter((question) => question !== null)).toEqual([]);
  });

  it('may be changed and saved again', async () => {
    const fake = await savedOffline();
    await inSheet('Musiala', 'Kapitein');
    await inSheet('Olmo', 'Vice');
    await userEvent.click(saveButton());
    await settle();
    expect(fake.api.calls('POST team/{id}/selections')).toHaveLength(2);
  });

  it('is the saved one once the portal has sent it', async () => {
    const fake = await savedOffline();
    fake.api.answer('GET team/{id}', exampleTeamView({ captainId: 510, version: 4 }));
    await act(async () => {
      fake.state.waiting.set([]);
      fake.emit('team.saved@1', { teamId: 7, weekId: 2 });
    });
    await settle();
    expect(textOf(bar())).toContain('Alles is opgeslagen');
  });

  it('failed where the portal keeps no changes', async () => {
    await savedOffline(makePortal());
    expect(textOf(bar())).toContain('Je opstelling is niet opgeslagen');
    expect(screen.queryByText('Wacht op verbinding')).not.toBeInTheDocument();
  });
});
