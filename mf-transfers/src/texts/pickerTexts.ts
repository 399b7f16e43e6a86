import { defineTexts } from '@euro/platform/react';

/** Choosing a replacement over the pitch on a phone. */
export const pickerTexts = defineTexts({
  nl: {
    deadline: 'Deadline {moment}',
    atMost0: 'Hoogstens {amount} · alleen coaches',
    atMost1: 'Hoogstens {amount} · alleen doelmannen',
    atMost2: 'Hoogstens {amount} · alleen verdedigers',
    atMost3: 'Hoogstens {amount} · alleen middenvelders',
    atMost4: 'Hoogstens {amount} · alleen aanvallers',
  },
  en: {
    deadline: 'Deadline {moment}',
    atMost0: '{amount} at most · coaches only',
    atMost1: '{amount} at most · goalkeepers only',
    atMost2: '{amount} at most · defenders only',
    atMost3: '{amount} at most · midfielders only',
    atMost4: '{amount} at most · forwards only',
  },
});
