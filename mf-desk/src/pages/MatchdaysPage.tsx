import type { MatchdayState } from '@euro/api-contract';
import { Button, Card, ChangeList, Chip, formatDateTime, Skeleton, Soft } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { formatLocale, lazyPage, useLocale, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import styled from 'styled-components';
import { Answer } from '../components/Answer.js';
import { Csv } from '../components/Csv.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskActions, DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { MATCHDAY_TONES } from '../components/matchdayTones.js';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useMatchdayMutation, useOverviewQuery } from '../store/deskApi.js';
import { matchdayTexts } from '../texts/matchdayTexts.js';

const OpenAgainDialog = lazyPage(() =>
  import('../matchdays/OpenAgainDialog.js').then((module) => module.OpenAgainDialog),
);

/** As high as the form and the first of what was changed. */
const Bones = styled(Skeleton)`
  height: 320px;
`;

/** Below the matchdays. */
const Fixtures = lazyPage(
  () =>
    import(/* webpackChunkName: "fixtures" */ '../fixtures/Fixtures.js').then((module) => module.Fixtures),
  <Bones $radius={16} />,
);

type Action = 'settle' | 'confirm' | 'reopen';
type Asked = Action | 'open';

const FILES = { 'GET admin/exports/ranking': {} };

/** Every matchday with its state and actions. */
export function MatchdaysPage() {
  return (
    <DeskFrame place="matchdays">
      <Matchdays />
    </DeskFrame>
  );
}

function Matchdays() {
  const overview = useOverviewQuery();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <Answer query={overview} rows={7}>
        {({ matchdays }) => (
          <Card>
            <DeskRows>
              {matchdays.map((matchday) => (
                <MatchdayRow
                  key={matchday.weekId}
                  matchday={matchday}
                  onAsk={(action) => setDialog({ action, matchday })}
                />
              ))}
            </DeskRows>
          </Card>
        )}
      </Answer>
      {overview.data && <Csv files={FILES} />}
      {overview.data && <Fixtures matchdays={overview.data.matchdays} />}
      {dialog && <AskedDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

interface OpenDialog {
  readonly action: Asked;
  readonly matchday: MatchdayState;
}

interface MatchdayRowProps {
  readonly matchday: MatchdayState;
  readonly onAsk: (action: Asked) => void;
}

function MatchdayRow({ matchday, onAsk }: MatchdayRowProps) {
  const t = useText(matchdayTexts);
  const locale = formatLocale(useLocale());
  const { weekId, state, finished, matches, teams, digest, settledAt } = matchday;
  return (
    <DeskRow>
      <DeskName>
        <b>{t('matchday', { week: weekId })}</b>
        <p>
          {`${t('deadline', { moment: formatDateTime(matchday.deadlineDate, locale, 'short') })} · ${t('played', { finished, matches })}`}
        </p>
        {settledAt && <p>{t('scored', { teams, moment: formatDateTime(settledAt, locale, 'short') })}</p>}
        {digest && (
          <p>
            <span>{t('digest')}</span> <code>{`${digest.slice(0, 16)}…`}</code>
          </p>
        )}
      </DeskName>
      <DeskStates>
        <Chip tone={MATCHDAY_TONES[state]}>{t(`state.${state}`)}</Chip>
      </DeskStates>
      <MatchdayActions matchday={matchday} onAsk={onAsk} />
    </DeskRow>
  );
}

function MatchdayActions({ matchday: { weekId, state, finished, matches }, onAsk }: MatchdayRowProps) {
  const t = useText(matchdayTexts);
  const disabledReason = finished === 0 ? t('notPlayed') : undefined;
  return (
    <DeskActions>
      {state === 'running' && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onAsk('open')}
          aria-label={`${t('open')}: ${t('matchday', { week: weekId })}`}
        >
          {t('open')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabledReason={disabledReason}
        onClick={() => onAsk('settle')}
        aria-label={`${t('settle')}: ${t('matchday', { week: weekId })}`}
      >
        {t('settle')}
      </Button>
      {state === 'confirmed' ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onAsk('reopen')}
          aria-label={`${t('reopen')}: ${t('matchday', { week: weekId })}`}
        >
          {t('reopen')}
        </Button>
      ) : (
        <Button
          size="small"
          disabledReason={finished < matches ? t('notOver') : undefined}
          onClick={() => onAsk('confirm')}
          aria-label={`${t('confirm')}: ${t('matchday', { week: weekId })}`}
        >
          {t('confirm')}
        </Button>
      )}
    </DeskActions>
  );
}

interface DialogProps extends OpenDialog {
  readonly onClose: () => void;
}

function AskedDialog({ action, ...props }: DialogProps) {
  return action === 'open' ? <OpenAgainDialog {...props} /> : <MatchdayDialog {...props} action={action} />;
}

interface MatchdayDialogProps extends DialogProps {
  readonly action: Action;
}

function MatchdayDialog({ action, matchday, onClose }: MatchdayDialogProps) {
  const { weekId, state, teams } = matchday;
  const t = useText(matchdayTexts);
  const { whole } = useFormat();
  const { notices } = usePlatform();
  const [run] = useMatchdayMutation();
  return (
    <ReasonDialog
      title={t(`${action}.title`, { week: weekId })}
      confirmText={t(action)}
      danger={action === 'reopen'}
      onClose={onClose}
      onConfirm={async (reason) => {
        const { error } = await run({ weekId, action, reason });
        if (error) return asFailure(error);
        notices.show({ tone: 'positive', text: t(`did.${action}`, { week: weekId }) });
        return null;
      }}
    >
      <Soft>{t(`${action}.text`)}</Soft>
      <ChangeList>
        <div>
          <dt>{t('matchday', { week: weekId })}</dt>
          <dd>
            <s>{`${t(`state.${state}`)} →`}</s>
            <span>{t(`state.${outcome(action, state)}`)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('teamsCount')}</dt>
          <dd>{whole(teams)}</dd>
        </div>
      </ChangeList>
    </ReasonDialog>
  );
}

/** The state of the matchday once it is done. */
function outcome(action: Action, state: MatchdayState['state']): MatchdayState['state'] {
  if (action === 'confirm') return 'confirmed';
  return action === 'settle' && state === 'confirmed' ? 'confirmed' : 'settled';
}
