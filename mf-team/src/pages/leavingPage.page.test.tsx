import { exampleTeamView } from '@euro/game-ui/testing';
import { exampleSettings, type FakePlatform, renderRemote, settle } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import declaration from '../../remote.json';
import { remote } from '../remote.js';
import { makePortal } from '../testing/makePortal.js';
import { inSheet, player } from '../testing/teamScreen.js';

const ROUTES = { team: '/team/:id', points: '/points/:id' };
type PageName = keyof typeof ROUTES;

/** Opens one page of the remote after another, as the portal does: it stays mounted. */
async function openPages(fake: FakePlatform) {
  fake.api.answer('GET team/{id}', ({ params }) => exampleTeamView({ id: Number(params.id) }));
  let mounted: ReturnType<typeof remote.mount> | undefined;
  const mount: typeof remote.mount = (...parts) => {
    mounted = remote.mount(...parts);
    return mounted;
  };
  await renderRemote({ ...remote, mount }, declaration, fake, '/home');
  return async (page: PageName, id: string) => {
    const route = ROUTES[page];
    await act(async () => {
      fake.goTo(`${route.replace(':id', id)}${page === 'points' ? '?week=1' : ''}`);
      mounted?.update({ route, params: { id } });
    });
    await settle();
  };
}

const dialog = () => screen.queryByRole('dialog');

describe('a page that is left', () => {
  it.each<[string, [PageName, string], [PageName, string]]>([
    ['a team, then its points', ['team', '7'], ['points', '7']],
    ['points, then the team', ['points', '7'], ['team', '7']],
    ['points, then those of another team', ['points', '7'], ['points', '8']],
  ])('takes its open sheet with it: %s', async (_, page, next) => {
    const goTo = await openPages(makePortal());
    await goTo(...next);
    await goTo(...page);
    await userEvent.click(player('Olmo'));
    await settle();
    expect(dialog()).toBeVisible();
    await goTo(...next);
    expect(player('Olmo')).toBeVisible();
    expect(dialog()).not.toBeInTheDocument();
    await goTo(...page);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('takes its swap with it', async () => {
    const goTo = await openPages(makePortal());
    await goTo('team', '7');
    await inSheet('Rüdiger', 'Wissel');
    expect(screen.getByRole('region', { name: 'Wissel' })).toBeVisible();
    await goTo('points', '7');
    await goTo('team', '7');
    expect(player('Rüdiger')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Wissel' })).not.toBeInTheDocument();
  });

  it('does not offer its booster to another team', async () => {
    const fake = makePortal({
      settings: { ...exampleSettings, boostersEnabled: true },
      deadline: { deadlineWeek: 5, deadlineDate: '2024-07-05T16:00:00Z', displayWeek: 4 },
    });
    const goTo = await openPages(fake);
    await goTo('team', '7');
    await userEvent.click(screen.getByRole('button', { name: /^Bankboost/ }));
    expect(dialog()).toBeVisible();
    await goTo('team', '8');
    expect(screen.getByRole('button', { name: /^Bankboost/ })).toBeVisible();
    expect(dialog()).not.toBeInTheDocument();
  });
});
