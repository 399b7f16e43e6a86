import type { Approval, HeldMessage } from '@euro/api-contract';
import { Button, Card, CardHeader, formatDateTime, Soft, token } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { DeskActions, DeskName, DeskRow, DeskRows } from '../components/deskList.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { TouchedTeams } from '../components/TouchedTeams.js';
import { useDecideHeldMutation } from '../store/deskApi.js';
import { heldTexts } from '../texts/heldTexts.js';
import { ApprovalRow } from './ApprovalRow.js';

const Frame = styled(Card)`border-color: ${token.warning};`;

interface OpenDialog {
  readonly message: HeldMessage;
  readonly accepts: boolean;
}

interface HeldCardProps {
  readonly held?: readonly HeldMessage[] | undefined;
  readonly approvals: readonly Approval[];
}

/** What waits for a decision: messages of the live feed, and calls that need a second person. Nothing is done yet. */
export function HeldCard({ held = [], approvals }: HeldCardProps) {
  const t = useText(heldTexts);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <Frame as="section" aria-label={t('title')}>
      <CardHeader title={t('title')} />
      <DeskRows>
        {approvals.map((approval) => (
          <ApprovalRow key={approval.id} approval={approval} />
        ))}
        {held.map((message) => (
          <DeskRow key={message.id}>
            <Name message={message} />
            <DeskActions>
              <Button variant="secondary" size="small" onClick={() => setDialog({ message, accepts: false })}>
                {t('refuse')}
              </Button>
              <Button size="small" onClick={() => setDialog({ message, accepts: true })}>
                {t('accept')}
              </Button>
            </DeskActions>
          </DeskRow>
        ))}
      </DeskRows>
      {dialog && <HeldDialog {...dialog} onClose={() => setDialog(null)} />}
    </Frame>
  );
}

function Name({ message: { heldAt, messageId, closes, reopens, moves } }: Pick<OpenDialog, 'message'>) {
  const t = useText(heldTexts);
  const locale = formatLocale(useLocale());
  const moment = (at: string) => formatDateTime(at, locale, 'short');
  return (
    <DeskName>
      {closes.map(({ weekId, from, to }) => (
        <b key={weekId}>{t('closes', { week: weekId, from: moment(from), to: moment(to) })}</b>
      ))}
      {reopens.length > 0 && <b>{t('reopens', { weeks: reopens.join(', ') })}</b>}
      <p lang="en">{moves.join(' · ')}</p>
      <p>{t('since', { moment: moment(heldAt), message: messageId })}</p>
    </DeskName>
  );
}

function HeldDialog({ message, accepts, onClose }: OpenDialog & { readonly onClose: () => void }) {
  const t = useText(heldTexts);
  const { notices } = usePlatform();
  const [decide] = useDecideHeldMutation();
  const [preview, { data: dryRun }] = useDecideHeldMutation();
  const { id } = message;
  useEffect(() => {
    if (accepts) void preview({ id, accepts, isDryRun: true, reason: 'dry run' });
  }, [accepts, id, preview]);
  const verb = accepts ? 'accept' : 'refuse';
  return (
    <ReasonDialog
      title={t(`${verb}.title`)}
      confirmText={t(verb)}
      danger={accepts}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { data, error } = await decide({ id, accepts, reason });
        if (!data) return asFailure(error);
        const isDone = data.isApplied || !accepts;
        const text = isDone ? t(`${verb}.done`) : [t('notApplied'), ...data.problems].join(' ');
        notices.show({ tone: isDone ? 'positive' : 'danger', text });
        return null;
      }}
    >
      <Name message={message} />
      {dryRun?.teams && <TouchedTeams teams={dryRun.teams} />}
      <Soft>{t(`${verb}.text`)}</Soft>
    </ReasonDialog>
  );
}
