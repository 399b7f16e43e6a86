import { formatDate, formatDateTime, formatTime } from './dates.js';
import { formatDuration, splitDuration } from './duration.js';
import {
  formatInteger,
  formatMillions,
  formatMillionsShort,
  formatOrdinal,
  formatPercent,
  formatPoints,
  formatPrice,
  formatSignedPoints,
} from './numbers.js';

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers in Dutch', () => {
  it.each([
    [formatInteger(48213, 'nl-BE'), '48.213'],
    [formatMillions(4.5, 'nl-BE'), '€ 4,5 mln'],
    [formatMillions(-0.5, 'nl-BE'), '−€ 0,5 mln'],
    [formatMillionsShort(10, 'nl-BE'), '€ 10,0'],
    [formatPrice(9.9, 'nl-BE'), '€ 9,90'],
    [formatPoints(13.5, 'nl-BE'), '13,5'],
    [formatPoints(9, 'nl-BE'), '9'],
    [formatPoints(130, 'nl-BE', 'always'), '130,0'],
    [formatPoints(-2, 'nl-BE'), '−2'],
    [formatSignedPoints(5, 'nl-BE'), '+5'],
    [formatSignedPoints(-1, 'nl-BE'), '−1'],
    [formatSignedPoints(0, 'nl-BE'), '0'],
    [formatPercent(41, 'nl-BE'), '41 %'],
    [formatOrdinal(4096, 'nl-BE'), '4.096e'],
  ])('%s', (text, expected) => {
    expect(normalizeSpaces(text)).toBe(expected);
  });
});

describe('numbers in English', () => {
  it.each([
    [formatInteger(48213, 'en-GB'), '48,213'],
    [formatMillions(4.5, 'en-GB'), '€4.5m'],
    [formatMillions(-0.5, 'en-GB'), '−€0.5m'],
    [formatPrice(9.9, 'en-GB'), '€9.90'],
    [formatPoints(13.5, 'en-GB'), '13.5'],
    [formatPercent(41, 'en-GB'), '41%'],
    [formatOrdinal(1, 'en-GB'), '1st'],
    [formatOrdinal(2, 'en-GB'), '2nd'],
    [formatOrdinal(13, 'en-GB'), '13th'],
    [formatOrdinal(1284, 'en-GB'), '1,284th'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('moments', () => {
  const deadline = '2024-06-23T19:00:00Z';
  const zone = 'Europe/Brussels';

  it('are formatted in the requested length', () => {
    expect(formatDate(deadline, 'nl-BE', 'day', zone)).toBe('23/06');
    expect(formatDate(deadline, 'nl-BE', 'short', zone)).toBe('zo 23/06');
    expect(formatDate(deadline, 'nl-BE', 'date', zone)).toBe('23/06/24');
    expect(formatDate(deadline, 'nl-BE', 'medium', zone)).toBe('zo 23/06/24');
    expect(formatDate(deadline, 'nl-BE', 'long', zone)).toBe('zondag 23/06/24');
    expect(formatDate(deadline, 'en-GB', 'long', zone)).toBe('Sunday 23/06/24');
  });

  it('are in the time zone of the viewer', () => {
    expect(formatTime(deadline, zone)).toBe('21:00');
    expect(formatTime(deadline, 'Europe/Lisbon')).toBe('20:00');
    expect(formatTime('2024-06-23T22:00:00Z', zone)).toBe('00:00');
  });

  it('combine date and time as in the language', () => {
    expect(formatDateTime(deadline, 'nl-BE', 'long', zone)).toBe('zondag 23/06/24 · 21.00\u00a0u.');
    expect(formatDateTime(deadline, 'en-GB', 'medium', zone)).toBe('Sun 23/06/24 · 21:00');
  });

  it('may be on another day in another time zone', () => {
    expect(formatDate('2024-06-23T22:30:00Z', 'nl-BE', 'short', zone)).toBe('ma 24/06');
  });
});

describe('durations', () => {
  it('are split into whole units', () => {
    expect(splitDuration(93_784_999)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
    expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('show their two largest units', () => {
    expect(formatDuration(28 * 3_600_000, 'nl-BE')).toBe('1 d 04 u');
    expect(formatDuration((4 * 60 + 47) * 60_000, 'nl-BE')).toBe('4 u 47 min');
    expect(formatDuration(725_000, 'en-GB')).toBe('12m 05s');
  });
});
