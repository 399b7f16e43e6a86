import type { ResponseOf } from '@euro/api-contract';
import { Card, Num, Soft, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { complaintTexts } from '../texts/complaintTexts.js';

interface LastDayProps {
  readonly figures: NonNullable<ResponseOf<'GET admin/complaints'>['lastDay']>;
}

/** How many complaints the desk answered in the last 24 hours, how fast, and how many users objected. */
export function LastDay({ figures: { answered, medianMinutes, appeals } }: LastDayProps) {
  const t = useText(complaintTexts);
  const { whole } = useFormat();
  const minutes = medianMinutes === 0 ? '< 1' : medianMinutes === null ? '–' : whole(medianMinutes);
  const facts = [
    [t('answered'), whole(answered)],
    [t('median'), minutes],
    [t('appeals', { count: appeals }), whole(appeals)],
  ] as const;
  return (
    <Card $padded as="section" aria-label={t('lastDay')}>
      <Soft as="h2">{t('lastDay')}</Soft>
      <Facts>
        {facts.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num $size={22}>{figure}</Num>
            </dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, auto));
  justify-content: start;
  gap: 8px 24px;
  margin: 8px 0 0;
  /* The figure over its name. */
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  dt { font-size: 0.875rem; color: ${token.inkSoft}; overflow-wrap: anywhere; }
  dd { margin: 0; }
`;
