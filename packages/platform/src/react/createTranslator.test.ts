import { createTranslator, defineTexts } from './createTranslator.js';

const texts = defineTexts({
  nl: {
    left: 'Nog {count, plural, =0 {geen transfers} one {# transfer} other {# transfers}}',
    total: '{points, number} punten',
    who: 'Dag {name}',
    plain: "Het is 't zelfde",
    side: 'Elk{sides, select, clubs {e club} other { land}}',
  },
  en: {
    left: '{count, plural, =0 {no transfers} one {# transfer} other {# transfers}} left',
    total: '{points, number} points',
    who: 'Hello {name}',
    plain: "It's the same",
    side: 'Each {sides, select, clubs {club} other {nation}}',
  },
});

describe('a sentence', () => {
  const nl = createTranslator(texts, 'nl');
  const en = createTranslator(texts, 'en');

  it.each([
    [0, 'Nog geen transfers', 'no transfers left'],
    [1, 'Nog 1 transfer', '1 transfer left'],
    [2, 'Nog 2 transfers', '2 transfers left'],
  ])('counts %i', (count, dutch, english) => {
    expect(nl('left', { count })).toBe(dutch);
    expect(en('left', { count })).toBe(english);
  });

  it('formats numbers in the language', () => {
    expect(nl('total', { points: 1234.5 })).toBe('1.234,5 punten');
    expect(en('total', { points: 1234.5 })).toBe('1,234.5 points');
  });

  it('inserts names, and retains apostrophes', () => {
    expect(nl('who', { name: 'Lotte' })).toBe('Dag Lotte');
    expect(nl('plain')).toBe("Het is 't zelfde");
    expect(en('plain')).toBe("It's the same");
  });

  it('calls the sides as the competition is configured, nations by default', () => {
    expect(nl('side')).toBe('Elk land');
    expect(createTranslator(texts, 'nl', 'clubs')('side')).toBe('Elke club');
    expect(createTranslator(texts, 'en', 'clubs')('side')).toBe('Each club');
  });

  it('is returned unchanged and reported when it is an invalid message', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = defineTexts({ nl: { left: 'Nog {count' }, en: { left: '{count left' } });
    expect(createTranslator(broken, 'nl')('left', { count: 1 })).toBe('Nog {count');
    expect(consoleError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('Nog') }),
    );
    consoleError.mockRestore();
  });

  it('comes from one translator for the same texts and language', () => {
    expect(createTranslator(texts, 'nl')).toBe(nl);
    expect(nl).not.toBe(en);
  });
});
