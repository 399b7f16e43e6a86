import type { PackImport } from '@euro/api-contract';
import {
  Button,
  Card,
  CardHeader,
  CardTitle,
  container,
  nightStripes,
  onNight,
  SidePanelLayout,
  Stack,
  token,
} from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { CircleAlert, CircleCheck, Eye, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { Movers } from '../components/Movers.js';
import { dryRunTexts } from '../texts/dryRunTexts.js';
import { touchedTexts } from '../texts/touchedTexts.js';
import { Changes } from './Changes.js';
import { Checked } from './Checked.js';
import { DryRunBar, type DryRunBarProps } from './DryRunBar.js';
import { Figures } from './Figures.js';
import { useFileSize } from './useFileSize.js';

export interface DryRunProps extends Omit<DryRunBarProps, 'result'> {
  readonly result: PackImport;
  /** Of the pack, and its bytes where it is a zip. */
  readonly name: string;
  readonly bytes: number | null;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

/** What an import would change, or what it changed; with mistakes in the files, where they are. */
export function DryRun({ result, name, bytes, isBusy, onAgain, ...bar }: DryRunProps) {
  const touched = useText(touchedTexts);
  const { report, isDone } = result;
  const movers = report?.teams?.movers ?? [];
  return (
    <Stack>
      <ReadBand
        result={result}
        name={name}
        bytes={bytes}
        isBusy={isBusy}
        onAgain={onAgain}
        onDrop={bar.onDrop}
      />
      {report ? (
        <>
          <Figures report={report} />
          <SidePanelLayout $side={340}>
            <Changes report={report} isDone={isDone} />
            <Stack>
              {movers.length > 0 && (
                <Card>
                  <CardHeader as="h3" title={touched('movers')} />
                  <Movers movers={movers} />
                </Card>
              )}
              <Checked result={result} />
            </Stack>
          </SidePanelLayout>
        </>
      ) : (
        <Checked result={result} />
      )}
      {!isDone && <DryRunBar result={result} {...bar} />}
    </Stack>
  );
}

type ReadBandProps = Pick<DryRunProps, 'result' | 'name' | 'bytes' | 'isBusy' | 'onAgain' | 'onDrop'>;

/** Which pack was read and when, and that nothing of it is written. */
function ReadBand({ result, name, bytes, isBusy, onAgain, onDrop }: ReadBandProps) {
  const t = useText(dryRunTexts);
  const { oneDecimal, time } = useFormat();
  const size = useFileSize();
  const { report, isDone, readAt, tookMs = 0 } = result;
  const facts = [
    report && `${report.competitionFeed} ${report.seasonId}`,
    name,
    bytes !== null && size(bytes),
    readAt && t('read', { time: time(readAt), seconds: oneDecimal(tookMs / 1000) }),
  ];
  const Icon = isDone ? CircleCheck : report ? Eye : CircleAlert;
  return (
    <Night>
      <Icon size={24} aria-hidden />
      <div>
        <CardTitle as="h3">{t(isDone ? 'done' : report ? 'proof' : 'refused')}</CardTitle>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isDone ? (
        <Button variant="ghost" onClick={onDrop}>
          {t('close')}
        </Button>
      ) : (
        <Button variant="ghost" loading={isBusy} onClick={onAgain}>
          <RotateCw size={18} aria-hidden />
          <span>{t('again')}</span>
        </Button>
      )}
    </Night>
  );
}

const Night = styled.div`
  ${onNight}
  ${nightStripes}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  padding: 16px;
  border-radius: ${token.radiusCard};
  overflow-wrap: anywhere;
  & > svg { box-sizing: content-box; padding: 12px; border-radius: ${token.radiusField}; background: ${token.nightDeep}; color: ${token.accent}; }
  p { margin-top: 2px; font-size: 0.875rem; color: ${token.onNightSoft}; }
  & > button { grid-column: 1 / -1; }
  ${container.phoneLarge} { padding-inline: 24px; }
  ${container.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    & > button { grid-column: auto; }
  }
`;
