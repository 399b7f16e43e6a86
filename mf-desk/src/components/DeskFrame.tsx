import {
  Band,
  ButtonLink,
  Card,
  ContainerBox,
  EmptyState,
  media,
  PageBody,
  Stack,
  Wrap,
} from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { useDeskRoles, useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { useApprovalsQuery } from '../overview/approvalsApi.js';
import { useOverviewQuery } from '../store/deskApi.js';
import { deskTexts } from '../texts/deskTexts.js';
import { DeskNav } from './DeskNav.js';
import { type DeskPlace, hrefOf, PLACES } from './deskPlaces.js';

interface DeskFrameProps {
  readonly place: DeskPlace;
  /** Instead of the place's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * A page of the desk beside the menu of those that the user's roles open. Others see which role they need (the API
 * refuses them too); who has no use of the overview is sent to his first page.
 */
export function DeskFrame({ place, title, children }: DeskFrameProps) {
  const t = useText(deskTexts);
  const open = useOpenPlaces();
  const isOperator = useDeskRoles()();
  const [first] = open;
  const mayEnter = open.includes(place);
  if (!mayEnter && place === 'overview' && first) return <ToPlace place={first} />;
  return (
    <>
      <Band title={mayEnter ? (title ?? t(place)) : t('title')} titleSize="long" />
      <PageBody as="div">
        <Wrap>
          {first ? (
            <Columns>
              {isOperator ? <CountingNav place={place} open={open} /> : <DeskNav place={place} open={open} />}
              <ContainerBox>
                <Stack>{mayEnter ? children : <NotYours place={place} first={first} />}</Stack>
              </ContainerBox>
            </Columns>
          ) : (
            <NotYours place={place} />
          )}
        </Wrap>
      </PageBody>
    </>
  );
}

/** The pages that the user's roles open, in the order of the menu. */
function useOpenPlaces(): readonly DeskPlace[] {
  const may = useDeskRoles();
  const mayEverywhere = useRolesEverywhere();
  return PLACES.flatMap(({ name, roles, isOfNone }) =>
    (isOfNone ? mayEverywhere : may)(...roles) ? name : [],
  );
}

interface NavProps {
  readonly place: DeskPlace;
  readonly open: readonly DeskPlace[];
}

/** The menu with how many wait, which operators read. */
function CountingNav({ place, open }: NavProps) {
  const { data } = useOverviewQuery(undefined);
  const { data: held } = useApprovalsQuery(undefined);
  const { waitingComplaints = 0, waitingConversations = 0 } = data?.counts ?? {};
  const waiting = {
    overview: (data?.held?.length ?? 0) + (held?.approvals.length ?? 0),
    complaints: waitingComplaints,
    help: waitingConversations,
  };
  return <DeskNav place={place} open={open} waiting={waiting} />;
}

function ToPlace({ place }: { readonly place: DeskPlace }) {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(hrefOf(place), { replace: true }), [place, navigation]);
  return <Band title={t(place)} titleSize="long" />;
}

interface NotYoursProps {
  readonly place: DeskPlace;
  /** The first page that the user opens; missing for who is not of the desk. */
  readonly first?: DeskPlace;
}

function NotYours({ place, first }: NotYoursProps) {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  const roles = PLACES.find(({ name }) => name === place)?.roles ?? [];
  const names = [...roles, 'operator' as const].map((role) => t(`role.${role}`)).join(', ');
  const href = first ? hrefOf(first) : '/contact';
  return (
    <Card $padded>
      <EmptyState
        title={t('notYours')}
        text={t(first ? 'notYours.role' : 'notYours.text', { roles: names })}
        actions={
          navigation.has(href) && (
            <ButtonLink href={href} variant="secondary">
              {first ? t('toPlace', { place: t(first) }) : t('toContact')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${media.laptop} { grid-template-columns: 216px minmax(0, 1fr); gap: 24px; }
`;
