import type { BracketRoundColumn } from '../components/matches/Bracket.js';
import type { BracketEntry, BracketSide } from '../components/matches/BracketBox.js';
import type { GroupTableRow, GroupTableTexts } from '../components/matches/GroupTable.js';

/** For stories and tests: words and rows of a group, and the knock-out phase after the quarter-finals. */
export const exampleGroupTexts: GroupTableTexts = {
  nation: 'Land',
  played: { short: 'Sp', full: 'Gespeeld' },
  won: { short: 'W', full: 'Gewonnen' },
  drawn: { short: 'G', full: 'Gelijk' },
  lost: { short: 'V', full: 'Verloren' },
  difference: { short: '+/−', full: 'Doelsaldo' },
  points: { short: 'Ptn', full: 'Punten' },
  through: { direct: 'Door', third: 'Door als beste derde' },
};

const row = (id: number, nation: string, name: string, numbers: readonly number[], difference: string) => {
  const [won = 0, drawn = 0, lost = 0] = numbers;
  const counts = { played: won + drawn + lost, won, drawn, lost, points: won * 3 + drawn };
  return { id, nation, name, difference, href: `/club/${id}`, ...counts };
};

export const exampleGroup: readonly GroupTableRow[] = [
  { ...row(12, 'ENG', 'Engeland', [1, 2, 0], '+1'), through: 'direct' },
  { ...row(10, 'DEN', 'Denemarken', [0, 3, 0], '0'), through: 'direct' },
  { ...row(9, 'SVN', 'Slovenië', [0, 3, 0], '0'), through: 'third' },
  row(11, 'SRB', 'Servië', [0, 2, 1], '−1'),
];

const NAMES: Readonly<Record<string, string>> = {
  ESP: 'Spanje',
  GEO: 'Georgië',
  GER: 'Duitsland',
  DEN: 'Denemarken',
  POR: 'Portugal',
  SVN: 'Slovenië',
  FRA: 'Frankrijk',
  BEL: 'België',
  ENG: 'Engeland',
  SVK: 'Slowakije',
  SUI: 'Zwitserland',
  ITA: 'Italië',
  ROU: 'Roemenië',
  NED: 'Nederland',
  AUT: 'Oostenrijk',
  TUR: 'Turkije',
};

/** A match written as `ESP-GEO 4-1`, the winner first or second; notes of both sides after it. */
function playedEntry(id: number, text: string, homeNote?: string, awayNote?: string): BracketEntry {
  const [sides = '', score = ''] = text.split(' ');
  const [home = '', away = ''] = sides.split('-');
  const [homeScore = '0', awayScore = '0'] = score.split('-');
  const homeWon = homeScore === awayScore ? (homeNote ?? '') > (awayNote ?? '') : homeScore > awayScore;
  const side = (nation: string, goals: string, isWinner: boolean, note?: string): BracketSide => {
    return { nation, name: NAMES[nation] ?? nation, score: goals, note, result: isWinner ? 'won' : 'lost' };
  };
  return {
    id,
    label: text,
    home: side(home, homeScore, homeWon, homeNote),
    away: side(away, awayScore, !homeWon, awayNote),
    state: 'played',
    foot: 'vr 05/07/24',
    place: 'Stuttgart',
    href: `/match/${id}`,
  };
}

function upcomingEntry(id: number, home: string, away: string, foot: string): BracketEntry {
  const side = (nation: string): BracketSide => ({ nation, name: NAMES[nation] ?? nation });
  return {
    id,
    label: `${home}-${away}`,
    home: side(home),
    away: side(away),
    state: 'next',
    foot,
    mark: 'Volgende',
  };
}

export const exampleRounds: readonly BracketRoundColumn[] = [
  {
    key: 'last16',
    title: 'Achtste finales',
    short: 'Achtste',
    step: 'Naar de achtste finales',
    entries: [
      playedEntry(40, 'ESP-GEO 4-1'),
      playedEntry(38, 'GER-DEN 2-0'),
      playedEntry(42, 'POR-SVN 0-0', '(3)', '(0)'),
      playedEntry(41, 'FRA-BEL 1-0'),
      playedEntry(39, 'ENG-SVK 2-1', 'n.v.'),
      playedEntry(37, 'SUI-ITA 2-0'),
      playedEntry(43, 'ROU-NED 0-3'),
      playedEntry(44, 'AUT-TUR 1-2'),
    ],
  },
  {
    key: 'quarter',
    title: 'Kwartfinales',
    short: 'Kwart',
    step: 'Naar de kwartfinales',
    entries: [
      playedEntry(45, 'ESP-GER 2-1', 'n.v.'),
      playedEntry(46, 'POR-FRA 0-0', '(3)', '(5)'),
      playedEntry(47, 'ENG-SUI 1-1', '(5)', '(3)'),
      playedEntry(48, 'NED-TUR 2-1'),
    ],
  },
  {
    key: 'semi',
    title: 'Halve finales',
    short: 'Halve',
    step: 'Naar de halve finales',
    entries: [
      upcomingEntry(49, 'ESP', 'FRA', 'di 09/07/24 · 21.00 u.'),
      upcomingEntry(50, 'NED', 'ENG', 'wo 10/07/24 · 21.00 u.'),
    ],
  },
  {
    key: 'final',
    title: 'Finale',
    short: 'Finale',
    step: 'Naar de finale',
    entries: [
      {
        id: 51,
        label: 'Finale',
        home: { name: 'Winnaar halve finale 1' },
        away: { name: 'Winnaar halve finale 2' },
        state: 'open',
        foot: 'zo 14/07/24 · 21.00 u.',
      },
    ],
  },
];

export const exampleFinal = {
  title: 'Finale',
  moment: 'zondag 14/07/24 · 21.00 u.',
  place: 'Olympiastadion, Berlijn',
};
