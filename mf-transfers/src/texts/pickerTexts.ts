import { defineTexts } from '@euro/platform/react';

/** Choosing a replacement over the pitch on a phone. */
export const pickerTexts = defineTexts({
  nl: {
    deadline: 'Deadline {moment}',
    undo: 'Ongedaan',
    atMost: 'Hoogstens {amount}',
  },
  en: {
    deadline: 'Deadline {moment}',
    undo: 'Undo',
    atMost: '{amount} at most',
  },
});
