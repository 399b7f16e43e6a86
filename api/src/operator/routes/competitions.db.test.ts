import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { importTournament, tournamentDirectory } from '../../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { uploadAs } from '../../testing/pictureFiles.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { refusal } from '../../testing/testClient.js';
import { refreshSnapshot } from '../../tournament/index.js';

const reason = 'Zo afgesproken';

let api: TestApi;
let operator: Person;
let fan: Manager;
let id: number;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'competitions-'));
  api = await startTestApi({ env: { ...testEnv, dataDir }, payments: {} as TestApi['context']['payments'] });
  await importTournament(api.database, api.clock);
  operator = await signedIn(api, { roles: ['operator'] });
  fan = await manager(api, { teamName: 'Rode Draad' }, { roles: ['premium'] });
  id = (await api.database.models.Competition.findOne({ rejectOnEmpty: true })).id;
});
afterAll(() => api.close());

const list = async () => (await operator.client.get('admin/competitions')).body;
const setState = (state: string, competition = id) =>
  operator.client.post(`admin/competitions/${competition}/state`, { state, reason });
const audit = async (action: string) => (await operator.client.get(`admin/audit?action=${action}`)).body;

describe('GET admin/competitions', () => {
  it('returns state, clock, next deadline and counts, and the packs on the disk', async () => {
    const { competitions, packs } = await list();
    expect(competitions).toMatchObject([
      {
        ...{ id, competitionFeed: 'EUROM', seasonId: 2024, state: 'open' },
        next: ['running', 'finished'],
        now: new Date(api.clock.now()).toISOString(),
        speed: expect.any(Number),
        nextDeadline: { weekId: expect.any(Number), at: expect.any(String) },
        counts: { teams: 1, leagues: 0, clubs: 24, players: expect.any(Number), matches: 51, matchdays: 7 },
      },
    ]);
    expect(packs).toContain('euro2024');
    expect(packs).not.toContain('common');
  });
});

describe('POST admin/competitions/{id}/state', () => {
  it('allows the defined transitions, audits each, and refuses others', async () => {
    expect(await setState('archived')).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'competition-state-refused',
          details: { because: 'not-from-here', next: ['running', 'finished'] },
        },
      },
    });
    expect(await setState('draft')).toMatchObject({
      status: 409,
      body: { error: { code: 'competition-state-refused', details: { because: 'has-teams' } } },
    });
    expect((await setState('running')).body.competition).toMatchObject({
      state: 'running',
      next: ['open', 'finished'],
    });
    expect((await setState('running')).status).toBe(200);
    expect((await setState('open')).status).toBe(200);
    const { totalRecords, entries } = await audit('competition.state');
    expect(totalRecords).toBe(2);
    expect(entries[0]).toMatchObject({
      subject: `competition ${id}`,
      reason,
      details: { from: 'running', to: 'open' },
    });
    expect((await setState('open', 999)).status).toBe(404);
    expect((await setState('gone')).status).toBe(400);
  });

  it('makes a finished competition read-only until it runs again', async () => {
    const rename = () => fan.client.post(`team/${fan.teamId}/name`, { teamName: 'Nieuwe naam' });
    for (const state of ['finished', 'archived']) {
      // A running process caches the states for a moment.
      await refreshSnapshot(api.database);
      expect((await setState(state)).status).toBe(200);
      expect(await rename()).toMatchObject({ status: 409, body: refusal('competition-closed') });
    }
    expect((await setState('finished')).status).toBe(200);
    await refreshSnapshot(api.database);
    expect((await setState('running')).status).toBe(200);
    expect((await rename()).status).toBe(200);
  });
});

