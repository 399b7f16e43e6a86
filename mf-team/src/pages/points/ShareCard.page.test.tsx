import { type FakePlatform, settle, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal } from '../../testing/makePortal.js';
import { openPage } from '../../testing/openPage.js';

const PICTURE = 'http://localhost/share/team/7/1.png?lang=nl';
const PAGE = 'http://localhost/public/7?week=1';

interface Device {
  readonly share?: jest.Mock;
  readonly canShare?: jest.Mock;
}

/** Stubs the device's sharing functions, and the response with the picture. */
function withDevice({ share, canShare }: Device, answer: Partial<Response> | Error = picture()): jest.Mock {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  const fetchMock = jest.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer as Response;
  });
  globalThis.fetch = fetchMock;
  return fetchMock;
}

const picture = () => ({ ok: true, blob: async () => new Blob(['png'], { type: 'image/png' }) });

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

async function open(fake: FakePlatform = makePortal()) {
  await openPage(fake, '/points/7?week=1');
  await settle();
  const card = await screen.findByRole('region', { name: 'Deel speeldag 1' });
  return { fake, card: within(card), element: card };
}

async function press({ card }: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(card.getByRole('button', { name: 'Deel' }));
  await settle();
}

describe('sharing a matchday', () => {
  it('shares the picture on a device that supports files', async () => {
    const share = jest.fn(async () => undefined);
    const fetchMock = withDevice({ share, canShare: jest.fn(() => true) });
    await press(await open());
    expect(fetchMock).toHaveBeenCalledWith(PICTURE, { credentials: 'omit' });
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [{ files, text, title }] = share.mock.calls[0] as unknown as [
      { files: File[]; text: string; title: string },
    ];
    expect([files[0]?.name, files[0]?.type]).toEqual(['euromanager-7-1.png', 'image/png']);
    expect(title).toMatch(/: \d+,\d punten op speeldag 1$/);
    expect(text).toBe(`${title}\n${PAGE}`);
  });

  it('ends when the panel of the device is closed', async () => {
    const share = jest.fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    withDevice({ share, canShare: jest.fn(() => true) });
    await press(await open());
    expect(share).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [string, Device, Partial<Response> | Error]>([
    ['does not accept files', { canShare: jest.fn(() => false) }, picture()],
    ['receives no picture', { canShare: jest.fn(() => true) }, { ok: false }],
    ['is offline', { canShare: jest.fn(() => true) }, new TypeError('offline')],
  ])('shares the link where the device %s', async (_what, device, answer) => {
    const share = jest.fn(async () => undefined);
    withDevice({ ...device, share }, answer);
    await press(await open());
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(share).toHaveBeenCalledWith({
      title: expect.stringContaining('speeldag 1'),
      text: undefined,
      url: PAGE,
    });
  });

  it('copies the link where the device cannot share, and fetches no picture', async () => {
    const fetchMock = withDevice({});
    const user = userEvent.setup();
    const page = await open();
    await user.click(page.card.getByRole('button', { name: 'Deel' }));
    await settle();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(await navigator.clipboard.readText()).toBe(PAGE);
  });

  it('shows the link where it can be neither shared nor copied', async () => {
    withDevice({});
    const page = await open();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(page);
    expect(page.fake.notices.at(-1)).toMatchObject({ tone: 'danger', link: PAGE });
    writeText.mockRestore();
  });

  it('offers the picture as a file, and fetches it only on a press', async () => {
    const fetchMock = withDevice({});
    const { card, element } = await open();
    const link = card.getByRole('link', { name: 'Afbeelding opslaan' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      PICTURE,
      'euromanager-7-1.png',
    ]);
    expect(textOf(element)).toContain('de beste drie');
    expect(element.querySelector('img')).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
