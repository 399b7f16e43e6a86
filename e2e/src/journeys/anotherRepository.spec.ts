import { type AnotherRepository, anotherRepository, EURO_REMOTE } from '../support/anotherRepository.js';
import { expect, test } from '../support/test.js';

let repository: AnotherRepository;
test.beforeAll(() => {
  repository = anotherRepository();
});
test.afterAll(() => repository.remove());

test('a section from another repository passes its contract, runs alone and joins the portal', async ({
  page,
  stack,
}) => {
  const made = repository.run(EURO_REMOTE, ['new', 'mf-quiz', '--title-nl', 'Quiz', '--title-en', 'Quiz']);
  expect(made).toContain('mf-quiz is there, with one page at /quiz');

  expect(repository.run('typescript/bin/tsc', ['-b'])).toBe('');
  expect(repository.run('jest/bin/jest.js', ['--ci', '--runInBand'])).toMatch(
    /Tests: +\d+ passed, \d+ total/,
  );

  await page.goto(await repository.dev());
  const stage = page.frameLocator('iframe');
  await expect(stage.getByRole('heading', { level: 1, name: 'Quiz' })).toBeVisible();

  repository.run(EURO_REMOTE, ['release', 'publish', 'mf-quiz'], {
    DATA_DIR: stack.dataDir,
    RELEASES_URL: '',
  });
  await page.goto(`${stack.url}/quiz`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Quiz');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Speeldag \d$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Quiz' }).first()).toBeVisible();
});

test('what other repositories may import is what the packages export for them', () => {
  const open = ['@euro/platform', '@euro/platform/testing', '@euro/design-system/charts', '@euro/game-ui'];
  for (const name of open) expect([name, repository.resolve(name)]).toEqual([name, 'found']);
  const closed = [
    '@euro/platform/host',
    '@euro/platform/dist/index.js',
    '@euro/tooling',
    '@euro/game/src/index.ts',
  ];
  for (const name of closed) {
    expect([name, repository.resolve(name)]).toEqual([name, 'ERR_PACKAGE_PATH_NOT_EXPORTED']);
  }
});
