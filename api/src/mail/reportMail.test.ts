import { PRODUCT_LOOK } from '../tournament/index.js';
import { type ReportFacts, reportMail } from './reportMail.js';

const facts: ReportFacts = {
  teamName: 'Gouden Kroon FC',
  weekId: 2,
  points: 107,
  weekRank: 45,
  teams: 1500,
  generalRank: 123,
  generalMove: 12,
  average: 97,
  winner: { name: 'De Analisten', points: 184 },
  captain: { name: 'Mbappé', points: 36, multiplier: 1.5, isVice: false },
  best: { name: 'Musiala', points: 26 },
  subs: [],
  benchPoints: 2,
  next: { weekId: 3, deadline: Date.parse('2024-06-23T19:00:00Z') },
  corrects: null,
  sides: 'nations',
};

function mailIn(language: 'nl' | 'en', changes: Partial<ReportFacts> = {}) {
  return reportMail(
    { ...facts, ...changes },
    {
      to: { email: 'pieter@example.test', firstName: 'Pieter', mayReadNames: true, language },
      look: PRODUCT_LOOK,
      pointsUrl: 'https://euro.example/points/7',
      unsubscribe: {
        page: 'https://euro.example/unsubscribe/t',
        oneClick: 'https://euro.example/api/u?token=t',
      },
      id: 'report.1.2.4.7@euro.example',
    },
  );
}

it('reports a matchday in Dutch', () => {
  const mail = mailIn('nl', {
    subs: [
      { kind: 'power', inName: 'Yamal', outName: 'Foden' },
      { kind: 'auto', inName: 'Havertz', outName: 'Lewandowski' },
    ],
  });
  expect(mail.subject).toBe('Speeldag 2: 53,5 punten');
  expect(mail.text).toBe(`Dag Pieter,

De punten van speeldag 2 zijn definitief. Zo deed Gouden Kroon FC het:

Punten: 53,5
Plaats op deze speeldag: 45e van 1.500
Algemeen klassement: 123e (12 plaatsen gestegen)
Gemiddelde van alle teams: 48
Speeldagwinnaar: De Analisten: 92 punten
Kapitein: Mbappé: 18 punten (×1,5)
Beste speler: Musiala: 13 punten
Op de bank gebleven: 1 punt

Wissels
- Power sub: Yamal kwam in voor Foden.
- Lewandowski speelde 0 minuten. Havertz kwam automatisch van de bank.

Speeldag 3 sluit zondag 23/06/24 om 21.00 u. (Belgische tijd).

Bekijk je punten:
https://euro.example/points/7

EuroManager

--
Je krijgt deze mail omdat je een verslag na elke speeldag vroeg.
Stuur me geen verslagen meer: https://euro.example/unsubscribe/t
`);
});

it('reports it in English', () => {
  const { subject, text } = mailIn('en', {
    weekRank: 1,
    generalMove: -1,
    subs: [{ kind: 'auto', inName: 'Havertz', outName: 'Lewandowski' }],
  });
  expect(subject).toBe('Matchday 2: 53.5 points');
  for (const line of [
    'Points: 53.5',
    'Place in this matchday: 1st of 1,500',
    'Overall ranking: 123rd (down 1 place)',
    'Average of all teams: 48',
    'Matchday winner: De Analisten: 92 points',
    'Captain: Mbappé: 18 points (×1.5)',
    'Left on the bench: 1 point',
    '- Lewandowski played 0 minutes. Havertz came off the bench automatically.',
    'Matchday 3 closes Sunday 23/06/24 at 21:00 (Brussels time).',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});

it.each([
  [null, '123e\n'],
  [0, '123e (zelfde plaats als voordien)\n'],
  [1, '123e (1 plaats gestegen)\n'],
  [-20, '123e (20 plaatsen gezakt)\n'],
])('reports a move of %s places', (generalMove, words) => {
  expect(mailIn('nl', { generalMove }).text).toContain(`Algemeen klassement: ${words}`);
});

it('names the player who took over the armband, or states that nobody did', () => {
  const captain = { name: 'Kane', points: 3, multiplier: 1.5, isVice: true };
  expect(mailIn('nl', { captain }).text).toContain(
    'Kapitein: Kane: 1,5 punten (×1,5). Je kapitein speelde niet, je vice-kapitein nam over.',
  );
  expect(mailIn('en', { captain: null }).text).toContain(
    "Captain: Your captain and your vice-captain didn't play.",
  );
});

it('formats minus points with a minus sign', () => {
  expect(mailIn('nl', { points: -3 }).subject).toBe('Speeldag 2: −1,5 punten');
});

it('is a farewell after the last deadline', () => {
  expect(mailIn('nl', { next: null }).text).toContain('Dit was de laatste speeldag van het toernooi.');
  expect(mailIn('en', { next: null }).text).toContain('This was the last matchday of the tournament.');
  expect(mailIn('nl', { next: null, sides: 'clubs' }).text).toContain('de laatste speeldag van het seizoen.');
  expect(mailIn('en', { next: null, sides: 'clubs' }).text).toContain('the last matchday of the season.');
});

it('is brief as a correction', () => {
  const mail = mailIn('nl', { corrects: 110 });
  expect(mail.subject).toBe('Verbeterd: 53,5 punten op speeldag 2');
  expect(mail.text).toContain(
    'De statistieken van speeldag 2 zijn verbeterd. Gouden Kroon FC heeft nu 53,5 punten, voordien 55 punten.',
  );
  expect(mail.text).not.toContain('Mbappé');
  expect(mailIn('en', { corrects: 110 }).text).toContain('now has 53.5 points, before that 55 points.');
});
