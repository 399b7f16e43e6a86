import type { Team } from '@euro/api-contract';
import { ButtonLink, Card, CardHeader, Chip, LiveDot } from '@euro/design-system';
import { CardBody, useIsPremium, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, useId } from 'react';
import { powerSubTexts } from '../../texts/powerSubTexts.js';

interface PowerSubBannerProps {
  team: Team;
}

/** Link to the running matchday for users who may make power subs in it. */
export const PowerSubBanner = memo(function PowerSubBanner({ team }: PowerSubBannerProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(powerSubTexts);
  const isPremium = useIsPremium();
  const { displayWeek: week, deadlineWeek } = world.deadline;
  const state = world.weeks.find(({ weekId }) => weekId === week)?.state;
  const isRunning = week !== deadlineWeek && state !== 'open' && state !== 'confirmed';
  if (!isPremium || !isRunning || week < world.rules.powerSubsFromWeek || week < team.weekId) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('bannerTitle', { week })}
        aside={<Chip icon={<LiveDot $kind="plate" />}>{t('barLabel')}</Chip>}
      />
      <CardBody>
        <p>{t('bannerText')}</p>
        <ButtonLink variant="secondary" href={`/points/${team.id}?week=${week}`}>
          {t('bannerLink')}
        </ButtonLink>
      </CardBody>
    </Card>
  );
});
