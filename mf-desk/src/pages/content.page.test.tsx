import type { Page } from '@euro/api-contract';
import { closeRemote, refuse } from '@euro/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Draft } from '../content/usePageDraft.js';
import { exampleRules } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const body = () => screen.getByRole('textbox', { name: 'Tekst' });

/** The rules with the given Dutch text. */
const savedPage = (text: string, updated: string): Page => ({
  ...exampleRules,
  updated,
  translations: exampleRules.translations.map((one) =>
    one.language === 'nl' ? { ...one, body: text } : one,
  ),
});

it('a page is edited with a preview of the allowed elements, and stored as a draft until it is saved', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/content?as=html');
  expect(await screen.findByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription(
    'Je veranderde nog niets.',
  );
  await userEvent.click(body());
  await userEvent.paste('{{#spying}}<p>Nieuw</p>{{/spying}}<script>alert(1)</script>');
  const preview = await screen.findByRole('region', { name: 'Zo ziet een lezer het' });
  await waitFor(() => expect(preview).toHaveTextContent('Nieuw'));
  expect(preview).toHaveTextContent('{{budget}} miljoen');
  expect(preview).not.toHaveTextContent(/alert|spying/);

  await closeRemote();
  await openDesk(fake, '/desk/content?as=html');
  expect(await screen.findByText('Dit is jouw tekst, die nog niet opgeslagen is.')).toBeInTheDocument();
  const storedBody = '<p>Je hebt {{budget}} miljoen.</p><p>Nieuw</p>';
  fake.api.answer('PUT admin/pages/{slug}', { page: savedPage(storedBody, '2024-06-19T09:00:00.000Z') });
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await confirmWith('Spelregels (Nederlands) opslaan?', 'Nieuwe alinea', 'Opslaan');
  await waitFor(() =>
    expect(fake.notices.at(-1)?.text).toMatch(/^Opgeslagen. De server schreef een deel anders/),
  );
  expect(fake.api.calls('PUT admin/pages/{slug}').at(-1)).toMatchObject({
    params: { slug: 'rules' },
    body: { language: 'nl', updated: exampleRules.updated, reason: 'Nieuwe alinea' },
  });
  expect(body()).toHaveValue(storedBody);
  expect(fake.platform.storage.read('page-rules-nl', (value): value is object => value !== null)).toBeNull();
});

it('the slower of two editors sees the other text, retains his own, and can overwrite', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/content?slug=rules&language=nl&as=html');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Tekst' }));
  await userEvent.type(body(), '<p>Van mij</p>');
  const theirs = savedPage('<p>Van hem</p>', '2024-06-19T09:00:00.000Z');
  fake.api.answer(
    'PUT admin/pages/{slug}',
    refuse('page-changed-meanwhile', 409, { details: { page: theirs } }),
  );
  fake.api.answer('GET admin/pages', { pages: [theirs] });
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await confirmWith('Spelregels (Nederlands) opslaan?', 'Verbeterd', 'Opslaan');
  const conflict = within(await screen.findByRole('alert'));
  expect(conflict.getByRole('textbox', { name: 'Wat er nu staat: Spelregels' })).toHaveValue(
    '<p>Van hem</p>',
  );
  expect(body()).toHaveValue('<p>Van mij</p>');

  await userEvent.click(conflict.getByRole('button', { name: 'Ga verder met mijn tekst' }));
  fake.api.answer('PUT admin/pages/{slug}', {
    page: savedPage('<p>Van mij</p>', '2024-06-19T10:00:00.000Z'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  await confirmWith('Spelregels (Nederlands) opslaan?', 'Toch mijn tekst', 'Opslaan');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Spelregels is opgeslagen.'));
  expect(fake.api.calls('PUT admin/pages/{slug}').at(-1)?.body.updated).toBe(theirs.updated);
});

describe('the editor', () => {
  // jsdom has no layout, and the editor measures positions when it scrolls.
  beforeAll(() => {
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    document.elementFromPoint = () => null;
  });

  const select = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    fireEvent(document, new Event('selectionchange'));
  };

  it('formats a text, retains its placeholders, undoes, and marks unsaved changes', async () => {
    const fake = makeDesk();
    await openDesk(fake, '/desk/content?slug=rules&language=nl');
    const text = await screen.findByRole('textbox', { name: 'Tekst' });
    expect(text).toHaveAttribute('lang', 'nl');
    expect(text).toHaveTextContent('Je hebt {{budget}} miljoen.');
    const tools = within(screen.getByRole('group', { name: 'Opmaak' }));
    const undo = tools.getByRole('button', { name: 'Ongedaan maken' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect(fake.guardQuestions()).toEqual([]);

    text.focus();
    select(within(text).getByText(/Je hebt/));
    await userEvent.click(tools.getByRole('button', { name: 'Vet' }));
    expect(tools.getByRole('button', { name: 'Vet' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(tools.getByRole('combobox', { name: 'Soort' }), 'Kop');
    const draft = () =>
      fake.platform.storage.read('page-rules-nl', (value): value is Draft => value !== null);
    expect(draft()?.body).toBe('<h2><strong>Je hebt {{budget}} miljoen.</strong></h2>');
    expect(fake.guardQuestions()).toEqual([expect.stringContaining('nog niet opgeslagen')]);

    await userEvent.click(undo);
    await userEvent.click(undo);
    expect(draft()).toBeNull();
    expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription(
      'Je veranderde nog niets.',
    );
    await userEvent.click(tools.getByRole('button', { name: 'Opnieuw' }));
    expect(draft()?.body).toContain('<strong>');
    await userEvent.click(screen.getByRole('button', { name: 'Gooi mijn tekst weg' }));
    expect(await screen.findByRole('textbox', { name: 'Tekst' })).toHaveTextContent(
      'Je hebt {{budget}} miljoen.',
    );
    expect(screen.getByRole('textbox', { name: 'Tekst' }).querySelector('strong')).toBeNull();
  });

  it('sets a link, and rejects a disallowed address', async () => {
    const fake = makeDesk();
    await openDesk(fake, '/desk/content?slug=rules&language=nl');
    const text = await screen.findByRole('textbox', { name: 'Tekst' });
    text.focus();
    select(within(text).getByText(/Je hebt/));
    await userEvent.click(screen.getByRole('button', { name: 'Link' }));
    const address = screen.getByRole('textbox', { name: 'Adres' });
    await userEvent.type(address, 'javascript:alert(1)');
    expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.type(address, '/terms{Enter}');
    const stored = fake.platform.storage.read('page-rules-nl', (value): value is Draft => value !== null);
    expect(stored?.body).toBe('<p><a href="/terms">Je hebt {{budget}} miljoen.</a></p>');
  });

  it('leaves a text with other elements to HTML, and rejects an unclosed part', async () => {
    const fake = makeDesk();
    fake.api.answer('GET admin/pages', {
      pages: [savedPage('Los {{budget}}<p>Vast</p>', exampleRules.updated)],
    });
    await openDesk(fake, '/desk/content?slug=rules&language=nl');
    expect(await screen.findByText(/geen plaats voor heeft/)).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Tekst' });
    expect(field).toHaveValue('Los {{budget}}<p>Vast</p>');
    await userEvent.clear(field);
    await userEvent.paste('<p>{{#spying}}Los</p>');
    expect(screen.getByRole('textbox', { name: 'Tekst' })).toHaveAccessibleDescription(
      /heeft geen begin of einde: \{\{#spying\}\}/,
    );
    expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveAttribute('aria-disabled', 'true');
  });
});
