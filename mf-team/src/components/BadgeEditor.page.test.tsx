import { exampleTeamView } from '@euro/game-ui/testing';
import { exampleUser, refuse, settle } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../testing/makePortal.js';
import { openPage } from '../testing/openPage.js';
import { premiumUser } from '../testing/runningMatchday.js';
import { BadgeEditor } from './lazyBadgeEditor.js';

/** The logo of the own team, from the head of its page. */
async function open(user = premiumUser, badge: string | null = null) {
  const fake = makePortal({ user });
  fake.api.answer('GET team/{id}', exampleTeamView({ badge }));
  await openPage(fake, '/team/7');
  await BadgeEditor.preload();
  await userEvent.click(screen.getByRole('button', { name: 'Logo van je ploeg wijzigen' }));
  return { fake, dialog: within(screen.getByRole('dialog', { name: 'Logo van je ploeg' })) };
}
const choose = async (file: File) => {
  await userEvent.upload(screen.getByLabelText('Kies een logo', { selector: 'input' }), file, {
    applyAccept: false,
  });
  await settle();
};
const picture = (type = 'image/png', bytes = 8) =>
  new File([new Uint8Array(bytes)], `logo.${type.split('/')[1]}`, { type });

describe('the logo of a team', () => {
  it('is chosen, previewed and sent, and is then shown with the team everywhere', async () => {
    const { fake, dialog } = await open();
    fake.api.answer('POST team/badge', { badge: '/uploads/badges/7.png' });
    await choose(picture());
    expect(dialog.getByRole('img', { name: 'Zo ziet je logo eruit' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Toon het hele logo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gebruik dit logo' }));
    await settle();
    const [call] = fake.api.calls('POST team/badge');
    expect(call).toMatchObject({ body: { teamId: 7 }, files: { badge: expect.any(Blob) } });
    const detail = { teamId: 7, badge: '/uploads/badges/7.png' };
    expect(fake.emitted).toContainEqual(expect.objectContaining({ name: 'team.badgeChanged@1', detail }));
    expect(fake.refreshed).toContain('myTeams');
    expect(fake.notices.at(-1)).toMatchObject({ tone: 'positive', text: 'Je logo is geüpload.' });
    expect(document.querySelector('img[src="/uploads/badges/7.png"]')).toBeTruthy();
  });

  it('must be a JPG or PNG under 2 MB, and the server decides', async () => {
    const { fake, dialog } = await open();
    await choose(picture('image/gif'));
    expect(dialog.getByRole('alert').textContent).toBe('Je kan enkel een JPG- of PNG-bestand uploaden!');
    await choose(picture('image/jpeg', 2 * 1024 * 1024));
    expect(dialog.getByRole('alert').textContent).toBe('De afbeelding moet kleiner zijn dan 2 MB!');
    const unreadable = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(
      this: FileReader,
    ) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
    });
    await choose(picture());
    expect(dialog.getByRole('alert').textContent).toBe('Je kan enkel een JPG- of PNG-bestand uploaden!');
    unreadable.mockRestore();
    fake.api.answer('POST team/badge', refuse('upload-not-an-image', 422, { message: 'Dit is geen foto.' }));
    await choose(picture());
    await userEvent.click(dialog.getByRole('button', { name: 'Gebruik dit logo' }));
    await settle();
    expect(dialog.getByRole('alert').textContent).toBe('Uploaden mislukt. Dit is geen foto.');
    // The picture remains, and can be sent again.
    expect(dialog.getByRole('button', { name: 'Gebruik dit logo' })).toBeTruthy();
  });

  it('is offered to others, who can remove an existing one', async () => {
    const { fake, dialog } = await open(exampleUser, '/uploads/badges/7.png');
    fake.api.answer('DELETE team/{id}/badge', { ok: true });
    expect(dialog.getByText(/^Elke ploeg krijgt gratis/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Kies een/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Verwijder je logo' }));
    await settle();
    const detail = { teamId: 7, badge: null };
    expect(fake.emitted).toContainEqual(expect.objectContaining({ name: 'team.badgeChanged@1', detail }));
    expect(dialog.queryByRole('button', { name: 'Verwijder je logo' })).toBeNull();
  });
});
