import { examplePlayerInfo, matches, players } from '@euro/game-ui/testing';
import type { EmbedProps } from '@euro/platform';
import {
  createFakePlatform,
  exampleUser,
  type FakePlatform,
  renderEmbed,
  renderRemote,
} from '@euro/platform/testing';
import declaration from '../../remote.json';
import { remote } from '../remote.js';
import { transfersView } from './exampleTransfers.js';

type Options = NonNullable<Parameters<typeof createFakePlatform>[0]>;

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

/** Opens `/transfers/7`. */
export const openPage = (fake: FakePlatform = makePortal(), id = '7') =>
  renderRemote(remote, declaration, fake, `/transfers/${id}`);

/** Opens the panel as the team area does. */
export function openPanel(fake: FakePlatform = makePortal(), props: EmbedProps = { teamId: 7 }) {
  fake.goTo('/team/7/transfers');
  return renderEmbed(remote, fake, 'transfers/panel@1', props);
}
