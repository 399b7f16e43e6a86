import '../testing/browserParts.js';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { forgetSources } from '../source/sourceOf.js';
import { FRAME_HEIGHT, viewport } from '../testing/browserParts.js';
import { answers, portal, rankingPage, rankingRow, refuses } from '../testing/portal.js';
import { part, recordEvents, show, textOf, waitForText } from '../testing/show.js';
import { EuroRankings } from './EuroRankings.js';

customElements.define('euro-rankings', EuroRankings);

const rows = [
  rankingRow(1, { name: 'Onder de Lat', move: 2, points: 384.5 }),
  rankingRow(2, { name: 'Kwaremont United', move: -1, manager: 'Jonas Backer' }),
  rankingRow(3, { name: 'De Twaalfde Man', rank: 2, shared: true, manager: '' }),
];

let requestedPaths: string[] = [];
beforeAll(() => portal.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requestedPaths = [];
  portal.events.on('request:start', ({ request }) => void requestedPaths.push(new URL(request.url).pathname));
  portal.use(
    answers('rankings/general', rankingPage(rows)),
    answers('rankings/week', rankingPage([rankingRow(9, { move: null })])),
  );
});
afterEach(() => {
  document.body.replaceWith(document.createElement('body'));
  document.documentElement.lang = '';
  viewport.isNear = true;
  portal.events.removeAllListeners();
  portal.resetHandlers();
  forgetSources();
});
afterAll(() => portal.close());

const tab = (element: Element, name: string) =>
  [...(element.shadowRoot?.querySelectorAll('[role=tab]') ?? [])].find(
    ({ textContent }) => textContent?.trim() === name,
  ) as HTMLElement;

