import { ButtonLink, Heading, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { ProofLine } from '../account/ProofLine.js';
import { homeCardTexts } from '../texts/homeCardTexts.js';
import { homeTexts } from '../texts/homeTexts.js';
import { ownCardTexts } from '../texts/ownCardTexts.js';

/** For signed-in users without a team; after the last deadline no team can be created. */
export function NewTeamCard({ name }: { readonly name: string }) {
  const t = useText(homeTexts);
  const card = useText(homeCardTexts);
  const own = useText(ownCardTexts);
  const { navigation, state } = usePlatform();
  const { value: matches } = useShared(state.matches);
  const week = matches?.deadline.deadlineWeek;

  if (week === null)
    return (
      <>
        <Stack $gap={8}>
          <Heading>{t('deadline.over')}</Heading>
          <p>{own('new.over')}</p>
        </Stack>
        {navigation.has('/rankings') && <TextLink href="/rankings">{t('rankings')}</TextLink>}
        <ProofLine />
      </>
    );
  return (
    <>
      <Stack $gap={8}>
        <Heading>{own('new.title')}</Heading>
        <p>{week === undefined ? own('new.text.short', { name }) : own('new.text', { name, week })}</p>
      </Stack>
      <ButtonLink block href="/new">
        {card('new.button')}
      </ButtonLink>
      <ProofLine />
    </>
  );
}
