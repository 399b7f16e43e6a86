import { type AnotherRepository, anotherRepository, EURO_REMOTE } from '../support/anotherRepository.js';
import { federationRuntime } from '../support/federationRuntime.js';
import { serveForeignPage } from '../support/foreignPage.js';
import { expect, test } from '../support/test.js';

let repository: AnotherRepository;
test.beforeAll(() => {
  repository = anotherRepository();
});
test.afterAll(() => repository.remove());

/** The section's page is its open embed as well. */
function offerEmbed({ edit }: AnotherRepository): void {
  const embed = { id: 'quiz/deadlines@1', title: { nl: 'Quiz', en: 'Quiz' }, access: 'open' };
  edit('mf-quiz/remote.json', (text) => JSON.stringify({ ...JSON.parse(text), embeds: [embed] }));
  edit('mf-quiz/src/remote.ts', (text) =>
    text.replace(/ {2}pages: .*/, `$&\n  embeds: { '${embed.id}': QuizPage },`),
  );
}

/** A page that has Module Federation's runtime, and nothing else of anybody. */
const host = (manifest: string, importMap: string) => `<!doctype html><html lang="en">${importMap}
<section id="quiz"></section>
<script type="module">
  import { createInstance } from '@module-federation/runtime';
  const host = createInstance({ name: 'newspaper', remotes: [{ name: 'mf_quiz', entry: '${manifest}' }] });
  const { mount } = await host.loadRemote('mf_quiz/guest');
  mount(document.getElementById('quiz'), { embed: 'quiz/deadlines@1' });
</script></html>`;

test('a section from another repository passes its contract, runs alone, joins the portal and is a guest', async ({
  page,
  stack,
}) => {
  const output = repository.run(EURO_REMOTE, ['new', 'mf-quiz', '--title-nl', 'Quiz', '--title-en', 'Quiz']);
  expect(output).toContain('mf-quiz is there, with one page at /quiz');
  expect(repository.scripts()).toMatchObject({ dev: 'euro-remote dev', test: 'jest', types: 'tsc -b' });
  expect(repository.run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])).toContain(
    'No fixes applied',
  );
  offerEmbed(repository);

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

  const manifest = `${stack.url}/remotes/mf-quiz/mf-manifest.json`;
  const { exposes } = (await (await fetch(manifest)).json()) as { exposes: readonly { path: string }[] };
  expect(exposes.map(({ path }) => path)).toEqual(['./remote', './guest']);
  const { files, importMap } = federationRuntime();
  const newspaper = await serveForeignPage(host(manifest, importMap), { files });
  try {
    await page.goto(newspaper.url);
    const quiz = page.locator('#quiz');
    await expect(quiz.getByRole('heading', { level: 1 })).toHaveText('Quiz');
    await expect(quiz.getByText(/^Matchday \d$/).first()).toBeVisible();
  } finally {
    await newspaper.stop();
  }
});

test('a new section in development runs in a portal of the one browser that asked, and follows its edits', async ({
  page,
  stack,
  browser,
}) => {
  repository.run(EURO_REMOTE, ['new', 'mf-poll', '--title-nl', 'Peiling', '--title-en', 'Poll']);
  await page.goto(await repository.dev('--portal', stack.url));
  await page.getByRole('button', { name: 'Load it in this browser' }).click();
  const strip = page.getByRole('complementary', { name: 'Sections in development' });
  await expect(strip).toHaveText(/Only this browser loads mf-poll from http:\/\/127\.0\.0\.1:\d+/);
  await page
    .getByRole('complementary', { name: 'Developer panel' })
    .getByRole('button', { name: 'Close' })
    .click();

  await strip.getByRole('link', { name: 'mf-poll' }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Peiling');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Peiling' }).first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sinceLoad', true));
  repository.edit('mf-poll/src/texts/pollTexts.ts', (text) => text.replace("'Peiling'", "'Stemming'"));
  await expect(heading).toHaveText('Stemming');
  expect(await page.evaluate(() => Reflect.get(window, 'sinceLoad'))).toBe(true);

  const other = await browser.newPage();
  const response = await other.goto(`${stack.url}/poll`);
  expect([response?.status(), await response?.headerValue('content-security-policy')]).toEqual([
    404,
    expect.not.stringMatching(/127\.0\.0\.1/),
  ]);
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/Peiling|Stemming/);
  await other.close();

  await strip.getByRole('button', { name: 'Stop' }).click();
  await expect(strip).toBeHidden();
  await expect(heading).not.toHaveText(/Peiling|Stemming/);
});

test('sections that Vite built, with React and with Vue, join the portal and leave it', async ({
  page,
  stack,
}) => {
  for (const name of ['mf-vite', 'mf-vue']) {
    repository.copy(`demo/${name}`);
    repository.run('vite/bin/vite.js', ['build', '--config', `${name}/vite.config.mjs`]);
    expect(repository.run(EURO_REMOTE, ['describe', `${name}/dist`])).toContain(`${name}/dist is 1.0.0-`);
    repository.run(EURO_REMOTE, ['release', 'publish', name], { DATA_DIR: stack.dataDir, RELEASES_URL: '' });
  }
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !message.text().startsWith('Service Worker')) problems.push(message.text());
  });
  const main = page.getByRole('main');
  for (const name of ['Vite', 'Vue']) {
    await page.goto(`${stack.url}/rules`);
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Speeldagen');
    await expect(main.getByText('Speeldag 7', { exact: true })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Stats', exact: true }).first().click();
    await expect(main.getByText('Bellingham').first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('exports of the packages are exactly what other repositories may import', () => {
  const open = ['@euro/platform', '@euro/platform/testing', '@euro/design-system/charts', '@euro/game-ui'];
  for (const name of open) expect([name, repository.resolve(name)]).toEqual([name, 'found']);
  const privateModules = [
    '@euro/platform/host',
    '@euro/platform/dist/index.js',
    '@euro/tooling',
    '@euro/game/src/index.ts',
  ];
  for (const name of privateModules) {
    expect([name, repository.resolve(name)]).toEqual([name, 'ERR_PACKAGE_PATH_NOT_EXPORTED']);
  }
});
