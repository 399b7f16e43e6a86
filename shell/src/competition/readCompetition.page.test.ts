import { exampleWorldCup } from '../testing/exampleCompetitions.js';
import { loadRememberedCompetition, rememberCompetition } from './loadRememberedCompetition.js';
import { readCompetition } from './readCompetition.js';

const slugs = ['', 'wk-2022'];
const call = { competitionFeed: 'WORLDM', seasonId: 2022, calls: ['GET players'] };
const worldCup = { slug: 'wk-2022', slugs, seasonId: 2022, own: exampleWorldCup, call };

function pageWith(pathname: string, inlined?: object) {
  document.head.innerHTML = '<style id="brand">:root{--brand-night:#5C1035}</style>';
  if (inlined) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.id = 'competition';
    element.textContent = JSON.stringify(inlined);
    document.head.append(element);
  }
  const location = new URL(pathname, 'http://localhost');
  return { document, localStorage, location: location as unknown as Location };
}

beforeEach(() => localStorage.clear());

describe('the competition of a page', () => {
  it('is the only one where the page names none', () => {
    const competition = readCompetition(pageWith('/home'));
    expect(competition).toMatchObject({ own: null, call: null, storagePrefix: '', seasonId: null });
    expect(competition?.addresses.base).toBe('');
  });

  it('is the default one beside others, which calls omit', () => {
    const competition = readCompetition(pageWith('/home', { slug: '', slugs, seasonId: 2024 }));
    expect(competition).toMatchObject({ own: null, call: null, storagePrefix: '', seasonId: 2024 });
  });

  it('is contained in the page', () => {
    const competition = readCompetition(pageWith('/wk-2022/home', worldCup));
    expect(competition).toMatchObject({
      own: { word: { nl: 'WK-manager' } },
      call,
      storagePrefix: 'wk-2022.',
      seasonId: 2022,
    });
    expect(competition?.addresses.base).toBe('/wk-2022');
  });

  it('is stored for the page that is shown without a connection, with its colours', () => {
    const sheets: string[] = [];
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync(text: string) {
          sheets.push(text);
        }
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
    rememberCompetition(pageWith('/wk-2022/home', worldCup));
    const stored = pageWith('/wk-2022/team/1', { slug: '', slugs });
    expect(readCompetition(stored)).toBeNull();
    expect(loadRememberedCompetition(stored)).toMatchObject({
      call: { competitionFeed: 'WORLDM' },
      storagePrefix: 'wk-2022.',
    });
    expect(sheets).toEqual([':root{--brand-night:#5C1035}']);
  });

  it('is the default one at addresses of unknown competitions', () => {
    expect(readCompetition(pageWith('/ek-2028/home', { slug: '', slugs }))?.addresses.base).toBe('');
    expect(loadRememberedCompetition(pageWith('/ek-2028/home')).addresses.base).toBe('');
  });
});
