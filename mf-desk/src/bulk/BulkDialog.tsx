import { Button, Callout, Dialog, Field, Soft, Stack } from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useRefusalText } from '../hooks/useRefusalText.js';
import { bulkTexts } from '../texts/bulkTexts.js';
import { deskTexts } from '../texts/deskTexts.js';
import type { Outcome } from './runAll.js';
import { type BulkRun, useBulkRun } from './useBulkRun.js';

const SHORTEST = 3;
const LONGEST = 500;
/** The code of what waits for a second person. */
const WAITS = 'waits-for-approval';
/** Rows that are named before it begins. */
const NAMED = 10;

const Names = styled.ul`
  margin: 0;
  padding-left: 20px;
  overflow-wrap: anywhere;
`;

interface BulkDialogProps<T> {
  /** The action with its number: "3 kortingscodes intrekken?" */
  readonly title: string;
  readonly confirmText: string;
  readonly danger?: boolean;
  /** Rows of the action. */
  readonly rows: readonly T[];
  /** Chosen rows that it can't be done to. */
  readonly skippedCount?: number;
  readonly nameOf: (row: T) => string;
  /** Choices, and what will be true afterwards. */
  readonly children?: ReactNode;
  /** Why it can't begin yet. */
  readonly blocked?: string | undefined;
  readonly act: (row: T, reason: string) => Promise<ApiFailure | null>;
  /** Once it ended, however it did: time to fetch the lists again. */
  readonly onEnd: (outcome: Outcome<T>) => void;
  readonly onClose: () => void;
}

/** Asks once why before the same is done to several rows; then how far it is, and what became of each. */
export function BulkDialog<T extends { readonly id: number }>({
  title,
  confirmText,
  danger,
  rows,
  skippedCount = 0,
  nameOf,
  children,
  blocked,
  act,
  onEnd,
  onClose,
}: BulkDialogProps<T>) {
  const t = useText(deskTexts);
  const words = useText(bulkTexts);
  const [reason, setReason] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const bulk = useBulkRun({ rows, act: (row) => act(row, reason.trim()), onEnd });
  const { all, outcome, phase, open } = bulk;
  const statusText = useStatusText(bulk);
  const isShort = reason.trim().length < SHORTEST;

  function run() {
    setPressed(true);
    if (!isShort && blocked === undefined) void bulk.run();
  }

  function buttons(): ReactNode {
    if (phase === 'runs') {
      return (
        <Button variant="ghost" onClick={bulk.stop}>
          {words('stop')}
        </Button>
      );
    }
    const isOver = phase === 'ended' && open.length === 0;
    return (
      <>
        <Button variant={isOver ? 'lime' : 'ghost'} onClick={onClose}>
          {phase === 'asks' ? t('cancel') : words('ready')}
        </Button>
        {!isOver && (
          <Button variant={danger ? 'danger' : 'lime'} disabledReason={blocked} onClick={run}>
            {phase === 'asks' ? confirmText : words('again')}
          </Button>
        )}
      </>
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      busy={phase === 'runs'}
      title={title}
      closeLabel={t('close')}
      actions={buttons()}
    >
      <Stack>
        {phase === 'asks' && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              run();
            }}
          >
            <Stack>
              <NamedRows rows={all} nameOf={nameOf} />
              {skippedCount > 0 && <Soft>{words('skipped', { count: skippedCount })}</Soft>}
              {children}
              <Field
                label={t('reason')}
                hint={t('reason.hint')}
                error={wasPressed && isShort ? t('reason.short') : undefined}
                maxLength={LONGEST}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </Stack>
          </form>
        )}
        <p role="status">{statusText}</p>
        {phase !== 'asks' && outcome.failed.length > 0 && <Failures outcome={outcome} nameOf={nameOf} />}
      </Stack>
    </Dialog>
  );
}

/** How far it is, in words. */
function useStatusText<T>({ all, outcome, phase }: BulkRun<T>): string {
  const words = useText(bulkTexts);
  const done = outcome.done.length;
  if (phase === 'asks') return '';
  if (phase === 'runs') return words('progress', { done: done + outcome.failed.length, total: all.length });
  const leftCount = outcome.remaining.length;
  return [words('finished', { count: done }), leftCount > 0 && words('left', { count: leftCount })]
    .filter(Boolean)
    .join(' ');
}

interface NamedRowsProps<T> {
  readonly rows: readonly T[];
  readonly nameOf: (row: T) => string;
}

function NamedRows<T extends { readonly id: number }>({ rows, nameOf }: NamedRowsProps<T>) {
  const words = useText(bulkTexts);
  return (
    <Names>
      {rows.slice(0, NAMED).map((row) => (
        <li key={row.id}>{nameOf(row)}</li>
      ))}
      {rows.length > NAMED && <li>{words('more', { count: rows.length - NAMED })}</li>}
    </Names>
  );
}

interface FailuresProps<T> {
  readonly outcome: Outcome<T>;
  readonly nameOf: (row: T) => string;
}

function Failures<T extends { readonly id: number }>({ outcome, nameOf }: FailuresProps<T>) {
  const words = useText(bulkTexts);
  const waiting = outcome.failed.filter(({ failure }) => failure.code === WAITS);
  const failed = outcome.failed.filter(({ failure }) => failure.code !== WAITS);
  return (
    <>
      {waiting.length > 0 && (
        <Callout tone="neutral" title={words('waiting', { count: waiting.length })}>
          <NamedRows rows={waiting.map(({ row }) => row)} nameOf={nameOf} />
        </Callout>
      )}
      {failed.length > 0 && <Refusals failed={failed} nameOf={nameOf} />}
    </>
  );
}

interface RefusalsProps<T> {
  readonly failed: Outcome<T>['failed'];
  readonly nameOf: (row: T) => string;
}

function Refusals<T extends { readonly id: number }>({ failed, nameOf }: RefusalsProps<T>) {
  const words = useText(bulkTexts);
  const refusalText = useRefusalText();
  return (
    <Callout tone="danger" role="alert" title={words('failed', { count: failed.length })}>
      <Names>
        {failed.map(({ row, failure }) => (
          <li key={row.id}>
            <b>{nameOf(row)}</b>
            <span>{`: ${refusalText(failure)}`}</span>
          </li>
        ))}
      </Names>
    </Callout>
  );
}
