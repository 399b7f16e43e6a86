import { closeRemote, type FakePlatform, passTime, refuse } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.js';
import { openPage } from '../../testing/openPage.js';
import { table, visitor } from '../../testing/portal.js';
import { firstPage, noRanking, rankedTeam } from '../../testing/rankings.js';

describe('the rankings while matches run', () => {
  const publishPoints = (fake: FakePlatform, weekId = 2) =>
    act(async () => fake.emit('points.changed@1', { weekId, version: 4, playerIds: [110] }));
  const calls = (fake: FakePlatform) => fake.api.calls('GET rankings/{type}').length;

  /** With fake timers that only `passTime` advances. */
  async function inFakedTime(run: () => Promise<void>) {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      await run();
    } finally {
      await closeRemote();
      jest.useRealTimers();
    }
  }

  it('follow the points, on the current page and in the current search', async () => {
    const fake = visitor({ path: '/rankings?page=3&search=doku' });
    await openPage(fake);
    await table();
    fake.api.answer('GET rankings/{type}', ({ query }) =>
      firstPage({
        data: [rankedTeam(130, `Doku ${query?.name} ${query?.pageNumber}`, { points: 401.5 })],
        confirmed: false,
      }),
    );
    await publishPoints(fake);
    const row = await screen.findByRole('row', { name: /Doku doku 3/ });
    expect(row.textContent).toContain('401,5');
    expect(screen.getByText('Voorlopig')).toBeTruthy();
    expect(fake.visited).toEqual([]);
  });

  it('are requested at most once in five seconds', () =>
    inFakedTime(async () => {
      const fake = visitor();
      await openPage(fake);
      await passTime(1_000);
      const before = calls(fake);
      await publishPoints(fake);
      await passTime(2_000);
      const each = calls(fake) - before;
      expect(each).toBeGreaterThan(0);
      for (let second = 0; second < 10; second++) {
        await publishPoints(fake);
        await passTime(1_000);
      }
      expect(calls(fake) - before).toBeLessThanOrEqual(3 * each);
    }));

  it('are unchanged for an earlier matchday, unless it is settled again', () =>
    inFakedTime(async () => {
      const fake = visitor({ path: '/rankings?week=1' });
      await openPage(fake);
      await passTime(1_000);
      const before = calls(fake);
      await publishPoints(fake, 2);
      await passTime(10_000);
      expect(calls(fake)).toBe(before);
      await act(async () => fake.emit('matchday.scored@1', { weekId: 1, confirmed: true }));
      await passTime(10_000);
      expect(calls(fake)).toBeGreaterThan(before);
    }));

  it('are unchanged when a fetch fails', async () => {
    const fake = visitor();
    await openPage(fake);
    await table();
    const before = calls(fake);
    const refusal = jest.fn(() => refuse('not-available', 503));
    fake.api.answer('GET rankings/{type}', refusal);
    await publishPoints(fake);
    await waitFor(() => expect(calls(fake)).toBeGreaterThan(before));
    await waitFor(() => expect(refusal).toHaveBeenCalledTimes(calls(fake) - before));
    // The store publishes the response with the next frame.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(await table()).getByRole('row', { name: /Friture Doku/ })).toBeTruthy();
  });
});

describe('the ranking on another page', () => {
  it('follows the points too', async () => {
    const fake = visitor();
    const element = document.createElement('main');
    document.body.replaceChildren(element);
    const embed = remote.embeds?.['rankings/table@1'];
    const mounted = await act(async () => embed?.(element, { tab: 'week' }, fake.platform));
    await table();
    fake.api.answer(
      'GET rankings/{type}',
      firstPage({ data: [rankedTeam(1, 'Olmo Later', { points: 88 })] }),
    );
    await act(async () => fake.emit('points.changed@1', { weekId: 2, version: 4, playerIds: [110] }));
    expect(await screen.findByRole('row', { name: /Olmo Later/ })).toBeTruthy();
    await act(async () => mounted?.unmount());
  });
});

describe("the matchday's winner", () => {
  it('is shown on request', async () => {
    const fake = visitor();
    await openPage(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Winnaar van speeldag 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Winnaar van speeldag 2' });
    expect(await within(dialog).findByText('Sofie Vermeulen')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the rankings, loading', () => {
  it('show a skeleton of the final size while the matchdays are unknown', async () => {
    const fake = visitor();
    fake.state.matches.set({ status: 'loading', value: null });
    await openPage(fake);
    expect(screen.getByText('De rangschikking wordt geladen')).toBeTruthy();
    expect(fake.api.calls('GET rankings/{type}')).toEqual([]);
  });

  it('show that there are none yet', async () => {
    const fake = visitor({ deadline: { deadlineWeek: 1, displayWeek: 1 } });
    fake.api.answer('GET rankings/{type}', noRanking);
    await openPage(fake);
    expect(
      await screen.findByRole('heading', { name: 'De rangschikking is nog niet beschikbaar' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bekijk de matchen' })).toBeTruthy();
  });

  it('show an error and retry', async () => {
    const fake = visitor();
    fake.api.answer(
      'GET rankings/{type}',
      refuse('not-available', 503, { message: 'De server antwoordt niet.' }),
    );
    await openPage(fake);
    expect((await screen.findByRole('alert')).textContent).toContain('De server antwoordt niet.');
    fake.api.answer('GET rankings/{type}', firstPage());
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByRole('row', { name: /Panenka aan Zee/ })).toBeTruthy();
  });

  it('request the matchdays from the shell when those failed', async () => {
    const fake = visitor();
    fake.state.matches.set({ status: 'failed', value: null });
    await openPage(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(fake.refreshed).toEqual(['matches']);
  });
});
