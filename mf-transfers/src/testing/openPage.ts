import type { EmbedProps } from '@euro/platform';
import { type FakePlatform, renderEmbed, renderRemote } from '@euro/platform/testing';
import declaration from '../../remote.json';
import { remote } from '../remote.js';
import { makePortal } from './makePortal.js';

/** Opens `/transfers/7`. */
export const openPage = (fake: FakePlatform = makePortal(), id = '7') =>
  renderRemote(remote, declaration, fake, `/transfers/${id}`);

/** Opens the panel as the team area does. */
export function openPanel(fake: FakePlatform = makePortal(), props: EmbedProps = { teamId: 7 }) {
  fake.goTo('/team/7/transfers');
  return renderEmbed(remote, fake, 'transfers/panel@1', props);
}
