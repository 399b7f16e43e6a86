/** What a matchday report says, in both languages. */
export const reportTexts = {
  nl: {
    subject: (week: number, points: string) => `Speeldag ${week}: ${points}`,
    title: (week: number) => `Jouw speeldag ${week}`,
    intro: (team: string | null, week: number) =>
      `De punten van speeldag ${week} zijn definitief. Zo deed ${team ?? 'je team'} het:`,
    points: 'Punten',
    weekRank: 'Plaats op deze speeldag',
    generalRank: 'Algemeen klassement',
    of: 'van',
    move: (move: number | null) => {
      if (move === null) return '';
      if (move === 0) return ' (zelfde plaats als voordien)';
      const places = Math.abs(move) === 1 ? 'plaats' : 'plaatsen';
      return ` (${Math.abs(move)} ${places} ${move > 0 ? 'gestegen' : 'gezakt'})`;
    },
    average: 'Gemiddelde van alle teams',
    winner: 'Speeldagwinnaar',
    captain: 'Kapitein',
    vice: 'Je kapitein speelde niet, je vice-kapitein nam over.',
    noCaptain: 'Je kapitein en je vice-kapitein speelden niet.',
    best: 'Beste speler',
    bench: 'Op de bank gebleven',
    subs: 'Wissels',
    sub: {
      auto: (inName: string, outName: string) =>
        `${outName} speelde 0 minuten. ${inName} kwam automatisch van de bank.`,
      power: (inName: string, outName: string) => `Power sub: ${inName} kwam in voor ${outName}.`,
    },
    next: (week: number, when: string) => `Speeldag ${week} sluit ${when} (Belgische tijd).`,
    last: 'Dit was de laatste speeldag van het toernooi. Bedankt om mee te spelen!',
    button: 'Bekijk je punten',
    why: 'Je krijgt deze mail omdat je een verslag na elke speeldag vroeg.',
    stop: 'Stuur me geen verslagen meer',
    correctedSubject: (week: number, points: string) => `Verbeterd: ${points} op speeldag ${week}`,
    correctedTitle: (week: number) => `Speeldag ${week} is verbeterd`,
    corrected: (team: string | null, week: number, now: string, before: string) =>
      `De statistieken van speeldag ${week} zijn verbeterd. ${team ?? 'Je team'} heeft nu ${now}, voordien ${before}.`,
  },
  en: {
    subject: (week: number, points: string) => `Matchday ${week}: ${points}`,
    title: (week: number) => `Your matchday ${week}`,
    intro: (team: string | null, week: number) =>
      `The points of matchday ${week} are final. This is how ${team ?? 'your team'} did:`,
    points: 'Points',
    weekRank: 'Place in this matchday',
    generalRank: 'Overall ranking',
    of: 'of',
    move: (move: number | null) => {
      if (move === null) return '';
      if (move === 0) return ' (same place as before)';
      const places = Math.abs(move) === 1 ? 'place' : 'places';
      return ` (${move > 0 ? 'up' : 'down'} ${Math.abs(move)} ${places})`;
    },
    average: 'Average of all teams',
    winner: 'Matchday winner',
    captain: 'Captain',
    vice: "Your captain didn't play, your vice-captain took over.",
    noCaptain: "Your captain and your vice-captain didn't play.",
    best: 'Best player',
    bench: 'Left on the bench',
    subs: 'Substitutions',
    sub: {
      auto: (inName: string, outName: string) =>
        `${outName} played 0 minutes. ${inName} came off the bench automatically.`,
      power: (inName: string, outName: string) => `Power sub: ${inName} came on for ${outName}.`,
    },
    next: (week: number, when: string) => `Matchday ${week} closes ${when} (Brussels time).`,
    last: 'This was the last matchday of the tournament. Thank you for playing!',
    button: 'See your points',
    why: 'You get this mail because you asked for a report after each matchday.',
    stop: 'Send me no more reports',
    correctedSubject: (week: number, points: string) => `Corrected: ${points} in matchday ${week}`,
    correctedTitle: (week: number) => `Matchday ${week} was corrected`,
    corrected: (team: string | null, week: number, now: string, before: string) =>
      `The statistics of matchday ${week} were corrected. ${team ?? 'Your team'} now has ${now}, before that ${before}.`,
  },
};
