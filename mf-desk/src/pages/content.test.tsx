import type { Page } from '@euro/api-contract';
import { closeRemote, refuse } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleRules } from '../testing/exampleDesk.js';
import { confirmWith, makeDesk, openDesk } from '../testing/openDesk.js';

const body = () => screen.getByRole('textbox', { name: 'Tekst' });

/** The rules as somebody has saved them in Dutch. */
const saved = (text: string, updated: string): Page => ({
  ...exampleRules,
  updated,
  translations: exampleRules.translations.map((one) =>
    one.language === 'nl' ? { ...one, body: text } : one,
  ),
});

it('a page is written with a preview of what is allowed, and kept until it is saved', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/content');
  expect(await screen.findByRole('button', { name: 'Bewaar' })).toHaveAccessibleDescription(
    'Je veranderde nog niets.',
  );
  await userEvent.click(body());
  await userEvent.paste('{{#spying}}<p>Nieuw</p>{{/spying}}<script>alert(1)</script>');
  const preview = await screen.findByRole('region', { name: 'Zo ziet een lezer het' });
  await waitFor(() => expect(preview).toHaveTextContent('Nieuw'));
  expect(preview).toHaveTextContent('{{budget}} miljoen');
  expect(preview).not.toHaveTextContent(/alert|spying/);

  await closeRemote();
  await openDesk(fake, '/desk/content');
  expect(await screen.findByText('Dit is jouw tekst, die nog niet bewaard is.')).toBeInTheDocument();
  const kept = '<p>Je hebt {{budget}} miljoen.</p><p>Nieuw</p>';
  fake.api.answer('PUT admin/pages/{slug}', { page: saved(kept, '2024-06-19T09:00:00.000Z') });
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  await confirmWith('Spelregels (Nederlands) bewaren?', 'Nieuwe alinea', 'Bewaar');
  await waitFor(() =>
    expect(fake.notices.at(-1)?.text).toMatch(/^Bewaard. De server schreef een deel anders/),
  );
  expect(fake.api.calls('PUT admin/pages/{slug}').at(-1)).toMatchObject({
    params: { slug: 'rules' },
    body: { language: 'nl', updated: exampleRules.updated, reason: 'Nieuwe alinea' },
  });
  expect(body()).toHaveValue(kept);
  expect(fake.platform.storage.read('page-rules-nl', (value): value is object => value !== null)).toBeNull();
});

it('who was slower sees the other text, keeps his own, and saves it over', async () => {
  const fake = makeDesk();
  await openDesk(fake, '/desk/content?slug=rules&language=nl');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Tekst' }));
  await userEvent.type(body(), '<p>Van mij</p>');
  const theirs = saved('<p>Van hem</p>', '2024-06-19T09:00:00.000Z');
  fake.api.answer(
    'PUT admin/pages/{slug}',
    refuse('page-changed-meanwhile', 409, { details: { page: theirs } }),
  );
  fake.api.answer('GET admin/pages', { pages: [theirs] });
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  await confirmWith('Spelregels (Nederlands) bewaren?', 'Verbeterd', 'Bewaar');
  const conflict = within(await screen.findByRole('alert'));
  expect(conflict.getByRole('textbox', { name: 'Wat er nu staat: Spelregels' })).toHaveValue(
    '<p>Van hem</p>',
  );
  expect(body()).toHaveValue('<p>Van mij</p>');

  await userEvent.click(conflict.getByRole('button', { name: 'Ga verder met mijn tekst' }));
  fake.api.answer('PUT admin/pages/{slug}', { page: saved('<p>Van mij</p>', '2024-06-19T10:00:00.000Z') });
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  await confirmWith('Spelregels (Nederlands) bewaren?', 'Toch mijn tekst', 'Bewaar');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Spelregels is bewaard.'));
  expect(fake.api.calls('PUT admin/pages/{slug}').at(-1)?.body.updated).toBe(theirs.updated);
});
