import { refuse } from '@euro/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeDesk, openDesk } from '../testing/openDesk.js';

const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.download} ${this.href}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['users', '?name=lotte&role=premium&page=2', { name: 'lotte', role: 'premium' }],
  ['orders', '?status=paid&user=12&mismatch=waiting', { status: 'paid', userId: 12, mismatch: 'waiting' }],
  [
    'audit',
    '?action=role.granted&subject=user+12&actor=7',
    { action: 'role.granted', subject: 'user 12', actorId: 7 },
  ],
] as const)('the list of %s is downloaded with the filters that are shown', async (list, search, query) => {
  const fake = makeDesk();
  fake.api.answer(`GET admin/exports/${list}`, 'id\r\n1\r\n');
  await openDesk(fake, `/desk/${list}${search}`);
  await press('Download als CSV');
  await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('download.json is gedownload.'));
  expect(fake.api.calls(`GET admin/exports/${list}`)).toEqual([{ query }]);
  expect(downloads).toEqual(['download.json blob:list']);
});

it('the matchdays offer the overall ranking; a refusal saves nothing', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/exports/ranking', refuse('too-many-requests', 429));
  await openDesk(fake, '/desk/matchdays');
  await press('Algemene rangschikking als CSV');
  await waitFor(() => expect(fake.notices.at(-1)?.tone).toBe('danger'));
  expect(downloads).toEqual([]);
  fake.api.answer('GET admin/exports/ranking', 'rank\r\n');
  await press('Algemene rangschikking als CSV');
  await waitFor(() => expect(downloads).toHaveLength(1));
});

it('the winners offer their list', async () => {
  const fake = makeDesk();
  fake.api.answer('GET admin/exports/winners', 'prize\r\n');
  await openDesk(fake, '/desk/winners');
  await press('Winnaars van prijzen als CSV');
  await waitFor(() => expect(downloads).toHaveLength(1));
});
