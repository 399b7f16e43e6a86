import { undoAfterEach } from '../testing/undoAfterEach.js';
import { createHistory, pathOf } from './createHistory.js';

/** Until the browser has moved, and what follows is done. */
async function settle() {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** A browser with a page before that of the sheet. */
async function setUp(question: string | null = null) {
  undoAfterEach();
  window.history.pushState(null, '', '/home');
  const history = createHistory(window, () => settle().then(() => true));
  history.go('/team/1');
  history.guard(() => question);
  const closed: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    history,
    closed,
    here: () => pathOf(history.location.value),
    open(name: string) {
      const end = history.layer(() => {
        closed.push(name);
        end();
      });
      ends.set(name, end);
      return settle();
    },
    close(name: string) {
      ends.get(name)?.();
      return settle();
    },
    /** Does not close when asked to. */
    async openBusy(name: string) {
      history.layer(() => closed.push(name));
      await settle();
    },
    async travel(steps: number) {
      window.history.go(steps);
      await settle();
    },
  };
}

describe('a layer over a page', () => {
  it('is closed by Back, and the next Back leaves the page', async () => {
    const { closed, here, open, travel } = await setUp();
    await open('sheet');
    await travel(-1);
    expect(closed).toEqual(['sheet']);
    expect(here()).toBe('/team/1');
    await travel(-1);
    expect(here()).toBe('/home');
  });

  it('that was closed by a press leaves nothing to go back through', async () => {
    const { closed, here, open, close, travel } = await setUp();
    await open('sheet');
    await close('sheet');
    await travel(-1);
    expect([here(), closed]).toEqual(['/home', []]);
  });

  it('is closed alone while others are below it', async () => {
    const { closed, here, open, travel } = await setUp();
    await open('sheet');
    await open('dialog');
    await travel(-1);
    expect(closed).toEqual(['dialog']);
    await travel(-1);
    expect(closed).toEqual(['dialog', 'sheet']);
    expect(here()).toBe('/team/1');
  });

  it('gives its entry to the one that opens as it closes', async () => {
    const { closed, open, close, travel, here } = await setUp();
    await open('picker');
    const length = window.history.length;
    void close('picker');
    await open('player');
    expect(window.history.length).toBe(length);
    await travel(-1);
    await travel(-1);
    expect([closed, here()]).toEqual([['player'], '/home']);
  });

  it('is no place on the way back from the page that a link in it leads to', async () => {
    const { history, closed, here, open, travel } = await setUp();
    await open('sheet');
    history.go('/stats');
    await settle();
    expect([here(), closed]).toEqual(['/stats', ['sheet']]);
    await travel(-1);
    expect(here()).toBe('/team/1');
    await travel(-1);
    expect(here()).toBe('/home');
  });

  it('that changes the address keeps it when it closes', async () => {
    const { history, here, open, close, travel } = await setUp();
    await open('filters');
    history.go('?position=2', { replace: true });
    await settle();
    await close('filters');
    expect(here()).toBe('/team/1?position=2');
    expect(window.location.search).toBe('?position=2');
    await travel(-1);
    expect(here()).toBe('/home');
  });

  it('stays open when its page leads on at once', async () => {
    const { history, closed, open, travel, here } = await setUp();
    await open('menu');
    history.go('/points/1', { replace: true });
    await settle();
    expect(closed).toEqual([]);
    await travel(-1);
    expect([here(), closed]).toEqual(['/points/1', ['menu']]);
  });

  it('is not opened again by Forward, which leads nowhere', async () => {
    const { closed, here, open, travel } = await setUp();
    await open('sheet');
    await travel(-1);
    await travel(1);
    expect(closed).toEqual(['sheet']);
    await travel(-1);
    expect(here()).toBe('/home');
  });

  it('costs no press after a reload', async () => {
    const { open } = await setUp();
    await open('sheet');
    const again = createHistory(window, () => Promise.resolve(true));
    await settle();
    window.history.go(-1);
    await settle();
    expect(pathOf(again.location.value)).toBe('/home');
  });

  it('that stays open, since its action runs, is closed by none', async () => {
    const { closed, here, openBusy, travel } = await setUp();
    await openBusy('confirm');
    await travel(-1);
    await travel(-1);
    expect([closed, here()]).toEqual([['confirm', 'confirm'], '/team/1']);
  });

  it('leaves the question of unsaved changes to the step that leaves the page', async () => {
    const { closed, here, open, travel } = await setUp('unsaved');
    await open('sheet');
    await travel(-1);
    expect([closed, here()]).toEqual([['sheet'], '/team/1']);
    await travel(-1);
    await settle();
    expect(here()).toBe('/home');
  });
});
