import { defineTexts } from '@euro/platform/react';

/** The four boosters: effects, availability, and the dialog that plays one. */
export const boosterTexts = defineTexts({
  nl: {
    title: 'Boosters',
    'name-bank': 'Bankboost',
    'name-tripleCaptain': 'Drievoudige kapitein',
    'name-freeHit': 'Free hit',
    'name-wildCard': 'Wildcard',
    'short-bank': 'Je bank telt mee',
    'short-tripleCaptain': 'Kapitein telt ×{multiplier}',
    'short-freeHit': 'Vrij team, 1 speeldag',
    'short-wildCard': 'Onbeperkt wisselen',
    fromWeek: 'vanaf speeldag {week}',
    activeNow: 'actief op speeldag {week}',
    onePerWeek: '1 per speeldag',
    usedIn: 'gespeeld op speeldag {week}',
    active: 'actief',
    'reason-booster-too-early': 'Boosters kan je inzetten vanaf speeldag {fromWeek}.',
    'reason-booster-used':
      'Deze booster speelde je al op speeldag {weekId}. Elke booster kan je één keer per {sides, select, clubs {seizoen} other {toernooi}} inzetten.',
    'reason-booster-active': 'Deze booster is actief op speeldag {weekId}.',
    'reason-booster-already-active':
      'Op speeldag {weekId} speel je al een andere booster. Je kan er één per speeldag inzetten.',
    'reason-booster-not-needed':
      'Tot de deadline van speeldag {weekId} wissel je al onbeperkt: bewaar deze booster.',
    waits: '{booster} inzetten',
    waiting: 'wacht op verbinding',
    'reason-booster-waits':
      'Deze booster wacht op verbinding. Tot dan kan je hem nog terugnemen, bij de wijzigingen bovenaan.',
    'reason-other-waits': 'Een andere booster wacht op verbinding. Je kan er één per speeldag inzetten.',
    'reason-unsaved': 'Sla eerst je wijzigingen op of maak ze ongedaan, dan kan je een booster inzetten.',
    dialogTitle: '{booster} activeren?',
    dialogText: '{booster} geldt voor speeldag {week}, tot de deadline op {deadline} ingezet.',
    'effect-bank':
      'Op speeldag {week} tellen je bankzitters gewoon mee, naast je basisploeg. Er komt dan geen automatische wissel.',
    'effect-tripleCaptain':
      'De punten van je kapitein tellen op speeldag {week} ×{multiplier}. Speelt hij niet, dan die van je vice-kapitein.',
    'effect-freeHit':
      'Voor speeldag {week} stel je een vrij team samen, zonder limiet op wissels. Daarna keert je gewone ploeg terug zoals ze nu is: spelers, bankvolgorde, kapitein en geld.',
    'effect-wildCard':
      'Tot de deadline van speeldag {week} wissel je zoveel spelers als je wil. Je nieuwe ploeg blijft.',
    rowWeek: 'Speeldag',
    rowDeadline: 'Deadline',
    rowTransfers: 'Gratis transfers',
    frozen:
      '{count, plural, =0 {} one {# blijft bewaard, } other {# blijven bewaard, }}geen nieuwe deze speeldag',
    transfersGo: 'lopen gewoon door',
    rowReturn: 'Je gewone ploeg',
    returns: 'terug op speeldag {week}',
    returnsNever: 'dit is de laatste speeldag',
    final: 'Een booster is definitief: je kan hem niet terugnemen, en je kan elke booster één keer inzetten.',
    activate: 'Activeer {booster}',
    failed: '{booster} is niet geactiveerd',
    played: '{booster} is actief op speeldag {week}.',
    playedWhen: '{booster} is actief op speeldag {week}, ingezet {when}.',
    yourCaptain: 'Je kapitein',
    noteBank: 'Op speeldag {week} telt je hele bank mee.',
    noteTripleCaptain: '{name} telt op speeldag {week} ×{multiplier}.',
    noteFreeHit: 'Vrij team voor speeldag {week}. Je gewone team keert terug op speeldag {next}.',
    noteFreeHitLast: 'Vrij team voor speeldag {week}, de laatste.',
    noteWildCard: 'Wissel zoveel je wil tot de deadline van speeldag {week}.',
    boostedPoints: '{booster} gespeeld',
    unlimitedFreeHit:
      'Deze ploeg telt alleen op speeldag {week}. Tot {deadline} mag je onbeperkt spelers ruilen, met het geld van je free hit.',
    unlimitedWildCard:
      'Je wildcard is actief. Tot {deadline} mag je onbeperkt spelers ruilen; je opgespaarde transfers blijven staan.',
  },
  en: {
    title: 'Boosters',
    'name-bank': 'Bench boost',
    'name-tripleCaptain': 'Triple captain',
    'name-freeHit': 'Free hit',
    'name-wildCard': 'Wildcard',
    'short-bank': 'Your bench counts',
    'short-tripleCaptain': 'Captain counts ×{multiplier}',
    'short-freeHit': 'Free team, 1 matchday',
    'short-wildCard': 'Unlimited changes',
    fromWeek: 'from matchday {week}',
    activeNow: 'active on matchday {week}',
    onePerWeek: '1 per matchday',
    usedIn: 'played on matchday {week}',
    active: 'active',
    'reason-booster-too-early': 'Boosters can be played from matchday {fromWeek}.',
    'reason-booster-used': 'You played this booster on matchday {weekId}. Each booster can be played once.',
    'reason-booster-active': 'This booster is active on matchday {weekId}.',
    'reason-booster-already-active':
      'You already play another booster on matchday {weekId}. One per matchday is possible.',
    'reason-booster-not-needed':
      'Until the deadline of matchday {weekId} your changes are unlimited anyway: keep this booster.',
    waits: 'Play {booster}',
    waiting: 'waits for a connection',
    'reason-booster-waits':
      'This booster waits for a connection. Until then you can take it back, at the changes at the top.',
    'reason-other-waits': 'Another booster waits for a connection. You can play one per matchday.',
    'reason-unsaved': 'Save your changes or undo them first, then you can play a booster.',
    dialogTitle: 'Activate {booster}?',
    dialogText: '{booster} counts for matchday {week}, played before the deadline on {deadline}.',
    'effect-bank':
      'On matchday {week} your players on the bench count too, beside your starting lineup. There are no auto-subs then.',
    'effect-tripleCaptain':
      'Your captain’s points count ×{multiplier} on matchday {week}. If he doesn’t play, your vice-captain’s do.',
    'effect-freeHit':
      'For matchday {week} you build a free team, with no limit on changes. After it your own team returns as it is now: players, bench order, captain and money.',
    'effect-wildCard':
      'Until the deadline of matchday {week} you change as many players as you like. Your new team stays.',
    rowWeek: 'Matchday',
    rowDeadline: 'Deadline',
    rowTransfers: 'Free transfers',
    frozen: '{count, plural, =0 {} one {# is kept, } other {# are kept, }}no new ones this matchday',
    transfersGo: 'go on as usual',
    rowReturn: 'Your own team',
    returns: 'back on matchday {week}',
    returnsNever: 'this is the last matchday',
    final: 'A booster is final: it can’t be taken back, and each can be played once.',
    activate: 'Activate {booster}',
    failed: '{booster} isn’t active',
    played: '{booster} is active on matchday {week}.',
    playedWhen: '{booster} is active on matchday {week}, played {when}.',
    yourCaptain: 'Your captain',
    noteBank: 'On matchday {week} your whole bench counts.',
    noteTripleCaptain: '{name} counts ×{multiplier} on matchday {week}.',
    noteFreeHit: 'Free team for matchday {week}. Your own team returns on matchday {next}.',
    noteFreeHitLast: 'Free team for matchday {week}, the last one.',
    noteWildCard: 'Change as much as you like until the deadline of matchday {week}.',
    boostedPoints: '{booster} played',
    unlimitedFreeHit:
      'This team counts on matchday {week} only. Until {deadline} you can swap players without limit, with your free hit’s money.',
    unlimitedWildCard:
      'Your wildcard is active. Until {deadline} you can swap players without limit; your saved transfers stay.',
  },
});
