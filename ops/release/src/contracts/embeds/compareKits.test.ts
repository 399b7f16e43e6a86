import { compareKits, type PromisedElement } from './compareKits.js';

const rankings: PromisedElement = {
  attributes: { lang: ['nl', 'en'], rows: 'number', heading: 'string' },
  events: { 'euro-select': ['kind', 'id'] },
};

const messages = (now?: Partial<PromisedElement>) => {
  const elements: Record<string, PromisedElement> = now ? { 'euro-rankings': { ...rankings, ...now } } : {};
  return compareKits({ number: 1, elements: { 'euro-rankings': rankings } }, { number: 1, elements }).map(
    ({ where, what }) => `${where}: ${what}.`,
  );
};

describe('a change of the kit breaks other sites', () => {
  it.each<[string, Partial<PromisedElement> | undefined, string]>([
    ['an element is removed', undefined, '<euro-rankings>: was removed.'],
    [
      'an attribute is removed',
      { attributes: { lang: ['nl', 'en'], rows: 'number' } },
      '<euro-rankings>: no longer knows heading.',
    ],
    [
      'a value is removed',
      { attributes: { ...rankings.attributes, lang: ['nl'] } },
      '<euro-rankings>: no longer knows lang="en".',
    ],
    [
      'an attribute has another type',
      { attributes: { ...rankings.attributes, rows: ['few', 'many'] } },
      '<euro-rankings>: takes rows as few|many, where it was a number.',
    ],
    ['an event is removed', { events: {} }, '<euro-rankings>: no longer emits euro-select.'],
    [
      'an event has fewer fields',
      { events: { 'euro-select': ['id'] } },
      '<euro-rankings>: emits euro-select without kind.',
    ],
  ])('when %s', (_, now, sentence) => {
    expect(messages(now)).toEqual([sentence]);
  });

  it('not when it accepts and emits more', () => {
    const now: PromisedElement = {
      attributes: { ...rankings.attributes, lang: ['nl', 'en', 'fr'], rows: 'string', tab: 'string' },
      events: { 'euro-select': ['kind', 'id', 'href'], 'euro-tab': [] },
    };
    expect(messages(now)).toEqual([]);
  });
});
