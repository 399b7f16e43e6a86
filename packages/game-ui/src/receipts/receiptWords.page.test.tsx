import type { Receipt } from '@euro/api-contract';
import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WithWorld } from '../testing/WithWorld.js';
import { useLeadText } from './useLeadText.js';
import { useReceiptPhrases } from './useReceiptPhrases.js';

function inLanguage<T>(locale: 'nl' | 'en', hook: () => T): T {
  const { platform } = createFakePlatform({ locale });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>
      <WithWorld>{children}</WithWorld>
    </PlatformProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const wordsOf = (kind: Receipt['kind'], changes: Receipt['changes'], locale: 'nl' | 'en' = 'nl') =>
  inLanguage(
    locale,
    useReceiptPhrases,
  )({ kind, changes }).map(({ label, text }) => `${label}: ${text.replaceAll('\u00a0', ' ')}`);

describe('a receipt as text', () => {
  it.each<[string, Receipt['kind'], Receipt['changes'], string[]]>([
    [
      'an order of the bench',
      'lineup-saved',
      { benchOrder: { from: [421, 902, 2226, 919], to: [421, 2226, 902, 919] } },
      ['Bankvolgorde: Sigua 2 → 1'],
    ],
    [
      'armbands',
      'lineup-saved',
      { captain: { from: 110, to: 510 }, viceCaptain: { from: 510, to: null } },
      ['Kapitein: Musiala → Olmo', 'Vice-kapitein: Olmo → niemand'],
    ],
    [
      'a swap, without the bench that it changed',
      'lineup-saved',
      {
        toPitch: [902],
        toBench: [102],
        benchOrder: { from: [421, 902, 2226, 919], to: [421, 102, 2226, 919] },
      },
      ['Wissel: Karničnik in, Rüdiger op de bank'],
    ],
    [
      'transfers with the players brought in',
      'transfers-confirmed',
      {
        transfers: [
          { outId: 203, inId: 205, outPrice: 6, inPrice: 5.5, extra: false },
          { outId: 510, inId: 408, outPrice: 7.5, inPrice: 8, extra: false },
        ],
      },
      ['Transfer: Robertson → Hanley, + € 0,5', 'Transfer: Olmo → Freuler, − € 0,5'],
    ],
    [
      'undone transfers',
      'transfers-reset',
      { transfers: [{ outId: 203, inId: 205, outPrice: 6, inPrice: 5.5, extra: false }] },
      ['Transfer terug: Hanley → Robertson, − € 0,5'],
    ],
    ['a booster', 'booster-played', { booster: 'freeHit' }, ['Booster: Free hit']],
    ['a power sub', 'power-sub', { powerSub: { inId: 2226, outId: 510 } }, ['Power sub: Sigua in voor Olmo']],
    [
      'an undone power sub',
      'power-sub-undone',
      { powerSub: { inId: 2226, outId: 510 } },
      ['Power sub ongedaan: Sigua in voor Olmo'],
    ],
    [
      'a name',
      'team-renamed',
      { name: { from: 'A-team', to: 'B-team' }, nameVisible: { from: true, to: false } },
      ['Ploegnaam: A-team → B-team', 'Je eigen naam: verborgen'],
    ],
    [
      'a new squad',
      'squad-saved',
      { playersIn: [205], playersOut: [203] },
      ['Nieuw: Hanley', 'Weg: Robertson'],
    ],
    ['a new team', 'team-created', { playersIn: [205] }, ['Ploeg gemaakt: 15 spelers en 1 coach']],
    ['nothing visible', 'lineup-saved', {}, ['Ploeg opgeslagen: zonder zichtbare wijziging']],
  ])('writes %s', (_, kind, changes, words) => {
    expect(wordsOf(kind, changes)).toEqual(words);
  });

  it('is available in English too', () => {
    expect(wordsOf('lineup-saved', { captain: { from: 110, to: 510 } }, 'en')).toEqual([
      'Captain: Musiala → Olmo',
    ]);
  });
});

describe('the time to a deadline', () => {
  const MINUTE = 60_000;
  it.each([
    [8 * MINUTE + 20_000, '8 min voor de deadline'],
    [329 * MINUTE, '5 u 29 min voor de deadline'],
    [(2 * 24 + 4) * 60 * MINUTE, '2 d 4 u voor de deadline'],
    [42_700, '43 s voor de deadline'],
    [7, '0,007 s voor de deadline'],
    [-1400, '1,4 s na de deadline'],
    [-95 * MINUTE, '1 u 35 min na de deadline'],
  ])('of %i ms is written as %s', (milliseconds, text) => {
    expect(inLanguage('nl', useLeadText)(milliseconds)).toBe(text);
  });
});
