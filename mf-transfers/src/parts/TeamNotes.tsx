import { Button, Callout } from '@euro/design-system';
import type { World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useIssueText } from '../hooks/useIssueText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pageTexts } from '../messages/pageTexts.js';
import { expiredAdopted, expiredDismissed } from '../store/draftSlice.js';
import { useTransfersDispatch, useTransfersSelector } from '../store/makeStore.js';

interface TeamNotesProps {
  draft: OpenDraft;
  world: World;
  weekId: number;
}

/** What is to be known before anything is done: an invalid team, no transfers left, a draft that came too late. */
export function TeamNotes({ draft: { team, pairs }, world, weekId }: TeamNotesProps) {
  const t = useText(pageTexts);
  const expired = useTransfersSelector((state) => state.draft.expired);
  const isInvalid = team.surplus.length > 0;
  const isOut = !isInvalid && team.freeLeft === 0 && pairs.length === 0;
  if (!isInvalid && !isOut && expired === null) return null;
  return (
    <Notes>
      {expired !== null && <ExpiredNote weekId={weekId} />}
      {isInvalid && <InvalidNote team={team} world={world} />}
      {isOut && (
        <Callout tone="warning" title={t('noneLeft')}>
          {t('noneLeftHint', { count: world.rules.transfersAllowed })}
        </Callout>
      )}
    </Notes>
  );
}

/** Which nations are above the limit: only theirs may go out (spec §5, decisions §1.5). */
function InvalidNote({ team, world }: { team: OpenDraft['team']; world: World }) {
  const t = useText(pageTexts);
  const issueText = useIssueText(world);
  const clubIds = team.surplus.map(({ clubId }) => clubId);
  const limit = team.surplus[0]?.limit ?? 0;
  return (
    <Callout tone="danger" role="status" title={t('invalidTitle')}>
      {issueText({ code: 'only-surplus-clubs', params: { clubIds } })}.{' '}
      {issueText({ code: 'club-limit', params: { clubIds, limit } })}. {t('invalidFree')}
    </Callout>
  );
}

/** Transfers of a matchday that closed before they were confirmed; they can be prepared again. */
function ExpiredNote({ weekId }: { weekId: number }) {
  const t = useText(pageTexts);
  const dispatch = useTransfersDispatch();
  const expired = useTransfersSelector((state) => state.draft.expired);
  if (expired === null) return null;
  return (
    <Callout
      tone="warning"
      role="status"
      title={t('expired', { week: expired.weekId })}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={() => dispatch(expiredAdopted())}>
            {t('expiredAdopt', { week: weekId })}
          </Button>
          <Button variant="text" size="small" onClick={() => dispatch(expiredDismissed())}>
            {t('expiredDismiss')}
          </Button>
        </>
      }
    >
      {t('expiredText', { count: expired.pairs.length })}
    </Callout>
  );
}

const Notes = styled.div`
  display: grid;
  gap: 12px;
  padding-block: 16px;
  @media (min-width: 35em) { padding-top: 0; }
`;
