import { createFakePlatform, exampleUser, refuse } from '@euro/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage, waitForAnswers } from '../../testing/openPage.js';
import { AvatarCard } from './AvatarCard.js';

// jsdom draws nothing: the square of a picture is cut in the browser's own tests.
jest.mock('./cropSquare.js', () => ({ cropSquare: async () => new Blob(['square']) }));
jest.mock('react-easy-crop', () => ({
  __esModule: true,
  default: ({ image, onCropComplete }: Cropping) => (
    <button type="button" onClick={() => onCropComplete({}, { x: 1, y: 2, width: 30, height: 30 })}>
      {image}
    </button>
  ),
}));

interface Cropping {
  readonly image: string;
  onCropComplete(area: object, pixels: object): void;
}

const JPG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GIF = [0x47, 0x49, 0x46, 0x38];

const file = (name: string, bytes: number[], size = 100) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name, { type: 'image/png' });

function openCard(locale: 'nl' | 'en' = 'en', avatar: string | null = null) {
  const fake = createFakePlatform({ user: exampleUser, locale });
  const log = openPage(fake, <AvatarCard user={{ ...exampleUser, avatar }} />);
  return { fake, log, user: userEvent.setup({ applyAccept: false }) };
}

const input = () => screen.getByLabelText(/^(Picture|Foto)$/);

describe('the profile picture', () => {
  it('accepts the file types of the specification', () => {
    openCard();
    expect(input()).toHaveAttribute('accept', '.png,.jpeg,.jpg,.gif');
  });

  it.each([
    ['a GIF', file('me.gif', GIF), 'You can only upload JPG/PNG file!'],
    [
      'a page named me.png',
      file('me.png', [0x3c, 0x68, 0x74, 0x6d, 0x6c]),
      'You can only upload JPG/PNG file!',
    ],
    ['2 MB', file('me.png', PNG, 2 * 1024 * 1024), 'Image must smaller than 2MB!'],
  ])('rejects %s at once, with the specified text', async (_, file, text) => {
    const { user } = openCard();
    await user.upload(input(), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is cropped to a square, sent, and shown everywhere', async () => {
    const { fake, log, user } = openCard('nl');
    const changedUser = { ...exampleUser, avatar: '/uploads/a.webp' };
    fake.api.answer('POST user/avatar', refuse('offline', 0, { message: 'Geen verbinding.' }));
    await user.upload(input(), file('me.jpg', JPG, 2 * 1024 * 1024 - 1));
    await user.click(await screen.findByText(/^data:image/));
    const save = screen.getByRole('button', { name: 'Foto opslaan' });
    await user.click(save);
    await waitForAnswers();
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Geen verbinding.' }]);
    fake.api.answer('POST user/avatar', changedUser);
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.api.calls('POST user/avatar').at(-1)?.files?.avatar?.size).toBe('square'.length);
    expect(log.changed).toEqual([changedUser]);
    expect(fake.notices.at(-1)).toEqual({ tone: 'positive', text: 'Je foto is opgeladen.' });
  });

  it('that the server rejects is reported with the same text', async () => {
    const { fake, user } = openCard();
    fake.api.answer('POST user/avatar', refuse('upload-not-an-image', 422));
    await user.upload(input(), file('me.png', PNG));
    await user.click(await screen.findByText(/^data:image/));
    await user.click(screen.getByRole('button', { name: 'Save picture' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You can only upload JPG/PNG file!');
  });

  it('can be removed', async () => {
    const { fake, log, user } = openCard('nl', '/uploads/a.webp');
    fake.api.answer('DELETE user/avatar', exampleUser);
    await user.click(screen.getByRole('button', { name: 'Verwijder' }));
    await waitForAnswers();
    expect(log.changed).toEqual([exampleUser]);
  });
});