describe('settings of a competition', () => {
  const path = () => `admin/competitions/${id}/settings`;
  const change = (changes: object[]) => operator.client.put(path(), { changes, reason });

  it('have bounds, are changed together, and are logged with old and new values', async () => {
    const { settings, competition } = (await operator.client.get(path())).body;
    expect(competition.id).toBe(id);
    const settingOf = (name: string) => settings.find((one: { path: string }) => one.path === name);
    expect(settingOf('transfersAllowed')).toEqual({
      path: 'transfersAllowed',
      value: 2,
      bounds: { min: 0, max: 19, step: 1 },
      edited: null,
    });
    expect(settingOf('spyingEnabled')).toMatchObject({ value: true, bounds: null });
    expect(settingOf('coachPoints.win')).toBeDefined();
    expect(settingOf('teamSameClubPlayersLimit.0')).toBeDefined();
    expect(settingOf('squadLayout.1')).toBeUndefined();

    const answer = await change([
      { path: 'transfersAllowed', value: 3 },
      { path: 'spyingEnabled', value: false },
      { path: 'budget', value: settingOf('budget').value },
    ]);
    expect(answer.status).toBe(200);
    expect((await operator.client.get('competition')).body.settings).toMatchObject({
      transfersAllowed: 3,
      spyingEnabled: false,
    });
    expect((await audit('competition.settings')).entries[0].details).toEqual({
      from: { transfersAllowed: 2, spyingEnabled: true },
      to: { transfersAllowed: 3, spyingEnabled: false },
    });
  });

  it.each([
    [[{ path: 'transfersAllowed', value: 20 }], 'transfersAllowed'],
    [[{ path: 'transfersAllowed', value: true }], 'transfersAllowed'],
    [[{ path: 'squadLayout.1', value: 3 }], 'squadLayout.1'],
    [[{ path: 'budget', value: 5 }], 'budget'],
    [[{ path: '__proto__.x', value: 3 }], '__proto__.x'],
    [
      [
        { path: 'maxTeams', value: 5 },
        { path: 'saleStep', value: 0 },
      ],
      'saleStep',
    ],
  ])('out of their bounds change nothing: %j', async (changes, wrong) => {
    const before = (await operator.client.get(path())).body.settings;
    const answer = await change(changes);
    expect(answer.status).toBe(422);
    expect(answer.body.error.details.problems).toEqual([{ path: wrong, message: expect.any(String) }]);
    expect((await operator.client.get(path())).body.settings).toEqual(before);
  });
});

describe('settings that saved teams do not fit', () => {
  const change = (path: string, value: number, more: object = {}) =>
    operator.client.put(`admin/competitions/${id}/settings`, {
      changes: [{ path, value }],
      reason,
      ...more,
    });
  const refusedForOne = {
    status: 422,
    body: { error: { code: 'settings-invalid', details: { because: 'unfit-teams', teams: 1 } } },
  };
  const lineup = () =>
    api.database.models.TeamLineup.findOne({ where: { teamId: fan.teamId }, rejectOnEmpty: true });

  it('are refused with the number of these teams, unless that is accepted; the audit log has it', async () => {
    // The cheapest squad, one of whom was bought for two million more.
    const row = await lineup();
    const [first, ...others] = row.purchasePrices.split(',').map(Number);
    const prices = [Number(first) + 20, ...others];
    await row.update({ purchasePrices: prices.join(',') });
    const cost = prices.reduce((sum, price) => sum + price, 0) / 10;
    const before = (await audit('competition.settings')).totalRecords;
    expect(await change('budget', cost - 0.5)).toMatchObject(refusedForOne);
    expect((await audit('competition.settings')).totalRecords).toBe(before);
    expect((await change('budget', cost)).status).toBe(200);
    expect((await change('budget', cost - 0.5, { leavesTeamsUnfit: true })).status).toBe(200);
    const [entry] = (await audit('competition.settings')).entries;
    expect(entry).toMatchObject({ actor: { id: operator.userId }, details: { unfitTeams: 1 } });
    expect((await change('budget', 100)).status).toBe(200);
  });

  it('include the limit of players of one club, in matchdays that can still be changed', async () => {
    const { starting, bench } = await lineup();
    const squad = await api.database.models.Player.findAll({
      where: { id: `${starting},${bench}`.split(',').map(Number) },
    });
    const ofClub = (clubId: number) => squad.filter((player) => player.clubId === clubId).length;
    const most = Math.max(...squad.map(({ clubId }) => ofClub(clubId)));
    expect(await change('teamSameClubPlayersLimit.6', most - 1)).toMatchObject(refusedForOne);
    expect((await change('teamSameClubPlayersLimit.6', most)).status).toBe(200);
  });
});

