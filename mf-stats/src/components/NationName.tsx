import { PortalLink, usePlatform } from '@euro/platform/react';
import styled from 'styled-components';

const PageLink = styled(PortalLink)`
  display: inline-block;
  padding-block: 10px;
  margin-block: -10px;
  &:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

interface NationNameProps {
  readonly clubId: number;
  readonly name: string;
}

/** A nation's name, which leads to its page where the portal has one. */
export function NationName({ clubId, name }: NationNameProps) {
  const { navigation } = usePlatform();
  const page = `/club/${clubId}`;
  return navigation.has(page) ? <PageLink href={page}>{name}</PageLink> : <span>{name}</span>;
}
