import { chatOperations, type User } from '@euro/api-contract';
import type { EmbedProps, Mounted, PageProps } from '@euro/platform';
import {
  createFakePlatform,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  stubBrowser,
} from '@euro/platform/testing';
import { act } from '@testing-library/react';
import { remote } from '../remote.js';
import { arrangeLeagues } from './arrangeLeagues.js';
import { exampleChanges, exampleComment } from './exampleChat.js';
import { OWN_TEAM } from './exampleLeagues.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

/** A member who pays. */
export const premiumUser: User = { ...exampleUser, role: 'premium', roles: ['user', 'premium'] };

/** A portal whose reader plays in two leagues with team 7. */
export function makePortal(options: Options = {}): FakePlatform {
  const fake = createFakePlatform({
    user: exampleUser,
    myTeams: [exampleTeam({ id: OWN_TEAM, name: 'Tielemans & Zonen' })],
    deadline: { deadlineWeek: 3, displayWeek: 2, lastScoredWeek: 2 },
    ...options,
  });
  arrangeLeagues(fake);
  return fake;
}

let mounted: Mounted<never> | null = null;

/** Opens a page of this remote as the host does, by its address. */
export function openPage(fake: FakePlatform, path: string): Promise<void> {
  fake.goTo(path);
  const [, section = '', part] = new URL(path, 'http://portal.test').pathname.split('/');
  const name = section === 'join' ? 'code' : 'id';
  const props: PageProps =
    part === undefined
      ? { route: `/${section}`, params: {} }
      : { route: `/${section}/:${name}`, params: { [name]: part } };
  return open((element) => remote.mount(element, props, fake.platform) as Mounted<never>);
}

/** Opens an embed as another remote does. */
export function openEmbed(fake: FakePlatform, id: string, props: EmbedProps): Promise<void> {
  const mount = remote.embeds?.[id];
  if (!mount) throw new Error(`no embed ${id}`);
  return open((element) => mount(element, props, fake.platform) as Mounted<never>);
}

async function open(mount: (element: HTMLElement) => Mounted<never>): Promise<void> {
  stubBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  await act(async () => {
    mounted = mount(element);
    // The first answers come.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

/** Takes it off the screen; after each test. */
export async function closeLeagues(): Promise<void> {
  await act(async () => mounted?.unmount());
  mounted = null;
}

/** The subscription tells its first list. */
export async function tellChat(
  fake: FakePlatform,
  ...comments: ReturnType<typeof exampleComment>[]
): Promise<void> {
  await act(async () =>
    fake.chat.send(
      chatOperations.changes,
      exampleChanges(comments.length > 0 ? comments : [exampleComment(1)]),
    ),
  );
}
