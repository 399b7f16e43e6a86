import type { OperatorCompetition, PackImport } from '@euro/api-contract';
import {
  Button,
  Card,
  CardTitle,
  Checkbox,
  Skeleton,
  Soft,
  Stack,
  VisuallyHidden,
} from '@euro/design-system';
import type { ApiFailure } from '@euro/platform';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useRefusalText } from '../hooks/useRefusalText.js';
import {
  type ImportChoices,
  useImportPackMutation,
  useImportUploadMutation,
  useSettingsQuery,
} from '../store/deskApi.js';
import { competitionTexts } from '../texts/competitionTexts.js';
import { type PackChoice, PackSource } from './PackSource.js';

const DryRun = lazyPage(
  () => import('./DryRun.js').then((module) => module.DryRun),
  <Skeleton $height={240} $radius={16} />,
);

/** Of the contract, whose schemas stay out of the page. */
const MAX_ZIP_BYTES = 2 * 1024 * 1024;

interface ImportCardProps {
  readonly packs: readonly string[];
  readonly competitions: readonly OperatorCompetition[];
}

/** Compares the game with a pack first, and makes it equal to it then. */
export function ImportCard({ packs, competitions }: ImportCardProps) {
  const t = useText(competitionTexts);
  const { notices } = usePlatform();
  const refusalText = useRefusalText();
  const [pack, setPack] = useState<PackChoice>(null);
  const [options, setOptions] = useState({ takePages: false, takeSettings: false });
  const [dialog, setDialog] = useState<'dry' | 'real' | null>(null);
  const [isAccepted, setAccepted] = useState(false);
  const { result, drop, compare, again, isBusy, make } = useImport({ pack, options, isAccepted });
  const dryButton = useRef<HTMLButtonElement>(null);
  const needsEyes = useNeedsEyes(competitions, result !== null);
  const isTooLarge = pack instanceof File && pack.size > MAX_ZIP_BYTES;
  const notChosen = pack === null ? t('pack.first') : isTooLarge ? t('zip.large') : undefined;
  const name = nameOf(pack);
  const choose = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      drop();
      setAccepted(false);
    };
  };
  return (
    <Stack as="section" aria-label={t('import')}>
      <Card $padded as="div">
        <Stack>
          <div>
            <CardTitle>{t('import')}</CardTitle>
            <Soft>{t('import.text')}</Soft>
          </div>
          <PackSource packs={packs} pack={pack} onChange={choose(setPack)} />
          <div>
            {(['takePages', 'takeSettings'] as const).map((option) => (
              <Checkbox
                key={option}
                label={t(option)}
                checked={options[option]}
                onChange={({ target }) => choose(setOptions)({ ...options, [option]: target.checked })}
              />
            ))}
          </div>
          <div>
            <Button
              ref={dryButton}
              variant="secondary"
              disabledReason={notChosen}
              onClick={() => setDialog('dry')}
            >
              {t('dry')}
            </Button>
          </div>
        </Stack>
      </Card>
      <VisuallyHidden role="status">{result && t(result.report ? 'compared' : 'problems')}</VisuallyHidden>
      {result && (
        <DryRun
          {...{ result, name, needsEyes, isAccepted, isBusy }}
          bytes={pack instanceof File ? pack.size : null}
          onAccept={setAccepted}
          onAgain={async () => {
            const failure = await again();
            setAccepted(false);
            if (failure) notices.show({ tone: 'danger', text: refusalText(failure) });
          }}
          onDrop={() => {
            drop();
            dryButton.current?.focus();
          }}
          onImport={() => setDialog('real')}
        />
      )}
      {dialog && (
        <ReasonDialog
          title={t(dialog === 'real' && needsEyes ? 'eyes.title' : `${dialog}.title`, { pack: name })}
          confirmText={t(dialog === 'real' && needsEyes ? 'eyes' : dialog)}
          danger={dialog === 'real'}
          onClose={() => setDialog(null)}
          onConfirm={async (reason) => {
            const failure = await (dialog === 'dry' ? compare : make)(reason);
            if (!failure) setAccepted(false);
            return failure;
          }}
        >
          <Soft>
            {dialog === 'dry'
              ? t('dry.does')
              : t(needsEyes ? 'eyes.does' : 'real.does', { changes: result?.report?.changes ?? 0 })}
          </Soft>
        </ReasonDialog>
      )}
    </Stack>
  );
}

const nameOf = (pack: PackChoice) => (pack instanceof File ? pack.name : (pack ?? ''));

/** Imports name no competition: the choice of the default one counts for them. */
function useNeedsEyes(competitions: readonly OperatorCompetition[], isAsked: boolean): boolean {
  const id = competitions.find(({ slug }) => slug === '')?.id;
  const { data } = useSettingsQuery(id ?? 0, { skip: id === undefined || !isAsked });
  return data?.fourEyes?.includes('import') ?? false;
}

interface Wanted {
  readonly pack: PackChoice;
  readonly options: Pick<ImportChoices, 'takePages' | 'takeSettings'>;
  readonly isAccepted: boolean;
}

/** The last answer of the API about a pack: of a dry run, or of an import. */
function useImport({ pack, options, isAccepted }: Wanted) {
  const t = useText(competitionTexts);
  const { notices } = usePlatform();
  const [importPack] = useImportPackMutation();
  const [importUpload] = useImportUploadMutation();
  const [result, setResult] = useState<PackImport | null>(null);
  const [lastReason, setLastReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Grows with each other choice: an answer about an earlier one is not shown. */
  const choice = useRef(0);
  const name = nameOf(pack);
  const send = (choices: ImportChoices) =>
    pack instanceof File ? importUpload({ zip: pack, ...choices }) : importPack({ pack: name, ...choices });
  const compare = async (reason: string): Promise<ApiFailure | null> => {
    setLastReason(reason);
    const asked = choice.current;
    const { data, error } = await send({ isDryRun: true, ...options, reason });
    if (!data) return asFailure(error);
    if (asked === choice.current) setResult(data);
    return null;
  };
  return {
    result,
    isBusy,
    compare,
    drop() {
      choice.current += 1;
      setResult(null);
    },
    async again(): Promise<ApiFailure | null> {
      setBusy(true);
      const failure = await compare(lastReason);
      setBusy(false);
      return failure;
    },
    async make(reason: string): Promise<ApiFailure | null> {
      const { closes = [], reopens = [] } = result?.report ?? {};
      const accepted = {
        closes: isAccepted && closes.length > 0,
        reopens: isAccepted && reopens.length > 0,
      };
      const { data, error } = await send({ isDryRun: false, ...options, ...accepted, reason });
      const failure = data ? null : asFailure(error);
      // It waits for somebody else now.
      if (failure?.code === 'waits-for-approval') setResult(null);
      if (!data) return failure;
      setResult(data);
      if (data.isDone) notices.show({ tone: 'positive', text: t('real.done', { pack: name }) });
      return null;
    },
  };
}
