import { ButtonLink, media } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { homeTexts } from '../texts/homeTexts.js';
import { BelowFrontPage, HomeLayout } from './HomeLayout.js';

const Buttons = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, auto)); justify-content: start; }
`;

/** `/`, for visitors: building a team comes first, and an account when it is saved; the form to sign in is below. */
export function FrontPage() {
  return <HomeLayout words={{ actions: <Ways /> }} Under={BelowFrontPage} />;
}

function Ways() {
  const t = useText(homeTexts);
  const { navigation, state } = usePlatform();
  const week = useShared(state.matches).value?.deadline.deadlineWeek;
  return (
    <Buttons>
      {week !== null && navigation.has('/play') && (
        <ButtonLink variant="lime" size="large" block href="/play">
          {t('build')}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" size="large" block href="/home">
        {t('haveAccount')}
      </ButtonLink>
    </Buttons>
  );
}
