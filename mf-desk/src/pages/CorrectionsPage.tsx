import type { Correction } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { CorrectionForm } from '../corrections/CorrectionForm.js';
import { useFieldNames } from '../corrections/useFieldNames.js';
import { useMatchNames } from '../corrections/useMatchNames.js';
import { useActorName } from '../hooks/useActorName.js';
import { useFilters } from '../hooks/useFilters.js';
import { useCorrectionsQuery } from '../store/deskApi.js';
import { correctionTexts } from '../texts/correctionTexts.js';

const SIZE = 20;

/** Figures of the statistics that were put right by hand, and another one. */
export function CorrectionsPage() {
  return (
    <DeskFrame place="corrections">
      <CorrectionForm />
      <History />
    </DeskFrame>
  );
}

function History() {
  const t = useText(correctionTexts);
  const { page, toPage } = useFilters();
  const query = useCorrectionsQuery({ pageNumber: page, pageRecords: SIZE });
  return (
    <Answer
      query={query}
      empty={{
        when: ({ totalRecords }) => totalRecords === 0,
        title: t('history.none'),
        text: t('history.text'),
      }}
    >
      {({ corrections, totalRecords }) => (
        <Card aria-label={t('history')}>
          <CardHeader title={t('history')} />
          <DeskRows>
            {corrections.map((correction) => (
              <CorrectionRow key={correction.id} correction={correction} />
            ))}
          </DeskRows>
          <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
        </Card>
      )}
    </Answer>
  );
}

function CorrectionRow({ correction }: { readonly correction: Correction }) {
  const t = useText(correctionTexts);
  const { shortMoment } = useFormat();
  const fieldName = useFieldNames();
  const { nameOf } = useMatchNames();
  const actorName = useActorName();
  const { playerName, field, from, to, weekId, matchId, endedAt } = correction;
  const written = (value: number | null) => (value === null ? t('nothing') : String(value));
  return (
    <DeskRow>
      <DeskName>
        <b>
          {playerName} · {fieldName(field)}: {written(from)} → {written(to)}
        </b>
        <p>
          {t('inMatch', { week: weekId, match: nameOf(matchId) })}
          {endedAt !== null && ` · ${t('ended.at', { moment: shortMoment(endedAt) })}`}
        </p>
        <p>
          {shortMoment(correction.at)} · {actorName(correction.actor)} · “{correction.reason}”
        </p>
      </DeskName>
      <DeskStates>
        <Chip tone={endedAt === null ? 'positive' : 'neutral'}>
          {t(endedAt === null ? 'holds' : 'ended')}
        </Chip>
      </DeskStates>
    </DeskRow>
  );
}
