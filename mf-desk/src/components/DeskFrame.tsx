import {
  Band,
  ButtonLink,
  Card,
  ContainerBox,
  EmptyState,
  LinkTabs,
  PageBody,
  Stack,
  Wrap,
} from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { type ReactNode, useEffect } from 'react';
import { deskTexts } from '../texts/deskTexts.js';

const HELP = '/desk/help';

const PLACES = [
  ['overview', '/desk'],
  ['competitions', '/desk/competitions'],
  ['matchdays', '/desk/matchdays'],
  ['users', '/desk/users'],
  ['coupons', '/desk/coupons'],
  ['orders', '/desk/orders'],
  ['content', '/desk/content'],
  ['announcements', '/desk/announcements'],
  ['corrections', '/desk/corrections'],
  ['work', '/desk/work'],
  ['audit', '/desk/audit'],
  ['help', HELP],
  ['complaints', '/desk/complaints'],
] as const;

/** Pages that the role `support` opens, too. */
const SUPPORTED: readonly string[] = ['complaints', 'help'];

/** One of the desk's pages. */
export type DeskPlace = (typeof PLACES)[number][0];

interface DeskFrameProps {
  readonly place: DeskPlace;
  /** Instead of the place's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * The band with the pages of the desk that the user's roles open. Others see which role they need (the API refuses them
 * too); support agents are sent to the conversations.
 */
export function DeskFrame({ place, title, children }: DeskFrameProps) {
  const t = useText(deskTexts);
  const session = useShared(usePlatform().state.session);
  const roles: readonly string[] = session.status === 'signed-in' ? session.user.roles : [];
  const isOperator = roles.includes('operator');
  const isSupport = roles.includes('support');
  const mayEnter = isOperator || (isSupport && SUPPORTED.includes(place));
  const nav = <DeskNav place={place} isOperator={isOperator} />;
  if (!mayEnter && isSupport) return place === 'overview' ? <ToHelp /> : <NotYours nav={nav} isSupport />;
  if (!mayEnter) return <NotYours />;
  return (
    <>
      <Band title={title ?? t(place)} titleSize="long">
        {nav}
      </Band>
      <PageBody as="div">
        <Wrap>
          <ContainerBox>
            <ContainerBox>
              <Stack>{children}</Stack>
            </ContainerBox>
          </ContainerBox>
        </Wrap>
      </PageBody>
    </>
  );
}

function DeskNav({ place, isOperator }: { readonly place: DeskPlace; readonly isOperator: boolean }) {
  const t = useText(deskTexts);
  const tabs = PLACES.filter(([name]) => isOperator || SUPPORTED.includes(name)).map(([name, href]) => ({
    href,
    text: t(name),
    current: name === place,
  }));
  return <LinkTabs label={t('nav')} tabs={tabs} />;
}

/** Redirects to the conversations, the first page of support agents. */
function ToHelp() {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(HELP, { replace: true }), [navigation]);
  return <Band title={t('help')} titleSize="long" />;
}

interface NotYoursProps {
  readonly nav?: ReactNode;
  readonly isSupport?: boolean;
}

function NotYours({ nav, isSupport = false }: NotYoursProps) {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  const href = isSupport ? HELP : '/contact';
  return (
    <>
      <Band title={t('title')}>{nav}</Band>
      <PageBody as="div">
        <Wrap>
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
        </Wrap>
      </PageBody>
    </>
  );
}
