import type { TeamView } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { CardBody, useIsPremium } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import { badgeTexts } from '../texts/badgeTexts.js';
import { BadgeEditor } from './BadgeEditor.js';

interface BadgeCardProps {
  team: Pick<TeamView['team'], 'id' | 'badge'>;
}

/** The team's logo among the other cards of the page where its squad is changed. */
export const BadgeCard = memo(function BadgeCard(props: BadgeCardProps) {
  const t = useText(badgeTexts);
  const isPremium = useIsPremium();
  // What premium brings is a card of its own.
  if (!isPremium && props.team.badge === null) return <BadgeEditor {...props} />;
  return (
    <Card>
      <CardHeader title={t('title')} />
      <CardBody>
        <BadgeEditor {...props} />
      </CardBody>
    </Card>
  );
});
