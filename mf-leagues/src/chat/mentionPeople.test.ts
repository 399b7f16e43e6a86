import { offeredNames, withMention } from './mentionPeople.js';

const people = [
  { id: 1, names: ['De Buitenspelval', 'Lotte', 'Lotte Vermeulen'] },
  { id: 2, names: ['Gouden Kroon', 'Bart', 'Bart Peeters'] },
  { id: 3, names: ['Gouden Schoen'] },
  { id: 4, names: ['De Twaalfde Man', 'Sofie', 'Sofie Kroonen'] },
];

describe('names for a mention', () => {
  it.each([
    ['@', ['Gouden Kroon', 'Gouden Schoen', 'De Twaalfde Man']],
    ['Zeg @gou', ['Gouden Kroon', 'Gouden Schoen']],
    ['Zeg @ba', ['Bart']],
    ['Zeg @Bart P', ['Bart Peeters']],
    ['Zeg @twa', ['De Twaalfde Man']],
    ['Zeg @twaalfde m', ['De Twaalfde Man']],
    ['Zeg @waalf', []],
    ['Zeg @s', ['Sofie', 'Gouden Schoen']],
    ['Zeg @kroon', ['Gouden Kroon', 'Sofie Kroonen']],
    ['Zeg @lot', []],
    ['mail bart@gou', []],
    ['@Gouden Schoen', []],
    ['@gou\n', []],
    ['niets', []],
  ])('after %j', (draft, names) => {
    expect(offeredNames(draft, people, 1)).toEqual(names);
  });

  it('are completed at the @', () => {
    expect(withMention('Zeg @ba', 'Bart')).toBe('Zeg @Bart ');
    expect(withMention('@', 'Gouden Kroon')).toBe('@Gouden Kroon ');
  });
});
