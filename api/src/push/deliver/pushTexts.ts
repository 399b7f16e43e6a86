interface Places {
  readonly weekRank: number | null;
  readonly generalRank: number | null;
  readonly teams: number;
}

const nl = {
  deadline: 'Nog 1 uur tot de deadline',
  ready: (captain: string) => `Je ploeg is klaar. Kapitein: ${captain}.`,
  captain: (name: string) => `Je kapitein ${name}`,
  worry: {
    banned: (name: string) => `${name} is geschorst.`,
    injured: (name: string) => `${name} is geblesseerd.`,
    'knocked-out': (name: string) => `${name} is uitgeschakeld.`,
    'no-match': (name: string) => `${name} speelt niet.`,
  },
  goal: (player: string, points: string) => `${player} scoort: ${points}`,
  assist: (player: string, points: string) => `Assist van ${player}: ${points}`,
  yourCaptain: 'Je kapitein!',
  captainOut: {
    'not-starting': (player: string) => `Je kapitein ${player} start niet`,
    banned: (player: string) => `Je kapitein ${player} is geschorst`,
    injured: (player: string) => `Je kapitein ${player} is geblesseerd`,
    'knocked-out': (player: string) => `Je kapitein ${player} is uitgeschakeld`,
    'no-match': (player: string) => `Je kapitein ${player} speelt niet`,
  },
  viceTakesOver: 'Speelt hij geen minuut, dan neemt je vice-kapitein over.',
  chooseAnother: (week: number) => `Kies een andere kapitein voor speeldag ${week}.`,
  confirmed: (week: number, points: string) => `Speeldag ${week}: ${points} punten`,
  places: ({ weekRank, generalRank, teams }: Places) =>
    [
      weekRank === null
        ? 'De punten zijn definitief.'
        : `Definitief: ${weekRank}e van ${teams} op deze speeldag.`,
      ...(generalRank === null ? [] : [`Algemeen sta je ${generalRank}e.`]),
    ].join(' '),
  mention: (author: string, league: string) => `${author} vermeldt je in ${league}`,
  test: { title: 'Meldingen werken', body: (word: string) => `Zo ziet een melding van ${word} eruit.` },
};

const en: typeof nl = {
  deadline: '1 hour to the deadline',
  ready: (captain) => `Your team is ready. Captain: ${captain}.`,
  captain: (name) => `Your captain ${name}`,
  worry: {
    banned: (name) => `${name} is suspended.`,
    injured: (name) => `${name} is injured.`,
    'knocked-out': (name) => `${name} is knocked out.`,
    'no-match': (name) => `${name} doesn't play.`,
  },
  goal: (player, points) => `${player} scores: ${points}`,
  assist: (player, points) => `Assist by ${player}: ${points}`,
  yourCaptain: 'Your captain!',
  captainOut: {
    'not-starting': (player) => `Your captain ${player} doesn't start`,
    banned: (player) => `Your captain ${player} is suspended`,
    injured: (player) => `Your captain ${player} is injured`,
    'knocked-out': (player) => `Your captain ${player} is knocked out`,
    'no-match': (player) => `Your captain ${player} doesn't play`,
  },
  viceTakesOver: "If he doesn't play a minute, your vice-captain takes over.",
  chooseAnother: (week) => `Choose another captain for matchday ${week}.`,
  confirmed: (week, points) => `Matchday ${week}: ${points} points`,
  places: ({ weekRank, generalRank, teams }) =>
    [
      weekRank === null ? 'The points are final.' : `Final: place ${weekRank} of ${teams} this matchday.`,
      ...(generalRank === null ? [] : [`Place ${generalRank} overall.`]),
    ].join(' '),
  mention: (author, league) => `${author} mentions you in ${league}`,
  test: { title: 'Notifications work', body: (word) => `This is what a notification of ${word} looks like.` },
};

/** What notifications say, in both languages. */
export const pushTexts = { nl, en };
