import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@euro/api-contract';
import { createFakePlatform, refuse } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axeFindings } from '../testing/axeFindings.js';
import { openPage } from '../testing/openPage.js';
import { ContentPage } from './ContentPage.js';
import type { ContentSlug } from './contentSlug.js';

const rules = `<p>Je bent bondscoach. Lees ook de <a href="/prizes">prijzen</a> en <a href="https://www.uefa.com/">de UEFA</a>.</p>
<h2>Je selectie</h2><ul><li>Je kiest <strong>15 spelers en 1 coach</strong>.</li></ul>
<h2>Puntentelling</h2>
<table><thead><tr><th scope="col">Actie</th><th scope="col">Doelman</th><th scope="col">Verdediger</th><th scope="col">Middenvelder</th><th scope="col">Aanvaller</th></tr></thead>
<tbody><tr><th scope="row">Doelpunt</th><td>6</td><td>6</td><td>5</td><td>4</td></tr></tbody></table>
<h2>Correcties</h2><p>Nieuwe punten vervangen de oude.</p><script>alert(1)</script>`;

const pageOf = (slug: ContentSlug, title: string, body: string, more: Page['translations'] = []): Page => ({
  slug,
  updated: '2024-06-01T10:00:00Z',
  translations: [{ language: 'nl', title, body }, ...more],
});

function openContent(slug: ContentSlug = 'rules') {
  const fake = createFakePlatform({ path: `/${slug}` });
  fake.api.answer('GET pages', ({ query }) => ({
    pages: [pageOf(query?.slug === 'rules' ? 'rules' : slug, 'Spelregels', rules)],
  }));
  const open = () => openPage(fake, <ContentPage slug={slug} />);
  return { fake, open };
}

const firstLine = () => screen.findByText(/Je bent bondscoach/);

describe('a text of the competition', () => {
  it('is fetched by its slug and rendered with its headings, lists and tables', async () => {
    const { fake, open } = openContent();
    open();
    await firstLine();
    expect(fake.api.calls('GET pages')).toMatchObject([{ query: { slug: 'rules' } }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spelregels');
    expect(screen.getByText('Bijgewerkt op zaterdag 01/06/24')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Je selectie' })).toHaveTextContent('15 spelers en 1 coach');
    const row = screen.getByRole('row', { name: /Doelpunt/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['6', '6', '5', '4']);
    expect(screen.getByRole('columnheader', { name: 'Middenvelder' })).toBeInTheDocument();
    expect(document.querySelector('main script')).toBeNull();
  });

  it('has a table of contents', async () => {
    openContent().open();
    await firstLine();
    const contents = screen.getByLabelText('Op deze pagina');
    const link = within(contents).getByRole('link', { name: 'Puntentelling', hidden: true });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Puntentelling');
  });

  it('navigates inside of the portal by its own links only', async () => {
    const { fake, open } = openContent();
    open();
    await firstLine();
    await userEvent.click(screen.getByRole('link', { name: 'prijzen' }));
    expect(fake.visited).toEqual(['/prizes']);
    const externalLink = screen.getByRole('link', { name: 'de UEFA' });
    expect(externalLink).toHaveAttribute('href', 'https://www.uefa.com/');
    expect(externalLink).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows a skeleton under its title while it is loading', async () => {
    openContent('prizes').open();
    expect(screen.getByRole('heading', { level: 1, name: 'Prijzen' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'De tekst wordt geladen' })).toBeInTheDocument();
    await firstLine();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('explains a failure, and retries', async () => {
    const { fake, open } = openContent();
    fake.api.answer('GET pages', refuse('not-available', 503, { message: 'We zijn even niet bereikbaar.' }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We zijn even niet bereikbaar.');
    fake.api.answer('GET pages', { pages: [pageOf('rules', 'Spelregels', rules)] });
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await firstLine()).toBeVisible();
  });

  it.each([
    ['the server has none', refuse('not-found', 404)],
    ['the response is empty', { pages: [] }],
    ['it has no text in any language', { pages: [{ ...pageOf('rules', '', ''), translations: [] }] }],
  ])('is empty when %s', async (_, answer) => {
    const { fake, open } = openContent();
    fake.api.answer('GET pages', answer);
    open();
    expect(await screen.findByText('Deze tekst is er nog niet')).toBeVisible();
  });

  it('is fetched in the other language when the reader changes it', async () => {
    const { fake, open } = openContent();
    const english = { language: 'en', title: 'Rules', body: '<p>You are the coach.</p>' } as const;
    fake.api.answer('GET pages', { pages: [pageOf('rules', 'Spelregels', rules, [english])] });
    open();
    await firstLine();
    act(() => fake.state.locale.set('en'));
    expect(await screen.findByText('You are the coach.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  });

  it('has no axe violations', async () => {
    openContent().open();
    await firstLine();
    expect(await axeFindings()).toEqual([]);
  });
});

it('scrolls to the fragment of the address once that is rendered', async () => {
  const fake = createFakePlatform({ path: '/prizes#groceries' });
  const body = ['Fiets', 'Computer', 'Boodschappen', 'Voeding', 'Kledij', 'Karavaan']
    .map((title) => `<h2>${title}</h2><p>Gewonnen.</p>`)
    .join('');
  fake.api.answer('GET pages', { pages: [pageOf('prizes', 'Prijzen', body)] });
  openPage(fake, <ContentPage slug="prizes" />);
  const scrolledTo: Element[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  const block = await screen.findByRole('listitem', { name: 'Boodschappen' });
  expect(block).toHaveFocus();
  expect(scrolledTo).toEqual([block]);
  scroll.mockRestore();
});

describe('the prizes', () => {
  /** Texts of the demo's competition. */
  const ownText = (language: string) =>
    readFileSync(
      join(__dirname, `../../../../competitions/euro2024/content/${language}/prizes.html`),
      'utf8',
    );

  it.each([
    ['nl', 'Prijzen', 'Winnaar van het eindklassement: een koersfiets', /Bij een gedeelde plaats/],
    ['en', 'Prizes', 'Winner of the final ranking: a racing bike', /When a place is shared/],
  ] as const)(
    'are six blocks, a closing line and two partners in %s',
    async (locale, title, first, closing) => {
      const fake = createFakePlatform({ path: '/prizes', locale });
      const body = ownText(locale).replace(/<h1>.*<\/h1>/, '');
      fake.api.answer('GET pages', {
        pages: [
          {
            slug: 'prizes',
            updated: '2024-06-01T10:00:00Z',
            translations: [{ language: locale, title, body }],
          },
        ],
      });
      openPage(fake, <ContentPage slug="prizes" />);
      expect(await screen.findByRole('heading', { level: 2, name: first })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const [blocks] = screen.getAllByRole('list');
      const items = within(blocks ?? document.body).getAllByRole('listitem');
      expect(items).toHaveLength(6);
      for (const item of items) expect(item.querySelector('svg')).not.toBeNull();
      expect(within(items[5] ?? document.body).queryByText(closing)).toBeNull();
      expect(screen.getByText(closing)).toBeVisible();
      for (const [name, href] of [
        ['StatsBomb', 'https://statsbomb.com/'],
        ['openfootball', 'https://github.com/openfootball'],
      ] as const)
        expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', href);
      expect(await axeFindings()).toEqual([]);
    },
  );
});
