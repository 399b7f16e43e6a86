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
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { useOverviewQuery } from '../store/deskApi.js';
import { deskTexts } from '../texts/deskTexts.js';
import { DeskNav } from './DeskNav.js';
import { type DeskPlace, hrefOf, PLACES } from './deskPlaces.js';

const HELP = hrefOf('help');

/** Pages that the role `support` opens, too. */
const SUPPORTED: readonly DeskPlace[] = ['complaints', 'help'];

interface DeskFrameProps {
  readonly place: DeskPlace;
  /** Instead of the place's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * A page of the desk beside the menu of those that the user's roles open. Others see which role they need (the API
 * refuses them too); support agents are sent to the conversations.
 */
export function DeskFrame({ place, title, children }: DeskFrameProps) {
  const t = useText(deskTexts);
  const session = useShared(usePlatform().state.session);
  const roles: readonly string[] = session.status === 'signed-in' ? session.user.roles : [];
  const isOperator = roles.includes('operator');
  const isSupport = roles.includes('support');
  const mayEnter = isOperator || (isSupport && SUPPORTED.includes(place));
  if (!mayEnter && isSupport && place === 'overview') return <ToHelp />;
  return (
    <>
      <Band title={mayEnter ? (title ?? t(place)) : t('title')} titleSize="long" />
      <PageBody as="div">
        <Wrap>
          {mayEnter || isSupport ? (
            <Columns>
              {isOperator ? <OperatorsNav place={place} /> : <DeskNav place={place} open={SUPPORTED} />}
              <ContainerBox>
                <Stack>{mayEnter ? children : <NotYours isSupport />}</Stack>
              </ContainerBox>
            </Columns>
          ) : (
            <NotYours />
          )}
        </Wrap>
      </PageBody>
    </>
  );
}

function OperatorsNav({ place }: Pick<DeskFrameProps, 'place'>) {
  const { data } = useOverviewQuery(undefined);
  const { waitingComplaints = 0, waitingConversations = 0 } = data?.counts ?? {};
  const waiting = {
    overview: data?.held?.length ?? 0,
    complaints: waitingComplaints,
    help: waitingConversations,
  };
  return <DeskNav place={place} open={PLACES} waiting={waiting} />;
}

/** Redirects to the conversations, the first page of support agents. */
function ToHelp() {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(HELP, { replace: true }), [navigation]);
  return <Band title={t('help')} titleSize="long" />;
}

function NotYours({ isSupport = false }: { readonly isSupport?: boolean }) {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  const href = isSupport ? HELP : '/contact';
  return (
    <Card $padded>
      <EmptyState
        title={t('notYours')}
        text={t(isSupport ? 'notYours.support' : 'notYours.text')}
        actions={
          navigation.has(href) && (
            <ButtonLink href={href} variant="secondary">
              {t('toContact')}
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
