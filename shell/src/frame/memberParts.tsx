import { lazyPage } from '@euro/platform/react';
import styled from 'styled-components';

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

/** Preloads all of it. */
export async function fetchMemberParts(): Promise<void> {
  await Promise.all([HeaderAccount, HeaderChip, PhoneTeams].map((part) => part.preload()));
}
