import { defineTexts } from '@euro/platform/react';

/** Suspending an account, and lifting that. */
export const suspensionTexts = defineTexts({
  nl: {
    days: '{count, plural, one {# dag} other {# dagen}}',
    untilLifted: 'Tot je ze opheft',
    term: 'Hoelang?',
    'term.hint': 'Wie geschorst is, kan alles lezen en niets wijzigen. Zijn ploegen spelen verder.',
    notice: 'Bericht aan {name}',
    'notice.hint':
      'Waarom. Komt met de einddatum in het gesprek met de helpdesk, en daar kan men antwoorden.',
    'notice.text': 'Wat je schreef, hoort niet in dit spel.',
    'notice.blocked': 'Schrijf eerst waarom.',
    'suspend.title': '{name} schorsen?',
    suspend: 'Schors',
    'suspend.done': '{name} is geschorst.',
    'restore.title': 'Sanctie van {name} opheffen?',
    restore: 'Hef sanctie op',
    'restore.hint': 'Komt in het gesprek met de helpdesk. Leeg: er wordt niets verstuurd.',
    'restore.text': 'Je sanctie is opgeheven: je kan weer meedoen.',
    'restore.done': 'De sanctie van {name} is opgeheven.',
  },
  en: {
    days: '{count, plural, one {# day} other {# days}}',
    untilLifted: 'Until you lift it',
    term: 'How long?',
    'term.hint': 'A suspended person can read everything and change nothing. Their teams go on playing.',
    notice: 'Message to {name}',
    'notice.hint':
      'Why. It comes with the end in the conversation with the help desk, where it can be answered.',
    'notice.text': 'What you wrote does not belong in this game.',
    'notice.blocked': 'Write why first.',
    'suspend.title': 'Suspend {name}?',
    suspend: 'Suspend',
    'suspend.done': '{name} is suspended.',
    'restore.title': 'Lift the sanction of {name}?',
    restore: 'Lift sanction',
    'restore.hint': 'It comes in the conversation with the help desk. Empty: nothing is sent.',
    'restore.text': 'Your sanction is lifted: you can take part again.',
    'restore.done': 'The sanction of {name} is lifted.',
  },
});
