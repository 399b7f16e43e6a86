import { defineTexts } from '@euro/platform/react';

/** Sharing a team's matchday as a picture. */
export const shareTexts = defineTexts({
  nl: {
    title: 'Deel speeldag {week}',
    text: 'Een afbeelding met de punten, de plaats en de beste drie van {name}.',
    message: '{name}: {points} punten op speeldag {week}',
  },
  en: {
    title: 'Share matchday {week}',
    text: 'A picture with the points, the rank and the best three of {name}.',
    message: '{name}: {points} points on matchday {week}',
  },
});
