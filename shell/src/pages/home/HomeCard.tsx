import { Button, Skeleton, TextLink } from '@euro/design-system';
import { lazyPage, usePlatform, useShared, useText } from '@euro/platform/react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { PartFailed } from '../../ui/PartFailed.js';
import { SignInForm } from '../account/SignInForm.js';
import { HeroCard } from '../hero/Hero.js';
import { homeCardTexts } from '../texts/homeCardTexts.js';
import { homeTexts } from '../texts/homeTexts.js';
import { signInTexts } from '../texts/signInTexts.js';

const NewTeamCard = lazyPage(
  async () => (await import(/* webpackChunkName: "member" */ './NewTeamCard.js')).NewTeamCard,
  <Bones />,
);
const OwnTeamCard = lazyPage(
  async () => (await import(/* webpackChunkName: "member" */ './OwnTeamCard.js')).OwnTeamCard,
  <Bones />,
);

/** Preloads the cards for signed-in users. */
export async function fetchMemberCards(): Promise<void> {
  await Promise.all([NewTeamCard.preload(), OwnTeamCard.preload()]);
}

/** The own team's card and its bones are as high as each other. */
const Box = styled.div`
  display: grid;
  align-content: space-between;
  gap: 20px;
  min-height: 244px;
`;

/** The card on the stadium: sign in, make a team, or go to it. */
export function HomeCard() {
  const t = useText(homeTexts);
  const card = useText(homeCardTexts);
  const { state } = usePlatform();
  const session = useShared(state.session);
  const teams = useShared(state.myTeams);

  if (session.status === 'visitor') return <SignInCard />;
  if (session.status === 'unknown' || teams.status === 'loading')
    return (
      <Plain>
        <Bones />
      </Plain>
    );
  if (!teams.value)
    return (
      <Plain>
        <p role="alert">{card('own.failed')}</p>
        <Button onClick={() => state.refresh('myTeams')}>{t('retry')}</Button>
      </Plain>
    );
  const [team] = teams.value;
  return (
    <Plain>
      <PartBoundary
        retry="with-others"
        fallback={(failure, retry) => (
          <PartFailed
            failure={failure}
            onRetry={retry}
            actions={
              <TextLink href={team ? `/points/${team.id}` : '/new'}>
                {card(team ? 'own.button' : 'new.button')}
              </TextLink>
            }
          />
        )}
      >
        {team ? <OwnTeamCard team={team} /> : <NewTeamCard name={session.user.firstName} />}
      </PartBoundary>
    </Plain>
  );
}

function SignInCard() {
  const t = useText(signInTexts);
  const { pathname } = useShared(usePlatform().navigation.location);
  const titleId = useId();
  return (
    <HeroCard aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <SignInForm hasFocus={pathname === '/home'} withFacebook={pathname === '/home'} />
    </HeroCard>
  );
}

function Plain({ children }: { readonly children: ReactNode }) {
  return (
    <HeroCard>
      <Box>{children}</Box>
    </HeroCard>
  );
}

function Bones() {
  const label = useText(homeTexts)('loading');
  return (
    <>
      <Skeleton role="status" aria-label={label} $width="72%" $height={26} />
      <Skeleton $height={64} />
      <Skeleton $height={48} $radius={12} />
    </>
  );
}
