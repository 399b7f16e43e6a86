import type { ResponseOf, User } from '@euro/api-contract';
import { exampleLineup } from '@euro/game/testing';
import { exampleTeamView } from '@euro/game-ui/testing';
import {
  exampleSettings,
  exampleUser,
  type FakePlatform,
  refuse,
  settle,
  textOf,
} from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';
import { premiumUser } from '../../testing/runningMatchday.js';

type Seen = ResponseOf<'POST team/{id}/spy'>;

const spiedTeam: Seen = {
  weekId: 2,
  teamId: 7,
  teamName: 'De Buitenspelval',
  user: { firstName: '', lastName: '', nameVisible: false, premium: true },
  starting: [...exampleLineup.starting],
  bench: [...exampleLineup.bench],
  captainId: exampleLineup.captainId,
  viceCaptainId: exampleLineup.viceCaptainId,
  booster: 'bank',
};

/** Another user's team, in the matchday before the next deadline. */
function portal(user: User, options: Parameters<typeof makePortal>[0] = {}): FakePlatform {
  const fake = makePortal({ user, ...options });
  fake.api.answer('GET team/{id}', exampleTeamView({ userId: exampleUser.id + 1 }));
  return fake;
}
const open = async (fake: FakePlatform, path = '/public/7') => {
  await openPage(fake, path);
};
const spy = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Spiek bij|Probeer opnieuw)/ }));
  await settle();
};

describe('spying', () => {
  it('explains its effect, and shows the lineup saved for the coming matchday on one press', async () => {
    const fake = portal(premiumUser);
    fake.api.answer('POST team/{id}/spy', spiedTeam);
    await open(fake);
    const card = screen.getByRole('region', { name: 'Spieken' });
    expect(textOf(card)).toContain('De eigenaar ziet dat er iemand keek, niet wie.');
    expect(fake.api.calls('POST team/{id}/spy')).toEqual([]);
    await spy();
    expect(fake.api.calls('POST team/{id}/spy')[0]).toMatchObject({ params: { id: 7 }, body: { weekId: 2 } });
    const dialog = within(screen.getByRole('dialog', { name: 'Opstelling voor speeldag 2' }));
    expect(dialog.getByRole('img', { name: /Musiala, .*kapitein/ })).toBeTruthy();
    expect(dialog.getAllByRole('img', { name: /op de bank/ })).toHaveLength(4);
    expect(dialog.getByText('Speelt Bankboost op speeldag 2.')).toBeTruthy();
    expect(dialog.getByRole('img', { name: 'Premium' })).toBeTruthy();
  });

  it('is explained to others, also below the content after the deadline', async () => {
    await open(portal(exampleUser), '/public/7?week=2');
    expect(
      screen.getByText(/^Na de deadline ziet iedereen elke opstelling, gratis\. Met Premium zie je nu al/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Bekijk Premium/ }).getAttribute('href')).toBe('/shop');
    expect(screen.queryByRole('button', { name: /^Spiek bij/ })).toBeNull();
  });

  it('that is refused is explained, and can be retried', async () => {
    const fake = portal(premiumUser);
    fake.api.answer(
      'POST team/{id}/spy',
      refuse('nothing-to-show-yet', 404, { message: 'Deze ploeg heeft nog geen opstelling.' }),
    );
    await open(fake);
    await spy();
    expect(textOf(screen.getByRole('alert'))).toBe('Deze ploeg heeft nog geen opstelling.');
    fake.api.answer('POST team/{id}/spy', spiedTeam);
    await spy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it.each([
    [
      'the competition does not allow it',
      { settings: { ...exampleSettings, spyingEnabled: false } },
      /kan je niet spieken/,
    ],
    [
      'there are no further matchdays',
      { deadline: { deadlineWeek: null, deadlineDate: null } },
      /niets meer te spieken/,
    ],
  ])('is unavailable where %s', async (_why, options, text) => {
    await open(portal(premiumUser, options));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Spiek bij/ })).toBeNull();
  });

  it('is unavailable for the own team', async () => {
    const fake = makePortal({ user: premiumUser });
    await open(fake);
    expect(screen.queryByRole('region', { name: 'Spieken' })).toBeNull();
  });
});
