import { findMentions } from './findMentions.js';

const people = [
  { id: 1, names: ['De Kantine', 'Lotte'] },
  { id: 2, names: ['De Kantine Boys'] },
  { id: 3, names: ['Zoë', ''] },
  { id: 4, names: ['lotte'] },
];
const ids = (text: string) => findMentions(text, people).map(({ id }) => id);

it.each([
  ['Goed gedaan @De Kantine!', [1]],
  ['@de kantine boys, proficiat', [2]],
  ['hallo @ZOË en @Lotte', [3, 1, 4]],
  ['mail lotte@lotte.be', []],
  ['@Lotteke is iemand anders', []],
  ['@ niemand, @', []],
  ['zonder teken: Lotte', []],
])('%s mentions %j', (text, mentioned) => {
  expect(ids(text)).toEqual(mentioned);
});

it('returns the position in the text', () => {
  const text = 'Hey @De Kantine Boys!';
  const [mention] = findMentions(text, people);
  expect(text.slice(mention?.start, mention?.end)).toBe('@De Kantine Boys');
});

it('returns at most ten mentions', () => {
  expect(ids('@Zoë '.repeat(40))).toHaveLength(10);
});
