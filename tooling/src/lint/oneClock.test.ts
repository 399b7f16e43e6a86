import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../workspace/repository.js';

/** Where real time is meant, and why (ADR 5). A folder allows all of its files. */
const REAL_TIME: Readonly<Record<string, string>> = {
  'api/src/clock/': 'makes the game’s clock from it',
  'api/src/createContext.ts': 'hands it out as `realNow`',
  'api/src/db/': 'waits for the database',
  'api/src/sharing/': 'pauses after failures of Redis',
  'api/src/settlement/': 'leases between processes',
  'api/src/lifecycle/': 'how long a process may take to end',
  'api/src/live/': 'connections and caches',
  'api/src/resilience/': 'measures a run of faults',
  'api/src/catalogue/': 'age of a cache',
  'api/src/rankings/names/': 'age of an index',
  'api/src/cli/': 'how long a command takes',
  'api/src/replay/': 'how long a replay waits',
  'api/src/mail/mailer.ts': 'names of files in the outbox, which follow each other',
  'api/src/models/team.ts': 'tells the index of names what is new',
  'api/src/commands/removeTeam.ts': 'tells the index of names what is new',
  'api/src/commands/saveSquad.ts': 'tells the index of names what is new',
  'api/src/commands/renameTeam.ts': 'tells the index of names what is new',
  'api/src/routes/user/updateUser.ts': 'tells the index of names what is new',
  'api/src/demo/': 'when a mail about an answer is due',
  'platform/src/host/': 'offset of the game’s clock, ages of caches and connections',
  'shell/src/dev/': 'the developer’s own log',
  'shell/src/portal/': 'pauses between reports and checks',
  'embeds/src/kit/': 'ticks each second',
  'embeds/src/source/': 'pauses between answers, and how old the last one is for the reader’s own watch',
  'embeds/src/countdown/': 'measures what passed since the server told the game’s time',
  'design-system/src/format/dates.ts': 'the time zone of the viewer',
  'design-system/src/theme/ClockProvider.tsx': 'where no clock is provided',
};

/** Where dates and times are written for people; elsewhere these are used. */
const WRITERS: readonly string[] = [
  'design-system/src/format/dates.ts',
  'embeds/src/texts/format.ts',
  'api/src/mail/wordsOf.ts',
  'platform/src/react/messages/formats.ts',
];

/** These read parts of a date to compute with, or name a month; they write no moment. */
const PARTS: readonly string[] = [
  'api/src/rankings/rankingSpans.ts',
  'api/src/replay/tellTime.ts',
  'game-ui/src/domain/fixtures.ts',
  'mf-stats/src/pages/matchdays/matchdays.ts',
  'mf-team/src/domain/calendarOrder.ts',
  'mf-rankings/src/parts/useChoiceName.ts',
  'embeds/src/rankings/rankingTexts.ts',
];

const SOURCES = readdirSync(REPOSITORY)
  .filter((name) => /^(api|platform|shell|design-system|game-ui|embeds|mf-.*)$/.test(name))
  .flatMap((name) =>
    readdirSync(join(REPOSITORY, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${name}/src/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories|spec)\.tsx?$|\/(testing|bench)\//.test(path));

/** "path:line" of each match outside the allowed places. */
function found(pattern: RegExp, allowed: readonly string[]): string[] {
  return SOURCES.filter((path) => !allowed.some((place) => path.startsWith(place))).flatMap((path) =>
    readFileSync(join(REPOSITORY, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

it('only machinery reads real time: what people see is dated by the game’s clock', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  expect(found(/\bDate\.now\b|new Date\(\)/, Object.keys(REAL_TIME))).toEqual([]);
});

it('SQL does not ask the database what time it is', () => {
  expect(found(/\b(NOW|CURRENT_TIMESTAMP|UNIX_TIMESTAMP|SYSDATE|GETDATE)\(|datetime\('now'/, [])).toEqual([]);
});

it('moments are written by one helper, in one format', () => {
  const raw = /toLocale(Time|Date)String|Intl\.DateTimeFormat\(/;
  expect(found(raw, [...WRITERS, ...PARTS])).toEqual([]);
});

it('a time is written as the language writes it: released remotes alone use `formatTime`', () => {
  const allowed = ['design-system/src/format/', 'design-system/src/index.ts'];
  expect(found(/\bformatTime\b/, allowed)).toEqual([]);
});

it('each exception is still needed', () => {
  const used = (place: string, pattern: RegExp) =>
    SOURCES.some(
      (path) => path.startsWith(place) && pattern.test(readFileSync(join(REPOSITORY, path), 'utf8')),
    );
  const unused = [
    ...Object.keys(REAL_TIME).filter((place) => !used(place, /\bDate\.now\b|new Date\(\)/)),
    ...[...WRITERS, ...PARTS].filter((place) => !used(place, /Intl\.DateTimeFormat/)),
  ];
  expect(unused).toEqual([]);
});
