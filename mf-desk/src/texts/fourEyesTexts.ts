import { defineTexts } from '@euro/platform/react';

/** The choice of what waits for a second person. */
export const fourEyesTexts = defineTexts({
  nl: {
    title: 'Vier ogen',
    text: 'Wat je hier kiest, wacht tot iemand anders met hetzelfde recht het goedkeurt. Minder laten wachten vraagt zelf ook een tweede paar ogen. Voor wat van geen competitie is (pakketten inlezen, accounts schorsen en verwijderen), telt de keuze van de hoofdcompetitie.',
    import: 'Pakketten inlezen',
    reopen: 'Bevestigde speeldagen heropenen',
    refund: 'Bestellingen terugbetalen',
    suspension: 'Accounts schorsen',
    deletion: 'Accounts verwijderen en samenvoegen',
    save: 'Keuze opslaan',
    same: 'Je veranderde nog niets.',
    'save.title': 'Veranderen wat op een tweede paar ogen wacht?',
    done: 'De keuze is opgeslagen.',
  },
  en: {
    title: 'Four eyes',
    text: 'What you choose here waits until somebody else with the same right approves it. Having less wait needs a second pair of eyes, too. For what belongs to no competition (importing packs, suspending and deleting accounts) the choice of the main competition counts.',
    import: 'Importing packs',
    reopen: 'Reopening confirmed matchdays',
    refund: 'Paying back orders',
    suspension: 'Suspending accounts',
    deletion: 'Deleting and merging accounts',
    save: 'Save choice',
    same: 'You have not changed anything yet.',
    'save.title': 'Change what waits for a second pair of eyes?',
    done: 'The choice is saved.',
  },
});
