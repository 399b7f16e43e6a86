import type { TeamView } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import type { Booster } from '@euro/game';
import { CardBody, useFormat, useIsPremium, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo } from 'react';
import styled from 'styled-components';
import { badgeTexts } from '../texts/badgeTexts.js';
import { boosterTexts } from '../texts/boosterTexts.js';
import { builderTexts } from '../texts/builderTexts.js';
import { BoostersCard } from './BoostersCard.js';
import { BadgeEditor } from './lazyBadgeEditor.js';
import { ReceiptsCard } from './ReceiptsCard.js';
import { RenameCard } from './RenameCard.js';
import { SquadBuilder } from './SquadBuilder.js';
import { TeamEditor } from './TeamEditor.js';

/** Props of {@link SquadEditor}. */
export interface SquadEditorProps {
  view: TeamView;
  /** The matchday whose deadline comes: until then changes are unlimited. */
  weekId: number;
}

/**
 * Changing an existing squad without limit: before its first matchday, or with a wildcard or free hit (decisions
 * §2.4).
 */
export function SquadEditor({ view, weekId }: SquadEditorProps) {
  const world = useWorld();
  const t = useText(builderTexts);
  return (
    <TeamEditor kind="squad" view={view} weekId={weekId}>
      {({ draft, context, side, booster, changes, obstacle, saving, isBehind, undo }) => (
        <SquadBuilder
          title={t('editTitle')}
          draft={draft}
          context={context}
          side={side}
          booster={booster}
          obstacle={obstacle}
          problem={saving.problem ?? saving.waitingNotice}
          actions={{
            saving: saving.saving,
            onSave: saving.save,
            onUndo: undo,
            onCompare: isBehind ? saving.openDialog : undefined,
          }}
        >
          <RenameCard view={view} />
          <BadgeCard team={view.team} />
          <UnlimitedCard weekId={weekId} booster={booster} />
          {weekId >= world.rules.boostersFromWeek && (
            <Across>
              <BoostersCard view={view} weekId={weekId} hasUnsavedChanges={changes.length > 0} />
            </Across>
          )}
          <Across>
            <ReceiptsCard teamId={view.team.id} />
          </Across>
        </SquadBuilder>
      )}
    </TeamEditor>
  );
}

interface UnlimitedCardProps {
  weekId: number;
  booster: Booster | null;
}

/** Until when changes are unlimited, and why. */
function UnlimitedCard({ weekId, booster }: UnlimitedCardProps) {
  const world = useWorld();
  const t = useText(builderTexts);
  const boosters = useText(boosterTexts);
  const format = useFormat();
  const date = world.deadline.deadlineDate;
  const deadline = date === null ? '' : format.moment(date);
  return (
    <Card>
      <CardHeader title={t('unlimitedTitle')} />
      <CardBody>
        <Text>
          {booster === 'freeHit'
            ? boosters('unlimitedFreeHit', { week: weekId, deadline })
            : booster === 'wildCard'
              ? boosters('unlimitedWildCard', { deadline })
              : t('unlimitedText', { week: weekId, deadline })}
        </Text>
      </CardBody>
    </Card>
  );
}

/** As wide as the two cards beside each other above it. */
const Across = styled.div`
  grid-column: 1 / -1;
  &:empty { display: none; }
`;

const Text = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
`;

interface BadgeCardProps {
  team: Pick<TeamView['team'], 'id' | 'badge'>;
}

/** The team's logo among the other cards of the page where its squad is changed. */
const BadgeCard = memo(function BadgeCard(props: BadgeCardProps) {
  const t = useText(badgeTexts);
  const isPremium = useIsPremium();
  // A separate card shows the benefits of premium.
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
