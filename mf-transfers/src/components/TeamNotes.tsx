import { Callout } from '@euro/design-system';
import { useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { useIssueText } from '../hooks/useIssueText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pageTexts } from '../texts/pageTexts.js';

interface TeamNotesProps {
  draft: OpenDraft;
}

/** Notes above the page: an invalid team, no transfers left. */
export function TeamNotes({ draft: { team, pairs } }: TeamNotesProps) {
  const world = useWorld();
  const t = useText(pageTexts);
  const isInvalid = team.surplus.length > 0;
  const isOut = !isInvalid && team.freeLeft === 0 && pairs.length === 0;
  if (!isInvalid && !isOut) return null;
  return (
    <Notes>
      {isInvalid && <InvalidNote team={team} />}
      {isOut && (
        <Callout tone="warning" title={t('noneLeft')}>
          {t('noneLeftHint', { count: world.rules.transfersAllowed })}
        </Callout>
      )}
    </Notes>
  );
}

/** The nations above the limit: only their players may be sold (spec §5, decisions §1.5). */
function InvalidNote({ team }: { team: OpenDraft['team'] }) {
  const t = useText(pageTexts);
  const issueText = useIssueText();
  const clubIds = team.surplus.map(({ clubId }) => clubId);
  const limit = team.surplus[0]?.limit ?? 0;
  return (
    <Callout tone="danger" role="status" title={t('invalidTitle')}>
      {`${issueText({ code: 'only-surplus-clubs', params: { clubIds } })}. ${issueText({ code: 'club-limit', params: { clubIds, limit } })}. ${t('invalidFree')}`}
    </Callout>
  );
}

const Notes = styled.div`
  display: grid;
  gap: 12px;
  padding-block: 16px;
  @media (min-width: 35em) { padding-top: 0; }
`;
