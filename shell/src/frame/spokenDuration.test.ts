import { createTranslator } from '@euro/platform/react';
import { memberTexts } from './memberTexts.js';
import { spokenDuration } from './spokenDuration.js';

const minutes = (count: number) => count * 60_000;

describe('the announced remaining time', () => {
  it.each([
    [minutes(29 * 60 + 30), '1 dag en 5 uur', '1 day and 5 hours'],
    [minutes(48 * 60), '2 dagen', '2 days'],
    [minutes(61), '1 uur en 1 minuut', '1 hour and 1 minute'],
    [minutes(12), '12 minuten', '12 minutes'],
    [0, '0 minuten', '0 minutes'],
  ])('%i ms is "%s"', (milliseconds, dutch, english) => {
    expect(spokenDuration(milliseconds, createTranslator(memberTexts, 'nl'))).toBe(dutch);
    expect(spokenDuration(milliseconds, createTranslator(memberTexts, 'en'))).toBe(english);
  });
});
