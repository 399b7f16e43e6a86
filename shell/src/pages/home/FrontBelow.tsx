import { Card, CardTitle, Section, Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { SignInForm } from '../account/SignInForm.js';
import { homeTexts } from '../texts/homeTexts.js';
import { GameInShort } from './GameInShort.js';

/** As wide as on the page of its own. */
const Narrow = styled(Card)`
  max-width: 480px;
  margin-inline: auto;
`;

/** The front page below its first screen: the game in short, and signing in (spec §2 "Home"). */
export function FrontBelow() {
  const title = useText(homeTexts)('haveAccount');
  const titleId = useId();
  return (
    <>
      <GameInShort />
      <Section>
        <Narrow $padded as="section" aria-labelledby={titleId}>
          <Stack>
            <CardTitle id={titleId}>{title}</CardTitle>
            <SignInForm hasFocus={false} />
          </Stack>
        </Narrow>
      </Section>
    </>
  );
}
