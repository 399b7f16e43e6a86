import type { WorkState } from '@euro/api-contract';
import { Button, Chip } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { DeskActions, DeskName, DeskRow, DeskStates } from '../components/deskList.js';
import { workTexts } from '../texts/workTexts.js';
import { useWorkName } from './useWorkName.js';

interface WorkRowProps {
  readonly work: WorkState;
  readonly onRetry: () => void;
}

/** A kind of job: waiting since when, running, failed, and the button that retries all failed ones. */
export function WorkRow({ work: { kind, due, later, oldestAt, running, failed }, onRetry }: WorkRowProps) {
  const t = useText(workTexts);
  const { shortMoment } = useFormat();
  const name = useWorkName()(kind);
  const facts = [
    ...(due === null ? [t('noRows')] : [t('due', { count: due })]),
    ...(oldestAt === null ? [] : [t('oldest', { moment: shortMoment(oldestAt) })]),
    ...(later ? [t('later', { count: later })] : []),
  ];
  return (
    <DeskRow>
      <DeskName>
        <b>{name}</b>
        <p>{facts.join(' · ')}</p>
      </DeskName>
      {(running !== null && running > 0) || failed > 0 ? (
        <DeskStates>
          {running ? <Chip tone="brand">{t('running', { count: running })}</Chip> : null}
          {failed > 0 && <Chip tone="danger">{t('failed', { count: failed })}</Chip>}
        </DeskStates>
      ) : null}
      {failed > 0 && (
        <DeskActions>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('retry.allOf', { what: name })}
            onClick={onRetry}
          >
            {t('retry.all')}
          </Button>
        </DeskActions>
      )}
    </DeskRow>
  );
}
