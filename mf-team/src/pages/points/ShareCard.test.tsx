import { type FakePlatform, settle, textOf } from '@euro/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makePortal, openPage } from '../../testing/openPage.js';

const PICTURE = 'http://localhost/share/team/7/1.png?lang=nl';
const PAGE = 'http://localhost/public/7?week=1';

interface Device {
  readonly share?: jest.Mock;
  readonly canShare?: jest.Mock;
}

/** Gives the device what it has for sharing, and an answer for the picture. */
function withDevice({ share, canShare }: Device, answer: Partial<Response> | Error = picture()): jest.Mock {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  const fetched = jest.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer as Response;
  });
  globalThis.fetch = fetched;
  return fetched;
}

const picture = () => ({ ok: true, blob: async () => new Blob(['png'], { type: 'image/png' }) });

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
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
  it('hands the picture to a device that takes files', async () => {
    const share = jest.fn(async () => undefined);
    const fetched = withDevice({ share, canShare: jest.fn(() => true) });
    await press(await open());
    expect(fetched).toHaveBeenCalledWith(PICTURE, { credentials: 'omit' });
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [{ files, text, title }] = share.mock.calls[0] as unknown as [
      { files: File[]; text: string; title: string },
    ];
    expect([files[0]?.name, files[0]?.type]).toEqual(['euromanager-7-1.png', 'image/png']);
    expect(title).toMatch(/: \d+,\d punten op speeldag 1$/);
    expect(text).toBe(`${title}\n${PAGE}`);
  });

  it('is over when somebody closes the panel of the device', async () => {
    const share = jest.fn(async () => {
      throw new DOMException('closed', 'AbortError');
    });
    withDevice({ share, canShare: jest.fn(() => true) });
    await press(await open());
    expect(share).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [string, Device, Partial<Response> | Error]>([
    ['takes no files', { canShare: jest.fn(() => false) }, picture()],
    ['gets no picture', { canShare: jest.fn(() => true) }, { ok: false }],
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

  it('copies the link where the device shares nothing, and asks for no picture', async () => {
    const fetched = withDevice({});
    const user = userEvent.setup();
    const opened = await open();
    await user.click(opened.card.getByRole('button', { name: 'Deel' }));
    await settle();
    expect(fetched).not.toHaveBeenCalled();
    expect(await navigator.clipboard.readText()).toBe(PAGE);
  });

  it('offers the picture as a file, and asks for it only on a press', async () => {
    const fetched = withDevice({});
    const { card, element } = await open();
    const link = card.getByRole('link', { name: 'Bewaar afbeelding' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      PICTURE,
      'euromanager-7-1.png',
    ]);
    expect(textOf(element)).toContain('de beste drie');
    expect(element.querySelector('img')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
