import type { Correction } from '@euro/api-contract';
import { Button, Card, CardHeader, Chip, media, Skeleton } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { BulkBar } from '../bulk/BulkBar.js';
import { SelectAll } from '../bulk/SelectAll.js';
import { SelectCell } from '../bulk/SelectCell.js';
import { type Selection, useSelection } from '../bulk/useSelection.js';
import { Answer } from '../components/Answer.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DeskPager } from '../components/DeskPager.js';
import { DeskName, DeskRow, DeskRows, DeskStates } from '../components/deskList.js';
import { useFieldNames } from '../corrections/useFieldNames.js';
import { useMatchNames } from '../corrections/useMatchNames.js';
import { useActorName } from '../hooks/useActorName.js';
import { useFilters } from '../hooks/useFilters.js';
import { useCorrectionsQuery } from '../store/deskApi.js';
import { correctionTexts } from '../texts/correctionTexts.js';

/** As high as the form: its fields are below each other on a phone. */
const FormBones = styled(Skeleton)`
  height: 540px;
  ${media.tablet} { height: 320px; }
`;

const CorrectionForm = lazyPage(
  () => import('../corrections/CorrectionForm.js').then((module) => module.CorrectionForm),
  <FormBones $radius={16} />,
);
/** Below what was corrected. */
const PlayerNews = lazyPage(
  () => import(/* webpackChunkName: "news" */ '../news/PlayerNews.js').then((module) => module.PlayerNews),
  <FormBones $radius={16} />,
);
/** Opened by a press. */
const TakeBack = lazyPage(() =>
  import(/* webpackChunkName: "bulk" */ '../corrections/TakeBack.js').then((module) => module.TakeBack),
);

const SIZE = 20;

/** Figures of the statistics that were put right by hand, and another one; and the news of players. */
export function CorrectionsPage() {
  return (
    <DeskFrame place="corrections">
      <CorrectionForm />
      <History />
      <PlayerNews />
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
        <CorrectionList corrections={corrections}>
          <DeskPager page={page} size={SIZE} total={totalRecords} onPage={toPage} />
        </CorrectionList>
      )}
    </Answer>
  );
}

interface CorrectionListProps {
  readonly corrections: readonly Correction[];
  /** The way to the other pages. */
  readonly children: ReactNode;
}

function CorrectionList({ corrections, children }: CorrectionListProps) {
  const t = useText(correctionTexts);
  const selection = useSelection(corrections, ({ endedAt }) => endedAt === null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Card aria-label={t('history')}>
        <CardHeader title={t('history')} />
        <SelectAll selection={selection} />
        <DeskRows data-select="">
          {corrections.map((correction) => (
            <CorrectionRow key={correction.id} correction={correction} selection={selection} />
          ))}
        </DeskRows>
        {children}
      </Card>
      <BulkBar selection={selection}>
        <Button variant="lime" size="small" onClick={() => setAsking(true)}>
          {t('back.chosen')}
        </Button>
      </BulkBar>
      {isAsking && <TakeBack corrections={selection.selectedRows} onClose={() => setAsking(false)} />}
    </>
  );
}

interface CorrectionRowProps {
  readonly correction: Correction;
  readonly selection: Selection<Correction>;
}

function CorrectionRow({ correction, selection }: CorrectionRowProps) {
  const t = useText(correctionTexts);
  const { shortMoment } = useFormat();
  const fieldName = useFieldNames();
  const { nameOf } = useMatchNames();
  const actorName = useActorName();
  const { playerName, field, from, to, weekId, matchId, endedAt } = correction;
  const formatFigure = (value: number | null) => (value === null ? t('nothing') : String(value));
  return (
    <DeskRow>
      <SelectCell row={correction} name={`${playerName}, ${fieldName(field)}`} selection={selection} />
      <DeskName>
        <b>{`${playerName} · ${fieldName(field)}: ${formatFigure(from)} → ${formatFigure(to)}`}</b>
        <p>
          {`${t('inMatch', { week: weekId, match: nameOf(matchId) })}${endedAt !== null ? ` · ${t('ended.at', { moment: shortMoment(endedAt) })}` : ''}`}
        </p>
        <p>{`${shortMoment(correction.at)} · ${actorName(correction.actor)} · “${correction.reason}”`}</p>
      </DeskName>
      <DeskStates>
        <Chip tone={endedAt === null ? 'positive' : 'neutral'}>
          {t(endedAt === null ? 'holds' : 'ended')}
        </Chip>
      </DeskStates>
    </DeskRow>
  );
}
