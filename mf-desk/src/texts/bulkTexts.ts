import { defineTexts } from '@euro/platform/react';

/** Doing the same to several rows of a list. */
export const bulkTexts = defineTexts({
  nl: {
    choose: 'Kies {name}',
    all: '{count, plural, one {Kies de enige} other {Kies alle #}} op deze pagina',
    bar: 'Gekozen',
    chosen: '{count, plural, one {# gekozen} other {# gekozen}}',
    clear: 'Kies niets',
    more: 'en nog {count}',
    skipped:
      '{count, plural, one {# gekozen regel laat dit niet toe en blijft zoals hij is.} other {# gekozen regels laten dit niet toe en blijven zoals ze zijn.}}',
    progress: '{done} van {total} gedaan…',
    stop: 'Stop na deze',
    finished: '{count, plural, =0 {Niets is gelukt.} one {# is gelukt.} other {# zijn gelukt.}}',
    failed: '{count, plural, one {# is niet gelukt:} other {# zijn niet gelukt:}}',
    waiting:
      '{count, plural, one {# wacht op een tweede paar ogen:} other {# wachten op een tweede paar ogen:}}',
    left: '{count, plural, one {# is niet geprobeerd.} other {# zijn niet geprobeerd.}}',
    again: 'Probeer de rest opnieuw',
    ready: 'Klaar',
  },
  en: {
    choose: 'Choose {name}',
    all: '{count, plural, one {Choose the only one} other {Choose all #}} on this page',
    bar: 'Chosen',
    chosen: '{count, plural, one {# chosen} other {# chosen}}',
    clear: 'Choose none',
    more: 'and {count} more',
    skipped:
      '{count, plural, one {# chosen row does not allow this and stays as it is.} other {# chosen rows do not allow this and stay as they are.}}',
    progress: '{done} of {total} done…',
    stop: 'Stop after this one',
    finished: '{count, plural, =0 {None succeeded.} one {# succeeded.} other {# succeeded.}}',
    failed: '{count, plural, one {# failed:} other {# failed:}}',
    waiting:
      '{count, plural, one {# waits for a second pair of eyes:} other {# wait for a second pair of eyes:}}',
    left: '{count, plural, one {# was not tried.} other {# were not tried.}}',
    again: 'Try the rest again',
    ready: 'Done',
  },
});
