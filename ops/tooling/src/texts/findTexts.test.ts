import { findTexts } from './findTexts.js';

describe('the texts in a script', () => {
  it('are records of sentences by key, named like their constant', () => {
    const [texts] = findTexts(
      "export const pay = define({ nl: { go: 'Ga', 'to.pay': 'Be' + 'taal' }, en: { go: 'Go', 'to.pay': `Pay` } });",
    );
    expect(texts).toMatchObject({
      kind: 'texts',
      name: 'pay',
      entries: [
        { key: 'go', nl: 'Ga', en: 'Go' },
        { key: 'to.pay', nl: 'Betaal', en: 'Pay' },
      ],
    });
  });

  it('may be separate constants', () => {
    const script = "const nl = { go: 'Ga' }; const en = { go: 'Go' }; export const t = define({ nl, en });";
    expect(findTexts(script)).toMatchObject([{ name: 't', entries: [{ key: 'go', nl: 'Ga', en: 'Go' }] }]);
  });

  it('are single phrases, identified by their Dutch, wherever they are', () => {
    const found = findTexts(
      "const pages = [{ path: '/', title: { nl: 'Prijzen', en: 'Prizes' } }]; f({ id: 3, nl: 'Duitsland', en: 'Germany' });",
    );
    expect(found.map(({ kind, entries }) => [kind, entries[0]])).toEqual([
      ['phrase', { key: 'Prijzen', nl: 'Prijzen', en: 'Prizes' }],
      ['phrase', { key: 'Duitsland', nl: 'Duitsland', en: 'Germany' }],
    ]);
  });

  it('have the position of their English in the script', () => {
    const script = "const t = { nl: 'Ga', en: 'Go' };";
    const [{ start, end, valueStart } = { start: 0, end: 0, valueStart: 0 }] = findTexts(script);
    expect(script.slice(start, end)).toBe("en: 'Go'");
    expect(script.slice(valueStart, end)).toBe("'Go'");
  });

  it('exclude computed and spread values, and those not in both languages', () => {
    const [texts] = findTexts(
      "const t = { nl: { ...other.nl, a: f(), b: x + 'B', c: 'C', d: 'D' }, en: { a: f(), b: x + 'B', c: 'See' } };",
    );
    expect(texts?.entries).toEqual([{ key: 'c', nl: 'C', en: 'See' }]);
    expect(findTexts('const locales = { nl: pick(1), en: pick(2) };')).toEqual([]);
  });
});
