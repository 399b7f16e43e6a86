import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';

/** Files and folders that may read real time, with the reason (ADR 5). */
const REAL_TIME: Readonly<Record<string, string>> = {
  'api/src/infra/db/':
    'measures the database’s time, from which the game’s clock is made, and waits for the database',
  'api/src/infra/jobs/': 'when a queue answered last, and when work in it is due',
  'api/src/infra/redis/': 'pauses after failures of Redis',
  'api/src/scoring/settlement/': 'leases between processes',
  'api/src/server/jobs/': 'intervals of work',
  'api/src/server/lifecycle/': 'how long a process may take to end',
  'api/src/scoring/live/': 'age of a cache',
  'api/src/http/streams/': 'age of connections',
  'api/src/tournament/competition/listCompetitions.ts': 'age of a cache',
  'api/src/tournament/snapshot/': 'age of a cache',
  'api/src/scoring/rankings/names/': 'age of an index',
  'api/src/push/deliver/pushService.ts': 'until which date a push service asks to wait',
  'api/src/operator/cli/': 'how long a command takes',
  'api/src/demo/replay/': 'how long a replay waits',
  'api/src/mail/mailer.ts': 'names of files in the outbox, which follow each other',
  'api/src/models/team.ts': 'marks the row as changed for the index of names',
  'api/src/teams/commands/removeTeam.ts': 'marks the row as changed for the index of names',
  'api/src/teams/commands/saveSquad.ts': 'marks the row as changed for the index of names',
  'api/src/teams/naming.ts': 'marks the row as changed for the index of names',
  'api/src/accounts/routes/updateUser.ts': 'marks the row as changed for the index of names',
  'api/src/demo/': 'when a mail about an answer is due',
  'packages/platform/src/host/': 'offset of the game’s clock, ages of caches and connections',
  'shell/src/push/askRules.ts': 'how long the card that asks rests',
  'shell/src/dev/': 'the developer’s own log',
  'shell/src/offline/': 'when the connection was lost, by the device’s own clock',
  'shell/src/worker/': 'when an answer was stored, by the device’s own clock',
  'shell/src/portal/': 'pauses between reports and checks',
  'mf-team/src/hooks/useIsNews.ts': 'when a page was opened, against the beginnings of its requests',
  'packages/embeds/src/kit/': 'ticks each second',
  'packages/embeds/src/source/':
    'pauses between answers, and how old the last one is for the reader’s own watch',
  'packages/embeds/src/countdown/': 'measures the time since the server’s last clock value',
  'design-system/src/format/dates.ts': 'the time zone of the viewer',
  'design-system/src/theme/ClockProvider.tsx': 'where no clock is provided',
};

/** Files that format dates and times for people; others use these. */
const WRITERS: readonly string[] = [
  'design-system/src/format/dates.ts',
  'packages/embeds/src/texts/format.ts',
  'packages/embeds/src/texts/writeMoment.ts',
  'api/src/texts/wordsOf.ts',
];

/** Files that compute with parts of a date, or name a month, but format no moment. */
const PARTS: readonly string[] = [
  'api/src/scoring/rankings/rankingSpans.ts',
  'api/src/demo/replay/formatGameTime.ts',
  'api/src/push/quietHours.ts',
  'api/src/push/routes/requireTimeZone.ts',
  'shell/src/push/ownTimeZone.ts',
  'packages/game-ui/src/domain/fixtures.ts',
  'mf-stats/src/pages/matchdays/matchdays.ts',
  'mf-team/src/domain/calendarOrder.ts',
  'mf-rankings/src/hooks/useChoiceName.ts',
  'packages/embeds/src/rankings/rankingTexts.ts',
];

const SOURCES = packageFolders()
  .filter((name) => /^(api|shell|design-system|packages\/(platform|game-ui|embeds)|mf-.*)$/.test(name))
  .flatMap((name) =>
    readdirSync(join(REPOSITORY, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${name}/src/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.(test|stories|spec)\.tsx?$|\/testing\//.test(path));

/** "path:line" of each match outside the allowed places. */
function found(pattern: RegExp, allowed: readonly string[]): string[] {
  return SOURCES.filter((path) => !allowed.some((place) => path.startsWith(place))).flatMap((path) =>
    readFileSync(join(REPOSITORY, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

it('only infrastructure reads real time: everything visible uses the game’s clock', () => {
  expect(SOURCES.length).toBeGreaterThan(1000);
  expect(found(/\bDate\.now\b|new Date\(\)/, Object.keys(REAL_TIME))).toEqual([]);
});

/** Machines whose clocks differ have one time by it. */
const MEASURES = ['api/src/infra/db/databaseTime.ts'];

it('SQL does not read the database’s time', () => {
  expect(
    found(/\b(NOW|CURRENT_TIMESTAMP|UNIX_TIMESTAMP|SYSDATE|GETDATE)\(|datetime\('now'/, MEASURES),
  ).toEqual([]);
});

it('moments are formatted by one helper', () => {
  const raw = /toLocale(Time|Date)String|Intl\.DateTimeFormat\(/;
  expect(found(raw, [...WRITERS, ...PARTS])).toEqual([]);
});

it('times use the language’s format: only released remotes use `formatTime`', () => {
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
