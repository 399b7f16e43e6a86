import { exampleWorldCup } from '../testing/exampleCompetitions.js';
import { readCompetition } from './readCompetition.js';

const slugs = ['', 'wk-2022'];
const worldCup = { slug: 'wk-2022', slugs, own: exampleWorldCup, calls: ['GET players'] };

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
  it('is the only one where the page says nothing', () => {
    const competition = readCompetition(pageWith('/home'));
    expect(competition).toMatchObject({ own: null, call: null, storagePrefix: '', hasOthers: false });
    expect(competition.addresses.base).toBe('');
  });

  it('is the default one beside others, which calls do not name', () => {
    const competition = readCompetition(pageWith('/home', { slug: '', slugs }));
    expect(competition).toMatchObject({ own: null, call: null, storagePrefix: '', hasOthers: true });
  });

  it('came with the page', () => {
    const competition = readCompetition(pageWith('/wk-2022/home', worldCup));
    expect(competition).toMatchObject({
      own: { word: { nl: 'WK-manager' } },
      call: { competitionFeed: 'WORLDM', seasonId: 2022, calls: ['GET players'] },
      storagePrefix: 'wk-2022.',
      hasOthers: true,
    });
    expect(competition.addresses.base).toBe('/wk-2022');
  });

  it('is remembered for the page that is shown without a connection, with its colours', () => {
    const sheets: string[] = [];
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync(text: string) {
          sheets.push(text);
        }
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
    readCompetition(pageWith('/wk-2022/home', worldCup));
    const stored = pageWith('/wk-2022/team/1', { slug: '', slugs });
    expect(readCompetition(stored)).toMatchObject({
      call: { competitionFeed: 'WORLDM' },
      storagePrefix: 'wk-2022.',
    });
    expect(sheets).toEqual([':root{--brand-night:#5C1035}']);
  });

  it('is the default one at addresses of competitions that nobody knows', () => {
    readCompetition(pageWith('/wk-2022/home', worldCup));
    expect(readCompetition(pageWith('/wk-2022/home')).addresses.base).toBe('');
  });
});