describe('a ranking on another site', () => {
  it('shows ranks, moves, teams, managers and points in Dutch format', async () => {
    const element = await show('<euro-rankings></euro-rankings>');
    await waitForText(element, 'Na speeldag 5 · 48.213 ploegen');
    const [first, second, third] = [...(element.shadowRoot?.querySelectorAll('li') ?? [])].map((row) =>
      row.textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(first).toBe('Plaats 1 22 plaatsen gestegen Onder de Lat Sofie Vermeulen 384,5 punten');
    expect(second).toContain('1 plaats gezakt Kwaremont United Jonas Backer');
    expect(third).toContain('Plaats =2 gelijk gebleven De Twaalfde Man Naam verborgen');
  });

  it('uses the language of the surrounding element', async () => {
    document.documentElement.lang = 'en-GB';
    const element = await show('<euro-rankings></euro-rankings>');
    await waitForText(element, 'After matchday 5 · 48,213 teams');
    expect(textOf(element)).toContain('384.5');
    element.setAttribute('lang', 'nl');
    await waitForText(element, 'Maak je eigen ploeg');
  });

  it('has its final height before its data is loaded', async () => {
    viewport.isNear = false;
    const element = await show('<euro-rankings rows="5"></euro-rankings>');
    expect(element.shadowRoot?.querySelectorAll('li')).toHaveLength(5);
    expect(part(element, '.frame')).toHaveAttribute('aria-busy', 'true');
    expect(element.contentHeight).toBe(FRAME_HEIGHT);
  });

  it('requests nothing while it is far from the viewport', async () => {
    viewport.isNear = false;
    await show('<euro-rankings></euro-rankings>');
    expect(requestedPaths).toEqual([]);
  });

  it('is loaded to be printed although it is far from the viewport', async () => {
    viewport.isNear = false;
    const element = await show('<euro-rankings></euro-rankings>');
    window.dispatchEvent(new Event('beforeprint'));
    await waitForText(element, 'Na speeldag 5');
    expect(textOf(element)).toContain('Onder de Lat');
  });

  it('requests data once for any number of elements, without credentials', async () => {
    const requests: Request[] = [];
    portal.events.on('request:start', ({ request }) => void requests.push(request));
    const element = await show('<euro-rankings></euro-rankings><euro-rankings></euro-rankings>');
    await waitForText(element, 'Onder de Lat');
    expect(requests.map(({ credentials, mode }) => [credentials, mode])).toEqual([['omit', 'cors']]);
  });

  it('highlights the team of its attribute', async () => {
    const element = await show('<euro-rankings team="2"></euro-rankings>');
    await waitForText(element, 'Onder de Lat');
    expect(part(element, '[data-marked]').textContent).toContain('Kwaremont United');
  });

  it('has no axe violations', async () => {
    const element = await show('<main><h1>Sport</h1><euro-rankings></euro-rankings></main>');
    await waitForText(element.querySelector('euro-rankings') as Element, 'Onder de Lat');
    // jsdom can't measure colours.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('leaves nothing after its removal', async () => {
    const addListener = jest.spyOn(document, 'addEventListener');
    const removeListener = jest.spyOn(document, 'removeEventListener');
    const element = await show('<euro-rankings></euro-rankings>');
    await waitForText(element, 'Onder de Lat');
    element.remove();
    const ours = (calls: unknown[][]) => calls.filter(([name]) => name === 'visibilitychange').length;
    expect([ours(addListener.mock.calls), ours(removeListener.mock.calls)]).toEqual([1, 1]);
    expect(viewport.observed.size).toBe(0);
    expect(document.head.querySelectorAll('style, link, script')).toHaveLength(0);
  });
});

describe('its tabs', () => {
  it('open another ranking, by mouse and keyboard, with an event', async () => {
    const user = userEvent.setup();
    const events = recordEvents();
    const element = await show('<euro-rankings></euro-rankings>');
    await waitForText(element, 'Onder de Lat');
    await user.click(tab(element, 'Speeldag'));
    await waitForText(element, 'Speeldag 5 · 48.213 ploegen');
    expect(element).toHaveAttribute('type', 'week');
    expect(events).toContainEqual({ name: 'euro-tab', detail: { type: 'week' } });

    // user-event does not find the focus inside a shadow root.
    fireEvent.keyDown(tab(element, 'Speeldag'), { key: 'ArrowLeft' });
    await waitForText(element, 'Onder de Lat');
    expect(element.shadowRoot?.activeElement).toBe(tab(element, 'Algemeen'));
    expect(tab(element, 'Speeldag')).toHaveAttribute('tabindex', '-1');
  });

  it.each([
    ['<euro-rankings></euro-rankings>', ['Algemeen', 'Speeldag', 'Maand']],
    ['<euro-rankings tabs="general week"></euro-rankings>', ['Algemeen', 'Speeldag']],
    ['<euro-rankings tabs=""></euro-rankings>', []],
    ['<euro-rankings type="pundits"></euro-rankings>', []],
  ])('of %s are %j', async (markup, names) => {
    viewport.isNear = false;
    const element = await show(markup);
    const visibleTabs = [...(element.shadowRoot?.querySelectorAll('[role=tab]') ?? [])];
    expect(visibleTabs.map(({ textContent }) => textContent?.trim())).toEqual(names);
  });
});

describe('when the portal does not respond', () => {
  it('shows the failure in place, dispatches an event, and retries on request', async () => {
    const user = userEvent.setup();
    const events = recordEvents();
    portal.use(refuses('rankings/general', 503));
    const element = await show('<euro-rankings></euro-rankings>');
    await waitForText(element, 'EuroManager is even niet bereikbaar.');
    expect(events).toContainEqual({ name: 'euro-error', detail: { code: 'unavailable' } });

    portal.resetHandlers(answers('rankings/general', rankingPage(rows)));
    await user.click(part(element, '.again'));
    await waitForText(element, 'Onder de Lat');
    expect(events.at(-1)).toEqual({ name: 'euro-load', detail: {} });
  });

  it.each([
    [404, 'Dit staat niet meer bij EuroManager.'],
    [429, 'Het is even druk bij EuroManager.'],
    [500, 'EuroManager is even niet bereikbaar.'],
  ])('with %i it shows: %s', async (status, sentence) => {
    portal.use(refuses('rankings/general', status));
    await waitForText(await show('<euro-rankings></euro-rankings>'), sentence);
  });

  it('treats a response of another shape as a failure', async () => {
    portal.use(answers('rankings/general', { data: [{}], totalRecords: 1, choices: [] }));
    await waitForText(await show('<euro-rankings></euro-rankings>'), 'EuroManager is even niet bereikbaar');
  });

  it('shows that there are no points yet', async () => {
    portal.use(answers('rankings/general', rankingPage([], { weekId: null, totalRecords: 0 })));
    await waitForText(await show('<euro-rankings></euro-rankings>'), 'Nog geen punten.');
  });
});

describe('a page that handles links itself', () => {
  it('receives the selected team, and may prevent the navigation', async () => {
    const user = userEvent.setup();
    const element = await show('<euro-rankings></euro-rankings>');
    await waitForText(element, 'Onder de Lat');
    const details: unknown[] = [];
    let isPrevented: boolean | undefined;
    element.addEventListener('euro-select', (event) => {
      details.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    element.shadowRoot?.addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
    });
    await user.click(part(element, 'li a'));
    expect(details).toEqual([{ kind: 'team', id: 1 }]);
    expect(isPrevented).toBe(true);
  });

  it('links to the ranking on the portal, which visitors may see', async () => {
    const element = await show('<euro-rankings type="week" week="4"></euro-rankings>');
    await waitForText(element, 'Speeldag 5');
    const { pathname, search } = new URL((part(element, 'li a') as HTMLAnchorElement).href);
    expect(pathname + search).toBe('/rankings?tab=week&week=4');
  });

  it('may use attributes and properties alike, also before the kit is loaded', async () => {
    viewport.isNear = false;
    const earlyElement = document.createElement('euro-early') as HTMLElement & { rows?: string };
    earlyElement.rows = '4';
    document.body.append(earlyElement);
    customElements.define('euro-early', class extends EuroRankings {});
    expect(earlyElement).toHaveAttribute('rows', '4');
    earlyElement.setAttribute('rows', '6');
    expect(earlyElement.rows).toBe('6');
  });
});
