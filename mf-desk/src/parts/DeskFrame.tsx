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
import type { ReactNode } from 'react';
import { deskTexts } from '../messages/deskTexts.js';

const PLACES = [
  ['overview', '/desk'],
  ['matchdays', '/desk/matchdays'],
  ['users', '/desk/users'],
  ['coupons', '/desk/coupons'],
  ['orders', '/desk/orders'],
  ['content', '/desk/content'],
  ['corrections', '/desk/corrections'],
  ['audit', '/desk/audit'],
  ['help', '/desk/help'],
] as const;

/** One of the desk's pages. */
export type DeskPlace = (typeof PLACES)[number][0];

interface DeskFrameProps {
  readonly place: DeskPlace;
  /** Instead of the place's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** The band with the desk's pages under it; who has no business here is told so (the API refuses him anyway). */
export function DeskFrame({ place, title, children }: DeskFrameProps) {
  const t = useText(deskTexts);
  const session = useShared(usePlatform().state.session);
  const roles: readonly string[] = session.status === 'signed-in' ? session.user.roles : [];
  const isOperator = roles.includes('operator');
  const mayEnter = isOperator || (place === 'help' && roles.includes('support'));
  if (!mayEnter) return <NotYours />;
  const tabs = PLACES.filter(([name]) => isOperator || name === 'help').map(([name, href]) => ({
    href,
    text: t(name),
    current: name === place,
  }));
  return (
    <>
      <Band title={title ?? t(place)} titleSize="long">
        {tabs.length > 1 && <LinkTabs label={t('nav')} tabs={tabs} />}
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

function NotYours() {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  return (
    <>
      <Band title={t('title')} />
      <PageBody as="div">
        <Wrap>
          <Card $padded>
            <EmptyState
              title={t('notYours')}
              text={t('notYours.text')}
              actions={
                navigation.has('/contact') && (
                  <ButtonLink href="/contact" variant="secondary">
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