describe('POST admin/competitions/import', () => {
  const importPack = (pack: string, isDryRun: boolean, takes: object = {}) =>
    operator.client.post('admin/competitions/import', { pack, isDryRun, reason, ...takes });
  const changed = async (settings: object = { transfersAllowed: 4 }) => {
    const folder = join(api.context.env.dataDir, 'import', 'changed');
    await mkdir(folder, { recursive: true });
    await cp(tournamentDirectory, folder, { recursive: true });
    const file = join(folder, 'competition.json');
    const json = JSON.parse(await readFile(file, 'utf8'));
    Object.assign(json.settings, settings);
    await writeFile(file, JSON.stringify(json));
    return { folder, file, json };
  };

  it('reports what a pack would change in a dry run, then imports it', async () => {
    await changed();
    const imports = await api.database.models.FeedImport.count();
    const dry = await importPack('import/changed', true);
    expect(dry.status).toBe(200);
    expect(dry.body).toMatchObject({ isDone: false, problems: [], report: { competitionFeed: 'EUROM' } });
    const settings = dry.body.report.tables.find((one: { table: string }) => one.table === 'competition');
    expect(settings).toMatchObject({ updated: 1 });
    expect(settings.updates).toContain('transfersAllowed: 3 → 4');
    expect(await api.database.models.FeedImport.count()).toBe(imports);
    expect((await operator.client.get('competition')).body.settings.transfersAllowed).toBe(3);
    expect((await audit('competition.imported')).totalRecords).toBe(0);

    const real = await importPack('import/changed', false);
    expect(real.body).toEqual({ ...dry.body, isDone: true });
    expect((await operator.client.get('competition')).body.settings.transfersAllowed).toBe(4);
    expect((await audit('competition.imported')).entries[0]).toMatchObject({
      subject: 'pack import/changed',
    });
  });

  describe('with a zip', () => {
    const PATH = 'admin/competitions/upload';
    const upload = (file: Uint8Array | null, fields: object = {}) =>
      uploadAs(api, operator, {
        path: PATH,
        field: 'pack',
        file: file && Buffer.from(file),
        fields: { isDryRun: 'true', reason, ...fields },
      });
    const packFiles = async (folder: string) => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
      const files = await Promise.all(
        names.map(async (name) => [name, await readFile(join(folder, name))] as const),
      );
      return Object.fromEntries(files);
    };
    const problemsOf = async (file: Uint8Array) => {
      const { status, body } = await upload(file, { isDryRun: 'false' });
      expect([status, body.isDone, body.report]).toEqual([200, false, null]);
      return body.problems.map(({ file: name, message }: { file: string; message: string }) => [
        name,
        message,
      ]);
    };
    const text = (length: number) => strToU8('x'.repeat(length));
    /** Two files of 120 kB each, whose entries say that they unpack to 21 MB. */
    const declaredLarge = () => {
      const zip = Buffer.from(zipSync({ 'a.csv': text(120_000), 'b.csv': text(120_000) }, { level: 0 }));
      const entry = Buffer.from('PK\x01\x02', 'latin1');
      for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 1))
        zip.writeUInt32LE(21_000_000, at + 24);
      return zip;
    };

    it('imports it as a pack of the server, from a folder in it too', async () => {
      const { folder } = await changed({ transfersAllowed: 7 });
      const files = await packFiles(folder);
      const inFolder = Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [`liga/${name}`, bytes]),
      );
      const zip = zipSync({ ...inFolder, '__MACOSX/liga/._clubs.csv': text(9), 'liga/.DS_Store': text(9) });
      const dry = await upload(zip);
      expect(dry.body).toMatchObject({ isDone: false, problems: [] });
      expect(dry.body.report.tables[0].updates).toEqual(['transfersAllowed: 4 → 7']);
      expect((await operator.client.get('competition')).body.settings.transfersAllowed).toBe(4);
      expect((await upload(zipSync(files), { isDryRun: 'false' })).body).toEqual({
        ...dry.body,
        isDone: true,
      });
      expect((await operator.client.get('competition')).body.settings.transfersAllowed).toBe(7);
      await changed();
      await importPack('import/changed', false);
    });

    it('reports file and line of what a pack may not contain', async () => {
      const { folder } = await changed({ budget: 0 });
      expect(await problemsOf(zipSync(await packFiles(folder)))).toEqual([
        ['competition.json', '0 is not a number from 1 to 9999 with at most one decimal.'],
      ]);
    });

    it.each([
      ['something else', () => text(100), 'zip', 'This is not a zip that can be read.'],
      ['a cut-off one', () => zipSync({ 'a.csv': text(9) }).subarray(0, 60), 'zip', /not a zip/],
      [
        'a name that leads out of it',
        () => zipSync({ '../clubs.csv': text(9) }),
        '../clubs.csv',
        /such a name/,
      ],
      ['an absolute name', () => zipSync({ '/etc/clubs.csv': text(9) }), '/etc/clubs.csv', /such a name/],
      [
        'two packs',
        () => zipSync({ 'old/competition.json': text(9), 'new/competition.json': text(9) }),
        'zip',
        /several packs/,
      ],
      ['a file that is a folder', () => zipSync({ a: text(9), 'a/b.csv': text(9) }), 'a', /at once/],
      ['a name of Windows', () => zipSync({ 'a\\..\\b.csv': text(9) }), 'a\\..\\b.csv', /such a name/],
      [
        'too many files',
        () => zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.csv`, text(1)]))),
        'zip',
        'It has more than 200 files.',
      ],
      [
        'a file that unpacks to a multiple',
        () => zipSync({ 'a.csv': text(5_000_000) }),
        'a.csv',
        /too large/,
      ],
      [
        'files that are too large together',
        declaredLarge,
        'b.csv',
        'Unpacked, the zip is too large; 40 MB fit.',
      ],
    ])('refuses %s', async (_, zip, file, message) => {
      const problems = await problemsOf(zip());
      expect(problems).toEqual([[file, expect.stringMatching(message)]]);
    });

    it('refuses a form without it, and people who are no operators', async () => {
      expect(await upload(null)).toMatchObject({ status: 400, body: { error: { code: 'pack-missing' } } });
      const fields = { isDryRun: 'true', reason };
      const answer = await uploadAs(api, fan, { path: PATH, field: 'pack', file: Buffer.from('PK'), fields });
      expect(answer.status).toBe(403);
    });
  });

  it('checks and imports another competition without changing the first one', async () => {
    const { models } = api.database;
    const dry = (await importPack('worldcup2022', true)).body;
    expect(dry.report).toMatchObject({ competitionFeed: 'WORLDM', seasonId: 2022, isDraft: true });
    expect(dry.report.tables[0]).toMatchObject({ added: 1, addedNames: ['WORLDM 2022'] });
    expect(await models.Competition.count()).toBe(1);
    expect((await importPack('worldcup2022', false)).body.isDone).toBe(true);
    const { competitions } = await list();
    expect(competitions.map(({ state }: { state: string }) => state)).toEqual(['running', 'draft']);
    const listAnswer = await fan.client.get('competitions');
    expect(listAnswer.body.competitions).toHaveLength(1);
    expect(competitions.map(({ counts }: { counts: { clubs: number } }) => counts.clubs)).toEqual([24, 32]);
    expect(competitions[0].id).toBe(id);
  });

  it('creates a draft', async () => {
    const [, draft] = (await list()).competitions;
    expect((await setState('open', draft.id)).body.competition.state).toBe('open');
    expect((await importPack('worldcup2022', false)).body.report).toMatchObject({
      isDraft: false,
      changes: 0,
    });
    expect((await fan.client.get('competitions')).body.competitions).toHaveLength(2);
  });

  describe('after a setting was changed at the desk', () => {
    const path = () => `admin/competitions/${id}/settings`;
    const settingOf = async (name: string) =>
      (await operator.client.get(path())).body.settings.find((one: { path: string }) => one.path === name);
    const edit = (change: object) => operator.client.put(path(), { changes: [change], reason });
    const takeAll = { takeSettings: true };
    beforeEach(async () => {
      await changed();
      await importPack('import/changed', false, takeAll);
      await edit({ path: 'transfersAllowed', value: 5 });
    });

    it('preserves it while the pack’s value is unchanged, and reports it, in a dry run too', async () => {
      expect(await settingOf('transfersAllowed')).toMatchObject({ value: 5, edited: { pack: 4 } });
      await changed({ transfersAllowed: 4, maxTeams: 7 });
      const warning = 'The setting transfersAllowed stays 5, as an operator set it; the pack says 4.';
      for (const isDryRun of [true, false]) {
        const { report } = (await importPack('import/changed', isDryRun)).body;
        expect(report.warnings).toContain(warning);
        expect(report.tables[0].updates).toEqual(['maxTeams: 10 → 7']);
      }
      expect((await importPack('import/changed', false)).body.report.changes).toBe(0);
      expect(await settingOf('transfersAllowed')).toMatchObject({ value: 5, edited: { pack: 4 } });
      expect(await settingOf('maxTeams')).toMatchObject({ value: 7, edited: null });
    });

    it('takes over the values that the pack changes', async () => {
      await changed({ transfersAllowed: 6 });
      const { report } = (await importPack('import/changed', false)).body;
      expect(report.warnings).toContain(
        "The setting transfersAllowed, which an operator had set to 5, is the pack's again: 6.",
      );
      expect(await settingOf('transfersAllowed')).toMatchObject({ value: 6, edited: null });
    });

    it('drops the change that is reverted, or whose setting the operator returns to the pack', async () => {
      await edit({ path: 'transfersAllowed', value: 4 });
      expect(await settingOf('transfersAllowed')).toMatchObject({ value: 4, edited: null });
      await edit({ path: 'transfersAllowed', value: 3 });
      await edit({ path: 'transfersAllowed', value: 2 });
      expect(await settingOf('transfersAllowed')).toMatchObject({ value: 2, edited: { pack: 4 } });
      expect((await importPack('import/changed', false, takeAll)).body.report.warnings).not.toContainEqual(
        expect.stringContaining('The setting'),
      );
      expect(await settingOf('transfersAllowed')).toMatchObject({ value: 4, edited: null });
    });
  });

  it('warns of saved teams that do not fit other settings, in a dry run too', async () => {
    await changed({ budget: 70 });
    const { report } = (await importPack('import/changed', true, { takeSettings: true })).body;
    expect(report.warnings).toContain(
      'Saved teams whose squad these settings do not allow, because of the budget or the players of one club: 1.',
    );
  });

  it('writes the audit entry in the import’s transaction', async () => {
    const before = (await audit('competition.imported')).totalRecords;
    await changed({ transfersAllowed: 8 });
    const { AuditEntry } = api.database.models;
    const write = jest.spyOn(AuditEntry, 'create').mockRejectedValue(new Error('The log is full.'));
    expect((await importPack('import/changed', false)).status).toBe(500);
    write.mockRestore();
    expect((await operator.client.get('competition')).body.settings.transfersAllowed).not.toBe(8);
    expect((await audit('competition.imported')).totalRecords).toBe(before);
  });

  it('reports file, line and field of a problem', async () => {
    const { file, json } = await changed();
    json.settings.transfersAllowed = 99;
    await writeFile(file, JSON.stringify(json, null, 2));
    const { status, body } = await importPack('import/changed', false);
    expect([status, body.isDone, body.report]).toEqual([200, false, null]);
    expect(body.problems).toEqual([
      {
        file: 'competition.json',
        line: expect.any(Number),
        column: 'settings.transfersAllowed',
        message: expect.stringContaining('0 to 19'),
      },
    ]);
  });

  it.each(['../euro2024', 'import/../../x', '/etc', 'common', 'nowhere', ''])(
    'accepts only listed packs: "%s"',
    async (pack) => {
      expect((await importPack(pack, true)).status).toBe(404);
    },
  );
});
