import { chatOperations, type User } from '@euro/api-contract';
import type { EmbedProps } from '@euro/platform';
import {
  closeRemote,
  createFakePlatform,
  exampleTeam,
  exampleUser,
  type FakePlatform,
  renderEmbed,
  renderRemote,
} from '@euro/platform/testing';
import { act } from '@testing-library/react';
import declaration from '../../remote.json';
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

/** Opens a page of this remote by its address. */
export const openPage = (fake: FakePlatform, path: string) => renderRemote(remote, declaration, fake, path);

/** Opens an address, and each page that it redirects to. */
export async function followRedirects(fake: FakePlatform, path: string): Promise<void> {
  let openPath: string | undefined;
  for (let next = path; next !== openPath; next = fake.visited.at(-1) ?? path) {
    await closeRemote();
    openPath = next;
    await openPage(fake, openPath);
  }
}

/** Opens an embed as another remote does. */
export const openEmbed = (fake: FakePlatform, id: string, props: EmbedProps) =>
  renderEmbed(remote, fake, id, props);

/** The subscription sends its first list. */
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
