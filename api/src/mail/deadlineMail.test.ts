import { PRODUCT_LOOK } from '../tournament/index.js';
import { type DeadlineFacts, deadlineMail } from './deadlineMail.js';

const facts: DeadlineFacts = {
  teamName: 'De Twaalfde Man',
  weekId: 2,
  deadline: Date.parse('2024-06-19T13:00:00Z'),
  warnings: [],
  freeTransfers: 2,
  closedAt: null,
};

function mailIn(language: 'nl' | 'en', changes: Partial<DeadlineFacts> = {}) {
  return deadlineMail(
    { ...facts, ...changes },
    {
      to: { email: 'febe@example.test', firstName: 'Febe', mayReadNames: true, language },
      look: PRODUCT_LOOK,
      teamUrl: 'https://euro.example/team/7',
      unsubscribe: {
        page: 'https://euro.example/unsubscribe/t',
        oneClick: 'https://euro.example/api/u?token=t',
      },
      id: 'deadline.1.2.0.7@euro.example',
    },
  );
}

it('has the deadline, the team, its problems and the rest in Dutch', () => {
  const mail = mailIn('nl', {
    warnings: [
      { name: 'Musiala', kind: 'injured', isCaptain: true },
      { name: 'Rüdiger', kind: 'banned', isCaptain: false },
      { name: 'Modrić', kind: 'knocked-out', isCaptain: false },
      { name: 'Kane', kind: 'no-match', isCaptain: false },
    ],
  });
  expect(mail.subject).toBe('Speeldag 2 sluit woensdag om 15.00 u.');
  expect(mail.text).toBe(`Dag Febe,

Tot woensdag 19/06/24 om 15.00 u. (Belgische tijd) kan je De Twaalfde Man aanpassen voor speeldag 2. Daarna ligt je opstelling vast.

Kijk dit nog even na in je basisploeg:
- Musiala (je kapitein) is geblesseerd
- Rüdiger is geschorst
- Modrić is uitgeschakeld
- Kane speelt deze speeldag niet

Je hebt nog 2 gratis transfers.

Bekijk je team:
https://euro.example/team/7

EuroManager

--
Je krijgt deze mail omdat je een herinnering voor elke deadline vroeg.
Stuur me geen herinneringen meer: https://euro.example/unsubscribe/t
`);
});

it('has the same content in English', () => {
  const mail = mailIn('en', { warnings: [{ name: 'Musiala', kind: 'injured', isCaptain: true }] });
  expect(mail.subject).toBe('Matchday 2 closes Wednesday at 15:00');
  expect(mail.text).toContain(
    'You can change De Twaalfde Man for matchday 2 until Wednesday 19/06/24 at 15:00 (Brussels time).',
  );
  expect(mail.text).toContain('- Musiala (your captain) is injured\n');
  expect(mail.text).toContain('You have 2 free transfers left.');
});

it('confirms a lineup without problems', () => {
  expect(mailIn('nl').text).toContain('In je basisploeg is niemand geblesseerd, geschorst of uitgeschakeld.');
  expect(mailIn('en').text).toContain('Nobody in your starting lineup is injured, suspended or knocked out.');
});

it.each([
  [null, 'Je kan nog onbeperkt wijzigen.', 'You can still change everything without limit.'],
  [
    0,
    'Je hebt geen gratis transfers meer voor deze speeldag.',
    'You have no free transfers left for this matchday.',
  ],
  [1, 'Je hebt nog 1 gratis transfer.', 'You have 1 free transfer left.'],
])('counts %s free transfers', (freeTransfers, dutch, english) => {
  expect(mailIn('nl', { freeTransfers }).text).toContain(dutch);
  expect(mailIn('en', { freeTransfers }).text).toContain(english);
});

it('formats times in the time zone of Brussels, in winter too', () => {
  const text = mailIn('nl', { deadline: Date.parse('2024-12-31T23:30:00Z') }).text;
  expect(text).toContain('Tot woensdag 01/01/25 om 00.30 u.');
});

it('has the addresses that unsubscribe, and one id for all attempts', () => {
  expect(mailIn('nl')).toMatchObject({
    to: 'febe@example.test',
    unsubscribeUrl: 'https://euro.example/api/u?token=t',
    id: 'deadline.1.2.0.7@euro.example',
  });
});

it.each([
  [
    'nl',
    'Speeldag 2 is weer open',
    'Speeldag 2 was per vergissing gesloten sinds woensdag 19/06/24 om 10.00 u.',
  ],
  ['en', 'Matchday 2 is open again', 'Matchday 2 had been closed by mistake since'],
] as const)(
  'says in %s that a matchday was opened again, and that lineups were visible',
  (language, subject, text) => {
    const mail = mailIn(language, { closedAt: Date.parse('2024-06-19T08:00:00Z') });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(text);
    expect(mail.text).toMatch(language === 'nl' ? /waren intussen te zien/ : /were visible to others/);
  },
);
