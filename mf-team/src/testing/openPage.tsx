import {
  examplePlayerInfo,
  exampleTeamPoints,
  exampleTeamView,
  matches,
  players,
} from '@euro/game-ui/testing';
import {
  createFakePlatform,
  exampleUser,
  type FakePlatform,
  stubBrowser,
  untilAnswered,
} from '@euro/platform/testing';
import { act } from '@testing-library/react';
import { remote } from '../remote.js';
import { exampleChanges, exampleTopLineup } from './exampleAnswers.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

/** A page of this remote on screen. */
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
  fake.api.answer('GET team/{id}', exampleTeamView());
  fake.api.answer('GET team/{id}/points/{weekId}', ({ params }) =>
    exampleTeamPoints({ weekId: Number(params.weekId) }),
  );
  fake.api.answer('GET team/{id}/changes', exampleChanges([]));
  fake.api.answer('GET matchday/{weekId}/top-lineup', ({ params }) =>
    exampleTopLineup({ weekId: Number(params.weekId) }),
  );
  fake.api.answer('GET player/{id}', ({ params }) => examplePlayerInfo(Number(params.id)));
  return fake;
}

/** Mounts the page behind a path as the host does, and waits until what it asks for has come. */
export async function openPage(route: string, path: string, fake: FakePlatform): Promise<OpenPage> {
  stubBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  const element = document.body.appendChild(document.createElement('main'));
  fake.goTo(path);
  const [pathname = ''] = path.split('?');
  const parts = pathname.split('/');
  const params = Object.fromEntries(
    route.split('/').flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : [])),
  );
  let mounted: ReturnType<typeof remote.mount> | undefined;
  await act(async () => {
    mounted = remote.mount(element, { route, params }, fake.platform);
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
