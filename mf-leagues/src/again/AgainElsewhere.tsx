import { ButtonLink, Card, CardTitle, Soft } from '@euro/design-system';
import { useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { againTexts } from '../texts/againTexts.js';
import { usePlayedNowQuery } from './againApi.js';

interface AgainElsewhereProps {
  /** Of the league. */
  readonly name: string;
}

/** In the archive, for the admin: where the league can begin again. */
export function AgainElsewhere({ name }: AgainElsewhereProps) {
  const t = useText(againTexts);
  const language = useLocale();
  const { data: next } = usePlayedNowQuery(undefined);
  if (!next) return null;
  const competition = next.short[language];
  const { slug } = next;
  return (
    <Card $padded as="section" aria-label={t('elsewhere')}>
      <CardTitle>{t('elsewhere')}</CardTitle>
      <Text>{t('elsewhereText', { competition, name })}</Text>
      {/* A page of another competition: not a step within this one. */}
      <ButtonLink href={`${slug && `/${slug}`}/leagues`} target="_top">
        {t('elsewhereGo', { competition })}
      </ButtonLink>
    </Card>
  );
}

const Text = styled(Soft)`
  margin: 6px 0 12px;
`;
