import { describeIssues, registryEntry, remoteDeclaration } from './index.js';

const declaration = {
  name: 'mf-team',
  title: { nl: 'Team', en: 'Team' },
  contract: 2,
  routes: [{ path: '/team/:id', title: { nl: 'Team', en: 'Team' }, access: 'signed-in' }],
  menu: [{ label: { nl: 'Team', en: 'Team' }, to: '/team/{teamId}', when: 'team', order: 20 }],
};

function problems(change: Record<string, unknown>): string[] {
  const read = remoteDeclaration.safeParse({ ...declaration, ...change });
  return read.success ? [] : describeIssues(read.error);
}

describe("a remote's declaration", () => {
  it('needs no more than a name, a title, a contract and its routes', () => {
    const { menu: _, ...least } = declaration;
    expect(remoteDeclaration.parse(least)).toMatchObject({
      menu: [],
      embeds: [],
      uses: [],
      events: { emits: [], listens: [] },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a name with capitals', { name: 'mfTeam' }, 'name: must be lower case words joined by dashes'],
    [
      'a path without slash',
      { routes: [{ ...declaration.routes[0], path: 'team' }] },
      'routes.0.path: must be a path',
    ],
    ['a missing language', { title: { nl: 'Team' } }, 'title.en: '],
    ['an unknown menu rule', { menu: [{ ...declaration.menu[0], when: 'sometimes' }] }, 'menu.0.when: '],
    [
      'an unversioned event',
      { events: { emits: ['team.saved'] } },
      'events.emits.0: must look like team.saved@1',
    ],
    ['an unversioned embed', { uses: ['transfers/panel'] }, 'uses.0: must look like transfers/panel@1'],
    ['a misspelt field', { rouets: [] }, '(whole file): '],
  ])('with %s is invalid, with the path of the problem', (_, change, problem) => {
    expect(problems(change)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a registry entry', () => {
  const manifest = {
    ...declaration,
    version: '1.0.0-abc',
    container: 'mf_team',
    entry: 'remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    preload: ['chunks/1.js'],
  };
  const entry = { name: 'mf-team', active: { base: '/remotes/mf-team/1.0.0-abc/', manifest } };

  it('is parsed without the fields of a later version', () => {
    const later = {
      ...entry,
      active: { ...entry.active, manifest: { ...manifest, colour: 'blue' } },
      since: 1,
    };
    expect(registryEntry.safeParse(later).success).toBe(true);
  });

  it.each<[string, object]>([
    ['a base without a slash at the end', { active: { ...entry.active, base: '/remotes/mf-team' } }],
    ['a script for a base', { active: { ...entry.active, base: 'javascript:alert(1)/' } }],
    [
      'an entry outside of the release',
      { active: { ...entry.active, manifest: { ...manifest, entry: '../x.js' } } },
    ],
    [
      'an entry on another site',
      { active: { ...entry.active, manifest: { ...manifest, entry: 'https://evil.test/x.js' } } },
    ],
    ['no integrity', { active: { ...entry.active, manifest: { ...manifest, integrity: '' } } }],
    ['a canary for more than all', { canary: { percent: 101, release: entry.active } }],
  ])('with %s is refused', (_, change) => {
    expect(registryEntry.safeParse({ ...entry, ...change }).success).toBe(false);
  });
});
