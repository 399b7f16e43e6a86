import { exampleTeam } from '@euro/game-ui/testing';
import { type FakePlatform, refuse, settle } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { idOf, pairsOf } from '../testing/exampleSavedTeam.js';
import { confirmedTransfer, transfersView } from '../testing/exampleTransfers.js';
import { makePortal } from '../testing/makePortal.js';
import { bar, barText } from '../testing/onPage.js';
import { openPage } from '../testing/openPage.js';

const [outId, inId] = [idOf('Mbappé'), idOf('Kvaratskhelia')];

/** Confirms a transfer without a connection, in a portal with or without a queue. */
async function confirmedOffline(hasQueue = true): Promise<FakePlatform> {
  const fake = makePortal();
  if (hasQueue) fake.platform.bus.on('change.waits@1', ({ detail }) => fake.state.waiting.set([detail]));
  fake.api.answer('POST team/transfers/{id}', refuse('offline', 0));
  fake.platform.storage.write('draft-7-2', { pairs: pairsOf('Mbappé > Kvaratskhelia'), sent: null });
  await openPage(fake);
  await userEvent.click(within(bar()).getByRole('button', { name: /^Bevestig/ }));
  const dialog = screen.getByRole('dialog', { name: /bevestigen\?$/ });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Bevestig/ }));
  await settle();
  return fake;
}

const button = () => within(bar()).getByRole('button', { name: /^Bevestig/ });

describe('transfers that are confirmed without a connection', () => {
  it('are queued, and listed', async () => {
    const fake = await confirmedOffline();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveAccessibleDescription('Wacht op verbinding');
    expect(fake.state.waiting.value).toEqual([
      {
        about: 'transfers 7',
        call: 'POST team/transfers/{id}',
        params: { id: 7 },
        body: expect.objectContaining({ transfers: [{ inId, outId }], weekId: 2 }),
        idempotencyKey: fake.api.calls('POST team/transfers/{id}')[0]?.idempotencyKey,
        title: '1 transfer voor speeldag 2',
        text: 'Mbappé → Kvaratskhelia',
        path: '/transfers/7',
        event: { name: 'transfers.confirmed@1', detail: { teamId: 7, weekId: 2 } },
      },
    ]);
  });

  it('are applied once the portal has sent them', async () => {
    const fake = await confirmedOffline();
    const starting = exampleTeam().starting.map((id) => (id === outId ? inId : id));
    const transfers = [confirmedTransfer({ outId, inId, weekId: 2, outPrice: 10, inPrice: 8.5 })];
    fake.api.answer('GET team/{id}', transfersView({ transfers }, { starting, budget: 3, version: 4 }));
    await act(async () => {
      fake.state.waiting.set([]);
      fake.emit('transfers.confirmed@1', { teamId: 7, weekId: 2 });
    });
    await settle();
    expect(barText()).not.toContain('Wacht op verbinding');
    expect(fake.platform.storage.read('draft-7-2', (_value): _value is object => true)).toBeNull();
  });

  it('fail where the portal has no queue', async () => {
    await confirmedOffline(false);
    expect(screen.getByRole('dialog')).toHaveTextContent('Je bent offline');
  });
});
