import type { Duel, DuelLength } from '@euro/api-contract';
import { Button, Dialog, IconButton, nightStripes, Segmented, Soft, Stack, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Copy, Share } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useMakeDuelMutation, useTeamDuelsQuery } from '../store/duelsApi.js';
import { challengeTexts } from '../texts/challengeTexts.js';
import { useDuelShare } from './useDuelShare.js';
import { Versus } from './Versus.js';

interface NewDuelSheetProps {
  readonly team: MyTeam;
  readonly onClose: () => void;
}

/** Challenges a friend: the duel is made and its link shared in one press; a link that waits is shared again. */
export function NewDuelSheet({ team, onClose }: NewDuelSheetProps) {
  const t = useText(challengeTexts);
  const notify = useMutationNotice();
  const { currentData } = useTeamDuelsQuery(team.id);
  const [length, setLength] = useState<DuelLength>('season');
  const [make, { isLoading }] = useMakeDuelMutation();
  const { share, isSharing } = useDuelShare();
  const { deadlineWeek } = useDeadline();
  const waiting = currentData?.duels.find((duel) => isOpenLink(duel) && duel.length === length);
  const left = currentData?.left ?? 0;
  const problem = deadlineWeek === null ? t('over') : waiting || left > 0 ? undefined : t('stopFirst');

  async function press() {
    if (waiting) return share(waiting);
    const outcome = await make({ teamId: team.id, length });
    if (notify(outcome) && outcome.data) await share(outcome.data);
  }

  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => !open && onClose()}
      title={t('sheetTitle')}
      description={t('sheetText')}
      closeLabel={t('close')}
      busy={isLoading}
      actions={
        <Button
          variant="lime"
          size="large"
          icon={<Share size={20} aria-hidden />}
          loading={isLoading || isSharing}
          disabledReason={currentData && problem}
          onClick={() => void press()}
        >
          {t('shareDuel')}
        </Button>
      }
    >
      <Stack $gap={14}>
        <Preview team={team} />
        <LengthChoice length={length} onChange={setLength} />
        {waiting && <Link duel={waiting} />}
        {currentData && <Soft>{t('secret', { left })}</Soft>}
      </Stack>
    </Dialog>
  );
}

const isOpenLink = ({ state, mine, opponent }: Duel) => state === 'waiting' && mine && opponent === null;

function useDeadline() {
  const matches = useShared(usePlatform().state.matches).value;
  return {
    deadlineWeek: matches?.deadline.deadlineWeek ?? null,
    deadlineDate: matches?.deadline.deadlineDate ?? null,
    lastWeek: matches?.weeks.at(-1)?.weekId ?? null,
  };
}

function Preview({ team }: { readonly team: MyTeam }) {
  const t = useText(challengeTexts);
  const format = useFormat();
  const { deadlineWeek, deadlineDate } = useDeadline();
  const session = useShared(usePlatform().state.session);
  const me = session.status === 'signed-in' ? session.user.firstName : '';
  return (
    <Picture>
      <Versus
        own={{ team: { id: team.id, badge: team.badge }, title: team.name, detail: me }}
        other={{ team: null, title: t('you'), detail: t('noTeam') }}
      >
        {deadlineWeek !== null && deadlineDate !== null && (
          <p>{t('deadline', { week: deadlineWeek, moment: format.shortMoment(deadlineDate) })}</p>
        )}
      </Versus>
    </Picture>
  );
}

interface LengthChoiceProps {
  readonly length: DuelLength;
  readonly onChange: (length: DuelLength) => void;
}

function LengthChoice({ length, onChange }: LengthChoiceProps) {
  const t = useText(challengeTexts);
  const { deadlineWeek, lastWeek } = useDeadline();
  if (deadlineWeek === null || lastWeek === null) return null;
  return (
    <Segmented
      label={t('length')}
      value={length}
      onChange={onChange}
      options={[
        { value: 'season', text: t('toFinal', { count: lastWeek - deadlineWeek + 1 }) },
        { value: 'week', text: t('oneWeek', { week: deadlineWeek }) },
      ]}
    />
  );
}

function Link({ duel }: { readonly duel: Duel }) {
  const t = useText(challengeTexts);
  const { urlOf, copy } = useDuelShare();
  return (
    <LinkBox>
      <output aria-label={t('link')} translate="no">
        {urlOf(duel).replace(/^https?:\/\//, '')}
      </output>
      <IconButton label={t('copy')} icon={<Copy size={20} aria-hidden />} onClick={() => void copy(duel)} />
    </LinkBox>
  );
}

const Picture = styled.div`
  padding: 20px 12px 12px;
  border-radius: ${token.radiusCard};
  background: ${token.nightLift};
  ${nightStripes}
  p { padding-top: 10px; border-top: 1px solid #fff3; font-weight: 700; }
`;

const LinkBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  padding: 4px 4px 4px 14px;
  border: 1.5px solid ${token.control};
  border-radius: ${token.radiusField};
  font-size: 0.875rem;
  font-weight: 700;
  overflow-wrap: anywhere;
`;
