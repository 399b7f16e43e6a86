import type { Player } from '@euro/api-contract';
import { ClockProvider } from '@euro/design-system';
import { PlatformProvider } from '@euro/platform/react';
import { createFakePlatform, examplePlayer } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import { useStatus } from './useStatus.js';

const NOW = new Date('2024-06-19T10:00:00');
const at = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60_000).toISOString();
const doubtful = (hours: number) =>
  ({ kind: 'doubtful', nl: 'traint apart', en: null, source: 'DFB', at: at(hours) }) as const;
const match = { id: 1, homeId: { id: 1, short: 'GER' }, awayId: { id: 2, short: 'SCO' } };

function status(fields: Partial<Player>, locale: 'nl' | 'en' = 'nl') {
  const { platform } = createFakePlatform({ locale });
  const { result } = renderHook(() => useStatus(examplePlayer(fields)), {
    wrapper: ({ children }) => (
      <PlatformProvider platform={platform}>
        <ClockProvider now={() => NOW.getTime()}>{children}</ClockProvider>
      </PlatformProvider>
    ),
  });
  const { mark, text, detail } = result.current ?? {};
  return [mark, text, detail?.replace(/\u00a0/g, ' ')];
}

const NOTHING = [undefined, undefined, undefined];

describe('the line of news of a player', () => {
  it('has mark, sentence, source and time', () => {
    const line = ['doubtful', 'Twijfelachtig: traint apart'];
    expect(status({ news: doubtful(1) })).toEqual([...line, 'DFB · vandaag 09.00 u.']);
    expect(status({ news: doubtful(20) })).toEqual([...line, 'DFB · gisteren 14.00 u.']);
    expect(status({ news: doubtful(47) })).toEqual([...line, 'DFB · ma 17/06 · 11.00 u.']);
  });

  it('says since when there is no news after 48 hours', () => {
    expect(status({ news: doubtful(48) })[2]).toBe('DFB · ma 17/06 · 10.00 u.');
    expect(status({ news: doubtful(49) })[2]).toBe('DFB · geen nieuws sinds ma 17/06 · 09.00 u.');
  });

  it('is in English with the text there is', () => {
    expect(status({ news: doubtful(1) }, 'en')).toEqual([
      'doubtful',
      'Doubtful: traint apart',
      'DFB · today 09:00',
    ]);
  });

  it('is left out without news', () => {
    expect(status({})).toEqual(NOTHING);
  });

  it('says that he can play for 48 hours', () => {
    const news = { ...doubtful(1), kind: 'available', nl: null } as const;
    expect(status({ news })).toEqual([undefined, 'Speelklaar', 'DFB · vandaag 09.00 u.']);
    expect(status({ news: { ...news, at: at(49) } })).toEqual(NOTHING);
  });

  it('says what is worked out from his cards, and after which match', () => {
    const detail = 'berekend uit zijn kaarten · na GER – SCO';
    expect(status({ cards: { kind: 'one-yellow', match } })).toEqual([
      'one-yellow',
      'Eén gele kaart van schorsing',
      detail,
    ]);
    expect(status({ ban: 1, cards: { kind: 'banned', match } })).toEqual(['banned', 'Geschorst', detail]);
  });

  it('is his most important one', () => {
    const cards = { kind: 'one-yellow', match } as const;
    expect(status({ cards, news: doubtful(1) })[0]).toBe('doubtful');
    expect(status({ injury: 1, news: doubtful(1) })).toEqual(['injured', 'Geblesseerd', undefined]);
    expect(status({ ban: 1, injury: 1, news: { ...doubtful(1), kind: 'injured' } })[1]).toBe('Geschorst');
    expect(status({ eliminated: true, ban: 1, news: doubtful(1) })[0]).toBe('eliminated');
  });
});
