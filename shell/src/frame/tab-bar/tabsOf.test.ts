import type { MenuEntry } from '../buildMenu.js';
import { tabsOf } from './tabsOf.js';

const entry = (text: string, priority?: 'low' | 'high', isTab = true): MenuEntry => ({
  href: `/${text}`,
  text,
  current: false,
  ...(priority && { priority }),
  ...(isTab && { icon: 'home', short: text }),
});

const forEverybody = [
  entry('home', 'high'),
  entry('stats', 'high'),
  entry('rankings', 'high'),
  entry('matches', 'low'),
  entry('rules', 'high', false),
];
const ownEntries = ['points', 'team', 'transfers', 'friends'].map((name) => entry(name));
const names = (entries: readonly MenuEntry[]) => tabsOf(entries).map(({ text }) => text);

describe('the tab bar of a phone', () => {
  it.each<[string, MenuEntry[], string[]]>([
    ['a visitor', forEverybody, ['home', 'stats', 'rankings', 'matches']],
    [
      'a manager',
      [entry('home', 'high'), ...ownEntries, ...forEverybody.slice(1)],
      ['points', 'team', 'transfers', 'friends'],
    ],
    [
      'a manager before the first matchday',
      [entry('home', 'high'), ...ownEntries.slice(1), ...forEverybody.slice(1)],
      ['home', 'team', 'transfers', 'friends'],
    ],
    ['a menu without icons', [entry('quiz', undefined, false)], []],
  ])('%s', (_, entries, tabs) => {
    expect(names(entries)).toEqual(tabs);
  });
});
