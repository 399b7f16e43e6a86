import type { PackImport } from '@euro/api-contract';
import { Button, Card, CardTitle, Checkbox, Cluster, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { type ImportChoices, useImportPackMutation, useImportUploadMutation } from '../store/deskApi.js';
import { competitionTexts } from '../texts/competitionTexts.js';
import { ImportResult } from './ImportResult.js';
import { type PackChoice, PackSource } from './PackSource.js';

/** Of the contract, whose schemas stay out of the page. */
const MAX_ZIP_BYTES = 2 * 1024 * 1024;

/** Compares the game with a pack first, and makes it equal to it then. */
export function ImportCard({ packs }: { readonly packs: readonly string[] }) {
  const t = useText(competitionTexts);
  const { notices } = usePlatform();
  const [importPack] = useImportPackMutation();
  const [importUpload] = useImportUploadMutation();
  const [pack, setPack] = useState<PackChoice>(null);
  const [options, setOptions] = useState({ takePages: false, takeSettings: false });
  const [result, setResult] = useState<PackImport | null>(null);
  const [dialog, setDialog] = useState<'dry' | 'real' | null>(null);
  const isCompared = result?.report != null && !result.isDone;
  const { closes = [], reopens = [] } = (isCompared && result.report) || {};
  const [isAccepted, setAccepted] = useState(false);
  const needsAccepting = closes.length + reopens.length > 0 && !isAccepted;
  const isTooLarge = pack instanceof File && pack.size > MAX_ZIP_BYTES;
  const notChosen = pack === null ? t('pack.first') : isTooLarge ? t('zip.large') : undefined;
  const name = pack instanceof File ? pack.name : (pack ?? '');
  const send = (choices: ImportChoices) =>
    pack instanceof File ? importUpload({ zip: pack, ...choices }) : importPack({ pack: name, ...choices });
  return (
    <Card $padded as="section" aria-label={t('import')}>
      <Stack>
        <div>
          <CardTitle>{t('import')}</CardTitle>
          <Soft>{t('import.text')}</Soft>
        </div>
        <PackSource
          packs={packs}
          pack={pack}
          onChange={(chosen) => {
            setPack(chosen);
            setResult(null);
          }}
        />
        <div>
          {(['takePages', 'takeSettings'] as const).map((option) => (
            <Checkbox
              key={option}
              label={t(option)}
              checked={options[option]}
              onChange={({ target }) => {
                setOptions((previous) => ({ ...previous, [option]: target.checked }));
                setResult(null);
              }}
            />
          ))}
        </div>
        <Cluster $gap={8}>
          <Button variant="secondary" disabledReason={notChosen} onClick={() => setDialog('dry')}>
            {t('dry')}
          </Button>
          <Button
            disabledReason={
              notChosen ?? (!isCompared ? t('real.first') : needsAccepting ? t('accept.first') : undefined)
            }
            onClick={() => setDialog('real')}
          >
            {t('real')}
          </Button>
        </Cluster>
        <div aria-live="polite">{result && <ImportResult result={result} />}</div>
        {closes.length + reopens.length > 0 && (
          <Checkbox
            label={t('accept')}
            checked={isAccepted}
            onChange={({ target }) => setAccepted(target.checked)}
          />
        )}
      </Stack>
      {dialog && (
        <ReasonDialog
          title={t(`${dialog}.title`, { pack: name })}
          confirmText={t(dialog)}
          danger={dialog === 'real'}
          onClose={() => setDialog(null)}
          onConfirm={async (reason) => {
            const isDryRun = dialog === 'dry';
            const accepted = isDryRun ? {} : { closes: closes.length > 0, reopens: reopens.length > 0 };
            const { data, error } = await send({ isDryRun, ...options, ...accepted, reason });
            if (!data) return asFailure(error);
            setResult(data);
            setAccepted(false);
            if (data.isDone) notices.show({ tone: 'positive', text: t('real.done', { pack: name }) });
            return null;
          }}
        >
          <Soft>
            {dialog === 'dry' ? t('dry.does') : t('real.does', { changes: result?.report?.changes ?? 0 })}
          </Soft>
        </ReasonDialog>
      )}
    </Card>
  );
}
