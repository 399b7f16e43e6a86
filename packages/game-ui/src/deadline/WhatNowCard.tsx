import { Card, CardHeader } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ArrowLeftRight, Flag, Zap } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../hooks/useFormat.js';
import { useIsPremium } from '../hooks/useIsPremium.js';
import { useWorld } from '../hooks/useWorld.js';
import { deadlineTexts } from '../messages/deadlineTexts.js';
import { CardBody } from '../parts/layout.js';
import { type DeadlineFact, DeadlineFacts } from './DeadlineFacts.js';
import { nextMatchday } from './nextMatchday.js';

interface WhatNowCardProps {
  weekId: number;
}

/** Next actions: the open matchday, and power subs for users who may make them. */
export function WhatNowCard({ weekId }: WhatNowCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(deadlineTexts);
  const format = useFormat();
  const isPremium = useIsPremium();
  const next = nextMatchday(world, weekId);
  const { powerSubsFromWeek } = world.rules;
  const deadline = world.weeks.find((week) => week.weekId === next?.weekId)?.deadlineDate;
  const facts: DeadlineFact[] = [
    next === null
      ? { id: 'last', picture: <Flag />, title: t('lastMatchday') }
      : {
          id: 'next',
          picture: <ArrowLeftRight />,
          title: t(next.isOpen ? 'nextOpen' : 'nextSoon', { week: next.weekId }),
          detail: deadline && t('nextDeadline', { deadline: format.shortMoment(deadline) }),
        },
  ];
  if (isPremium && (weekId >= powerSubsFromWeek || next !== null)) {
    facts.push({
      id: 'power-subs',
      picture: <Zap />,
      title: weekId < powerSubsFromWeek ? t('powerSubsFrom', { week: powerSubsFromWeek }) : t('powerSubsNow'),
      detail: t(weekId < powerSubsFromWeek ? 'powerSubsFromText' : 'powerSubsNowText'),
    });
  }
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('nextTitle')} />
      <CardBody>
        <DeadlineFacts facts={facts} />
      </CardBody>
    </Card>
  );
}
