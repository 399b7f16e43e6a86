import { examplePlayerInfo, matches, players } from '@euro/game-ui/testing';
import type { EmbedProps, Mounted, PageProps } from '@euro/platform';
import {
  createFakePlatform,
  exampleUser,
  type FakePlatform,
  stubBrowser,
  untilAnswered,
} from '@euro/platform/testing';
import { act } from '@testing-library/react';
import { remote } from '../remote.js';
import { transfersView } from './exampleTransfers.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

/** A page or embed of this remote on screen. */
export interface OpenPage {
  readonly fake: FakePlatform;
  readonly close: () => Promise<void>;
}

/** A portal with the example players and matches, signed in, answering with the example team. */
export function makePortal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    user: exampleUser,
    players,
    matches,
    unscripted: 'not-available',
    ...options,
  });
  fake.api.answer('GET team/{id}', transfersView());
  fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
  return fake;
}

/** Opens `/transfers/7` as the host does, and waits until what it asks for has come. */
export function openPage(fake: FakePlatform = makePortal(), id = '7'): Promise<OpenPage> {
  const props: PageProps = { route: '/transfers/:id', params: { id } };
  fake.goTo(`/transfers/${id}`);
  return open(fake, (element) => remote.mount(element, props, fake.platform));
}

/** Opens the panel as the team area does. */
export function openPanel(
  fake: FakePlatform = makePortal(),
  props: EmbedProps = { teamId: 7 },
): Promise<OpenPage> {
  fake.goTo('/team/7/transfers');
  return open(fake, (element) => {
    const mount = remote.embeds?.['transfers/panel@1'];
    if (mount === undefined) throw new Error('no panel');
    return mount(element, props, fake.platform);
  });
}

async function open<P>(fake: FakePlatform, mount: (element: HTMLElement) => Mounted<P>): Promise<OpenPage> {
  stubBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  const element = document.body.appendChild(document.createElement('main'));
  let mounted: Mounted<P> | undefined;
  await act(async () => {
    mounted = mount(element);
  });
  await settle();
  return {
    fake,
    async close() {
      await act(async () => mounted?.unmount());
      await settle();
    },
  };
}

/** Lets all answers arrive and effects run; the store tells of some answers only with the next frame. */
export function settle(): Promise<void> {
  return untilAnswered(async () => {
    for (const pause of [0, 20, 0, 20])
      await act(async () => new Promise((resolve) => setTimeout(resolve, pause)));
  });
}

/** An element's text with plain spaces, as a person writes it. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replaceAll('\u00a0', ' ');
}
