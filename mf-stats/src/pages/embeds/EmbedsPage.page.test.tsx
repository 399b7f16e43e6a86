import { createFakePlatform } from '@euro/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/openPage.js';

const code = () => screen.getByRole('region', { name: 'De code' }).querySelector('pre')?.textContent ?? '';
const frame = () => screen.getByTitle<HTMLIFrameElement>('Voorbeeld van het element').src;

it('shows the choice, and copies its tag', async () => {
  const user = userEvent.setup();
  await openPage(createFakePlatform({ path: '/embeds' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Op je eigen site');
  await user.selectOptions(screen.getByLabelText('Wat je toont'), 'Trends');
  await user.selectOptions(screen.getByLabelText('Lijst'), 'Meest gekocht');
  expect(code()).toContain('<euro-trends list="in" lang="nl"></euro-trends>');
  expect(frame()).toContain('/embed/v1/frame/euro-trends?list=in&lang=nl');
  await user.click(screen.getByRole('button', { name: 'Kopieer de code' }));
  expect(await navigator.clipboard.readText()).toBe(code());
});

it('shows the competition of its page', async () => {
  const fake = createFakePlatform({ path: '/embeds' });
  const platform = {
    ...fake.platform,
    navigation: { ...fake.platform.navigation, href: (path: string) => `/wk-2022${path}` },
  };
  await openPage({ ...fake, platform });
  await screen.findByRole('heading', { level: 1 });
  expect(code()).toContain('<euro-rankings competition="wk-2022" lang="nl"></euro-rankings>');
  expect(frame()).toContain('/embed/v1/frame/euro-rankings?competition=wk-2022&lang=nl');
});

it('reports what an element does not support, and omits it', async () => {
  const user = userEvent.setup();
  await openPage(createFakePlatform({ path: '/embeds' }));
  await user.type(await screen.findByLabelText('Accentkleur'), 'rood');
  expect(screen.getByText('Dit begrijpt het element niet.')).toBeVisible();
  expect(code()).not.toContain('accent');
});
