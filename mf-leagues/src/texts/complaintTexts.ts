import { defineTexts } from '@euro/platform/react';

/** The dialog that reports a message, a league or a team to the help desk. */
export const complaintTexts = defineTexts({
  nl: {
    title: 'Meld dit bericht',
    titleOf: 'Meld {name}',
    text: 'Wat is er mis? De helpdesk bekijkt het. Niemand ziet dat jij het meldde.',
    close: 'Sluit',
    insult: 'Het beledigt of pest iemand',
    spam: 'Het is reclame of bedrog',
    other: 'Het hoort hier niet',
    done: 'Bedankt. De helpdesk bekijkt je melding.',
  },
  en: {
    title: 'Report this message',
    titleOf: 'Report {name}',
    text: 'What is wrong? The help desk looks at it. Nobody sees that you reported it.',
    close: 'Close',
    insult: 'It insults or bullies somebody',
    spam: 'It is advertising or a scam',
    other: 'It does not belong here',
    done: 'Thank you. The help desk looks at your report.',
  },
});
