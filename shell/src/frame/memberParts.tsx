import { lazyPage } from '@euro/platform/react';
import styled from 'styled-components';
import type { Portal } from '../portal/Portal.js';

/** As large as what opens the account menu. */
const AccountPlace = styled.span`
  flex: none;
  width: 44px;
  height: 44px;
`;

const fetchHeader = () => import(/* webpackChunkName: "member" */ './HeaderOfMember.js');

/** Parts for signed-in users only: in the chunk of their pages, never loaded for visitors. */
export const HeaderAccount = lazyPage(async () => (await fetchHeader()).HeaderAccount, <AccountPlace />);
export const HeaderChip = lazyPage(async () => (await fetchHeader()).HeaderChip);
export const PhoneTeams = lazyPage(async () => (await fetchHeader()).PhoneTeams);

/** Preloads all of it, and restores what this user saw last. */
export async function prepareMember(portal: Portal): Promise<void> {
  const [{ restoreShown }] = await Promise.all([
    import(/* webpackChunkName: "member" */ '../offline/restoreShown.js'),
    ...[HeaderAccount, HeaderChip, PhoneTeams].map((part) => part.preload()),
  ]);
  restoreShown(portal, window);
}
