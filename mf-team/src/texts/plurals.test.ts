import { createTranslator } from '@euro/platform/react';
import { builderTexts } from './builderTexts.js';
import { pointsTexts } from './pointsTexts.js';
import { powerSubTexts } from './powerSubTexts.js';
import { topLineupTexts } from './topLineupTexts.js';

describe.each(['nl', 'en'] as const)('a number before a noun, in %s', (language) => {
  const points = (count: number) => ({ points: String(count), count });
  const sentences = [
    createTranslator(builderTexts, language)('announcePicked', { name: 'Olmo', left: 1 }),
    createTranslator(builderTexts, language)('announcePicked', { name: 'Olmo', left: 2 }),
    createTranslator(pointsTexts, language)('up', { count: 1 }),
    createTranslator(pointsTexts, language)('down', { count: 2 }),
    createTranslator(powerSubTexts, language)('points', points(1)),
    createTranslator(powerSubTexts, language)('points', points(2)),
    createTranslator(topLineupTexts, language)('dialogText', points(1)),
  ];
  const expected = {
    nl: [
      'Olmo gekozen, nog 1 plaats',
      'Olmo gekozen, nog 2 plaatsen',
      '1 plaats gestegen',
      '2 plaatsen gezakt',
      '1 punt blijft op de bank',
      '2 punten blijven op de bank',
      'De beste opstelling van deze speeldag, samen goed voor 1 punt.',
    ],
    en: [
      'Olmo chosen, 1 place left',
      'Olmo chosen, 2 places left',
      'up 1 place',
      'down 2 places',
      '1 point stays on the bench',
      '2 points stay on the bench',
      'The best lineup of this matchday, good for 1 point together.',
    ],
  };
  it('agrees with it', () => {
    expect(sentences).toEqual(expected[language]);
  });
});
