import { defineTexts } from '@euro/platform/react';

/** Looking at the lineup that another team has saved for the coming matchday (decisions §5.5). */
export const spyTexts = defineTexts({
  nl: {
    title: 'Spieken',
    text: 'Bekijk nu al welke opstelling {name} heeft opgeslagen voor speeldag {week}. De eigenaar ziet dat er iemand keek, niet wie.',
    look: 'Spiek bij {name}',
    over: 'Er komt geen speeldag meer: er valt niets meer te spieken.',
    disabled: 'In deze competitie kan je niet spieken. Na de deadline zie je elke opstelling.',
    'offer.title': 'Spieken bij {name}?',
    'offer.free': 'Na de deadline ziet iedereen elke opstelling, gratis.',
    'offer.brings':
      'Met Premium zie je nu al wie er klaarstaat voor speeldag {week}: basisploeg, bank, kapitein en booster.',
    dialogTitle: 'Opstelling voor speeldag {week}',
    dialogText: 'Zoals nu opgeslagen. Tot de deadline kan dit nog veranderen.',
    booster: 'Speelt {booster} op speeldag {week}.',
  },
  en: {
    title: 'Spying',
    text: 'See now which lineup {name} has saved for matchday {week}. The owner sees that somebody looked, not who.',
    look: 'Spy on {name}',
    over: 'There are no more matchdays: nothing is left to spy on.',
    disabled: 'Spying isn’t possible in this competition. After the deadline you see every lineup.',
    'offer.title': 'Spy on {name}?',
    'offer.free': 'After the deadline everybody sees every lineup, for free.',
    'offer.brings':
      'With Premium you see now who is ready for matchday {week}: starting lineup, bench, captain and booster.',
    dialogTitle: 'Lineup for matchday {week}',
    dialogText: 'As saved now. It may still change until the deadline.',
    booster: 'Plays {booster} on matchday {week}.',
  },
});
