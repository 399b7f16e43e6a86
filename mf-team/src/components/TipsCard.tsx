import { Card, CardHeader, StepNumber } from '@euro/design-system';
import { CardBody, squadOf, useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import styled from 'styled-components';
import { limitRange } from '../domain/limitRange.js';
import { builderTexts } from '../texts/builderTexts.js';

/** Three tips for building a squad, with the competition's numbers. */
export const TipsCard = memo(function TipsCard({ weekId }: { weekId: number }) {
  const world = useWorld();
  const t = useText(builderTexts);
  const format = useFormat();
  const { rules, weeks } = world;
  const { limit, from, until } = limitRange(rules.clubLimitByMatchday, weekId, weeks.length);
  const { players, coaches } = squadOf(rules);
  const tips = [
    t('tipSquad', { players, coaches, budget: format.roundMoney(rules.budget) }),
    from === until
      ? t('tipLimitOne', { week: from, limit, coaches })
      : t('tipLimit', { from, until, limit, coaches }),
    t('tipCaptain', { multiplier: format.factor(rules.captainMultiplier) }),
  ];
  return (
    <Card>
      <CardHeader title={t('tipsTitle')} />
      <CardBody>
        <Tips>
          {tips.map((tip, at) => (
            <li key={tip}>
              <StepNumber aria-hidden="true">{at + 1}</StepNumber>
              <span>{tip}</span>
            </li>
          ))}
        </Tips>
      </CardBody>
    </Card>
  );
});

const Tips = styled.ol`
  display: grid;
  gap: 14px;
  & > li { display: flex; gap: 12px; align-items: flex-start; font-size: 0.9375rem; line-height: 1.4; }
`;
