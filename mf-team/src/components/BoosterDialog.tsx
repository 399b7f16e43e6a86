import type { TeamView } from '@euro/api-contract';
import { ChangeList, ConfirmDialog, Soft, token } from '@euro/design-system';
import { type Booster, isUnlimitedBooster } from '@euro/game';
import { commonTexts, rulesIn, useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import type { PlayBooster } from '../hooks/usePlayBooster.js';
import { boosterTexts } from '../texts/boosterTexts.js';

export interface BoosterDialogProps {
  view: TeamView;
  weekId: number;
  boosterPlay: PlayBooster;
}

/** "Activate booster": its name, matchday and effect, paused transfers, and that it is final (spec §2). */
export function BoosterDialog({ view, weekId, boosterPlay }: BoosterDialogProps) {
  const world = useWorld();
  const t = useText(boosterTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const { chosenBooster, problem } = boosterPlay;
  if (chosenBooster === null) return null;
  const booster = t(`name-${chosenBooster}`);
  const multiplier = format.factor(rulesIn(world, weekId).tripleCaptainMultiplier);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) boosterPlay.cancel();
      }}
      closeLabel={common('close')}
      cancelText={common('cancel')}
      confirmText={t('activate', { booster })}
      confirming={boosterPlay.isSending}
      onConfirm={boosterPlay.confirm}
      title={t('dialogTitle', { booster })}
      description={t(`effect-${chosenBooster}`, { week: weekId, multiplier })}
    >
      <Rows booster={chosenBooster} view={view} weekId={weekId} />
      <Soft>{t('final')}</Soft>
      {problem !== null && (
        <Problem role="alert">
          <b>{`${t('failed', { booster })}.`}</b> <span>{problem}</span>
        </Problem>
      )}
    </ConfirmDialog>
  );
}

interface RowsProps {
  booster: Booster;
  view: TeamView;
  weekId: number;
}

/** Consequences of the booster. */
function Rows({ booster, view, weekId }: RowsProps) {
  const world = useWorld();
  const t = useText(boosterTexts);
  const format = useFormat();
  const { deadlineDate } = world.deadline;
  const next = world.weeks.find((week) => week.weekId > weekId)?.weekId;
  const isUnlimited = isUnlimitedBooster(booster);
  const saved = view.freeTransfers?.saved ?? 0;
  return (
    <ChangeList>
      <div>
        <dt>{t('rowWeek')}</dt>
        <dd>{weekId}</dd>
      </div>
      {deadlineDate !== null && (
        <div>
          <dt>{t('rowDeadline')}</dt>
          <dd>{format.moment(deadlineDate)}</dd>
        </div>
      )}
      <div>
        <dt>{t('rowTransfers')}</dt>
        <dd>{isUnlimited ? t('frozen', { count: saved }) : t('transfersGo')}</dd>
      </div>
      {booster === 'freeHit' && (
        <div>
          <dt>{t('rowReturn')}</dt>
          <dd>{next === undefined ? t('returnsNever') : t('returns', { week: next })}</dd>
        </div>
      )}
    </ChangeList>
  );
}

const Problem = styled.p`
  margin-top: 12px;
  padding: 10px 14px;
  border-radius: ${token.radiusField};
  background: ${token.dangerTint};
  font-size: 0.875rem;
  line-height: 1.4;
`;
