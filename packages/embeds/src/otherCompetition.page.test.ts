import './testing/browserParts.js';
import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { EuroCountdown } from './countdown/EuroCountdown.js';
import { EuroMatch } from './match/EuroMatch.js';
import { EuroPlayer } from './player/EuroPlayer.js';
import { EuroRankings } from './rankings/EuroRankings.js';
import { forgetSources } from './source/sourceOf.js';
import { answers, api, portal, QUIET, rankingPage, rankingRow, refuses } from './testing/portal.js';
import { part, recordEvents, show, textOf, waitForText } from './testing/show.js';

const WORLD = {
  competitionFeed: 'WORLDM',
  seasonId: 2022,
  slug: 'wk-2022',
  word: { nl: 'WK-manager', en: 'World Cup Manager' },
  brand: {
    colours: { night: '#5C1035' },
    credits: [{ nl: 'Cijfers: iemand', en: 'Figures: somebody' }],
  },
};
const ARGENTINA = {
  ...{ id: 100_001, short: 'ARG', nl: 'Argentinië', en: 'Argentina', group: 'C', pot: 1 },
  kit: '75AADB FFFFFF FFFFFF stripes FFFFFF 1B1B1B teal',
};

let searches: string[];
/** Answers a call of the World Cup alone. */
const ofWorldCup = (path: string, body: object) =>
  http.get(api(path), ({ request }) => {
    const { searchParams } = new URL(request.url);
    searches.push(`${path} ${searchParams.get('competitionFeed')} ${searchParams.get('seasonId')}`);
    const isNamed =
      searchParams.get('competitionFeed') === 'WORLDM' && searchParams.get('seasonId') === '2022';
    return isNamed ? HttpResponse.json(body, { headers: QUIET }) : new HttpResponse(null, { status: 400 });
  });

beforeAll(() => {
  customElements.define('euro-rankings', EuroRankings);
  customElements.define('euro-match', EuroMatch);
  customElements.define('euro-player', EuroPlayer);
  customElements.define('euro-countdown', EuroCountdown);
  portal.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  searches = [];
  forgetSources();
  portal.use(answers('competitions', { competitions: [WORLD] }), ofWorldCup('clubs', { clubs: [ARGENTINA] }));
});
afterEach(() => {
  document.body.innerHTML = '';
  portal.resetHandlers();
});
afterAll(() => portal.close());

describe('an element of another competition', () => {
  it('requests that one, has its name, credits its source, and links to its pages', async () => {
    portal.use(ofWorldCup('rankings/general', rankingPage([rankingRow(7)])));
    const element = await show('<euro-rankings competition="wk-2022" lang="nl"></euro-rankings>');
    expect(textOf(element)).not.toContain('EuroManager');
    await waitForText(element, 'Ploeg 7');
    expect(searches).toEqual(['clubs WORLDM 2022', 'rankings/general WORLDM 2022']);
    expect(part(element, 'h2').textContent).toBe('Rangschikking WK-manager');
    expect(textOf(element)).toContain('Cijfers: iemand');
    expect(textOf(element)).not.toMatch(/EuroManager|StatsBomb/);
    for (const link of element.shadowRoot?.querySelectorAll('a') ?? [])
      expect(new URL(link.href).pathname).toMatch(/^\/wk-2022\//);
  });

  it('has its nations and their shirts', async () => {
    const player = {
      ...{ id: 100_210, name: 'Messi', positionId: 4, clubId: 100_001, shirt: 10, value: 11, points: 50 },
      ...{ form: 9, upcomingMatches: [] },
    };
    portal.use(ofWorldCup('player/100210', { player }));
    const element = await show('<euro-player competition="wk-2022" player="100210" lang="en"></euro-player>');
    await waitForText(element, 'Argentina');
    expect(part(element, 'svg.jersey').innerHTML).toContain('#75AADB');
  });

  it('stays one of the default competition without the attribute, and becomes it again', async () => {
    portal.use(
      http.get(api('rankings/general'), ({ request }) => {
        const isOther = new URL(request.url).searchParams.has('competitionFeed');
        return HttpResponse.json(rankingPage([rankingRow(isOther ? 7 : 3)]), { headers: QUIET });
      }),
    );
    const element = await show('<euro-rankings lang="nl"></euro-rankings>');
    await waitForText(element, 'Ploeg 3');
    expect(part(element, 'h2').textContent).toBe('Rangschikking EuroManager');
    element.setAttribute('competition', 'wk-2022');
    await waitForText(element, 'Ploeg 7');
    expect(textOf(element)).not.toContain('Ploeg 3');
    element.removeAttribute('competition');
    await waitForText(element, 'Ploeg 3');
    expect(part(element, 'h2').textContent).toBe('Rangschikking EuroManager');
  });

  it('is loaded after it was out of the page while its competition was requested', async () => {
    portal.use(ofWorldCup('rankings/general', rankingPage([rankingRow(7)])));
    const element = await show('<euro-rankings competition="wk-2022" lang="nl"></euro-rankings>');
    element.remove();
    await waitFor(() => expect(searches).toEqual(['clubs WORLDM 2022']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    document.body.append(element);
    await waitForText(element, 'Ploeg 7');
  });

  it('reports an unknown competition, and retries', async () => {
    const events = recordEvents();
    const element = await show('<euro-match competition="ek-2028" lang="nl"></euro-match>');
    await waitFor(() => expect(events).toContainEqual({ name: 'euro-error', detail: { code: 'not-found' } }));
    await waitForText(element, `Dit staat niet meer bij ${location.host}.`);
    for (const link of element.shadowRoot?.querySelectorAll('a') ?? []) expect(link.textContent).not.toBe('');
    portal.use(
      answers('competitions', { competitions: [{ ...WORLD, slug: 'ek-2028' }] }),
      ofWorldCup('matches', { matches: [] }),
    );
    part(element, '.again').click();
    await waitForText(element, 'Er zijn geen matchen meer.');
  });

  it('retains its place while the list of competitions cannot be loaded', async () => {
    portal.use(refuses('competitions', 503));
    const element = await show('<euro-countdown competition="wk-2022" lang="en"></euro-countdown>');
    await waitForText(element, `${location.host} can’t be reached at the moment.`);
  });

  it('ignores an invalid slug', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    portal.use(
      http.get(api('rankings/general'), () =>
        HttpResponse.json(rankingPage([rankingRow(3)]), { headers: QUIET }),
      ),
    );
    const element = await show('<euro-rankings competition="../x" lang="nl"></euro-rankings>');
    await waitForText(element, 'Ploeg 3');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
