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
import { usePlatform, useText } from '@euro/platform/react';
import { type ReactNode, useEffect } from 'react';
import { type DeskRole, useDeskRoles, useRolesEverywhere } from '../hooks/useDeskRoles.js';
import { deskTexts } from '../texts/deskTexts.js';

const HELP = '/desk/help';

/** The pages, and the roles that open them besides the operator's. */
const PLACES = [
  ['overview', '/desk', ['editor', 'moderator', 'treasurer']],
  ['competitions', '/desk/competitions', []],
  ['matchdays', '/desk/matchdays', []],
  ['users', '/desk/users', ['moderator']],
  ['coupons', '/desk/coupons', ['treasurer']],
  ['orders', '/desk/orders', ['treasurer']],
  ['content', '/desk/content', ['editor']],
  ['announcements', '/desk/announcements', ['editor']],
  ['corrections', '/desk/corrections', ['editor']],
  ['work', '/desk/work', []],
  ['audit', '/desk/audit', []],
  ['help', HELP, ['support', 'moderator']],
  ['complaints', '/desk/complaints', ['support', 'moderator']],
] as const satisfies readonly (readonly [string, string, readonly DeskRole[]])[];

/** Pages of no competition. */
const OF_NONE: readonly string[] = ['users', 'work', 'audit', 'help', 'complaints'];

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
 * too); who has no use of the overview is sent to his first page.
 */
export function DeskFrame({ place, title, children }: DeskFrameProps) {
  const t = useText(deskTexts);
  const may = useDeskRoles();
  const mayEverywhere = useRolesEverywhere();
  const places = PLACES.filter(([name, , roles]) =>
    OF_NONE.includes(name) ? mayEverywhere(...roles) : may(...roles),
  );
  const [first] = places;
  if (!places.some(([name]) => name === place))
    return place === 'overview' && first ? (
      <ToPlace place={first} />
    ) : (
      <NotYours place={place} places={places} />
    );
  const nav = <DeskNav place={place} places={places} />;
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

type Places = readonly (typeof PLACES)[number][];

function DeskNav({ place, places }: { readonly place: DeskPlace; readonly places: Places }) {
  const t = useText(deskTexts);
  const tabs = places.map(([name, href]) => ({ href, text: t(name), current: name === place }));
  return <LinkTabs label={t('nav')} tabs={tabs} />;
}

function ToPlace({ place: [name, href] }: { readonly place: Places[number] }) {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(href, { replace: true }), [href, navigation]);
  return <Band title={t(name)} titleSize="long" />;
}

function NotYours({ place, places }: { readonly place: DeskPlace; readonly places: Places }) {
  const t = useText(deskTexts);
  const { navigation } = usePlatform();
  const [first] = places;
  const roles: readonly DeskRole[] = PLACES.find(([name]) => name === place)?.[2] ?? [];
  const names = [...roles, 'operator' as const].map((role) => t(`role.${role}`)).join(', ');
  const [name, href] = first ?? (['help', '/contact'] as const);
  return (
    <>
      <Band title={t('title')}>{first && <DeskNav place={place} places={places} />}</Band>
      <PageBody as="div">
        <Wrap>
          <Card $padded>
            <EmptyState
              title={t('notYours')}
              text={t(first ? 'notYours.role' : 'notYours.text', { roles: names })}
              actions={
                navigation.has(href) && (
                  <ButtonLink href={href} variant="secondary">
                    {first ? t('toPlace', { place: t(name) }) : t('toContact')}
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
