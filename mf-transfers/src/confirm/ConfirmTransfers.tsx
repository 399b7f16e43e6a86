import type { TeamView } from '@euro/api-contract';
import { Callout, ConfirmDialog } from '@euro/design-system';
import { boosterInWeek, clubLimit, type TransferPlan } from '@euro/game';
import { commonTexts, shirtOf, useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { clubChanges } from '../domain/clubChanges.js';
import type { ShownConfirmation } from '../hooks/useConfirmation.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { confirmTexts } from '../texts/confirmTexts.js';
import { AfterList, AfterPlayers, AfterRow } from './AfterList.js';
import { ConfirmNoticeBox } from './ConfirmNoticeBox.js';

interface ConfirmTransfersProps {
  confirmation: ShownConfirmation;
  view: TeamView;
  draft: OpenDraft;
  weekId: number;
}

/** Confirms final transfers, with their consequences (decisions §3.6). */
export function ConfirmTransfers({ confirmation, view, draft, weekId }: ConfirmTransfersProps) {
  const world = useWorld();
  const t = useText(confirmTexts);
  const common = useText(commonTexts);
  const { stage, dismiss } = confirmation;
  const { result, pairs } = draft.evaluation;
  const plan = result?.ok === true ? result.plan : null;
  const notice = stage.kind === 'asking' ? stage.notice : null;
  const count = pairs.length;
  return (
    <ConfirmDialog
      // A draft that another tab emptied has nothing to confirm any more.
      open={stage.kind === 'asking' && count > 0}
      onOpenChange={(open) => {
        if (!open) dismiss();
      }}
      closeLabel={common('close')}
      title={t('title', { count })}
      description={t('subtitle', { week: weekId })}
      cancelText={common('cancel')}
      confirmText={notice?.kind === 'failed' ? common('retry') : t('confirm', { count })}
      confirming={stage.kind === 'asking' && stage.isSending}
      onConfirm={confirmation.confirm}
    >
      <Content>
        {plan && <Afterwards plan={plan} view={view} draft={draft} weekId={weekId} />}
        <ConfirmNoticeBox notice={notice} result={result} />
        {world.rules.transfersResettable ? (
          <Callout tone="neutral" title={t('untilDeadline')}>
            {t('untilDeadlineText')}
          </Callout>
        ) : (
          <Callout tone="warning" title={t('final')}>
            {t('finalText')}
          </Callout>
        )}
      </Content>
    </ConfirmDialog>
  );
}

interface AfterwardsProps extends Omit<ConfirmTransfersProps, 'confirmation'> {
  plan: TransferPlan;
}

function Afterwards({ plan, view, draft, weekId }: AfterwardsProps) {
  const world = useWorld();
  const t = useText(confirmTexts);
  const format = useFormat();
  const names = useNames();
  const { team, evaluation } = draft;
  const { deadlineDate } = world.deadline;
  const booster = boosterInWeek(view.team, weekId);
  const limit = clubLimit(world.rules, weekId);
  const playerOf = (id: number) => {
    const player = world.players.get(id);
    const shirt = player === undefined ? { nation: '' } : shirtOf(player, names.clubCode(player.clubId));
    return { id, name: names.player(id), shirt };
  };
  return (
    <AfterList>
      <AfterPlayers
        label={t('out')}
        tone="soft"
        players={plan.transfers.map(({ outId }) => playerOf(outId))}
      />
      <AfterPlayers label={t('in')} players={plan.transfers.map(({ inId }) => playerOf(inId))} />
      <AfterRow
        label={t('money')}
        before={format.shortMoney(team.moneyLeft)}
        after={format.money(plan.moneyLeft)}
      />
      <AfterRow
        label={t('transfers')}
        before={format.whole(team.freeLeft)}
        after={format.whole(evaluation.transfersLeft)}
        note={evaluation.transfersLeft > 0 && world.rules.transferCanBeSaved ? t('saved') : undefined}
      />
      {clubChanges(team.squad, evaluation.squad).map(({ clubId, from, to }) => (
        <AfterRow
          key={clubId}
          label={t('fromClub', { club: names.club(clubId) })}
          before={format.whole(from)}
          after={format.whole(to)}
          note={to > from ? t('atMost', { limit }) : undefined}
        />
      ))}
      <AfterRow label={t('booster')} after={t(booster ?? 'noBooster')} look="text" />
      {deadlineDate !== null && (
        <AfterRow label={t('deadline')} after={format.moment(deadlineDate)} look="text" />
      )}
    </AfterList>
  );
}

const Content = styled.div`
  display: grid;
  gap: 12px;
`;
