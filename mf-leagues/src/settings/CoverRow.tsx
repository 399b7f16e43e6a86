import type { League } from '@euro/api-contract';
import { Button, Callout, token } from '@euro/design-system';
import { readDataUrl } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { LeagueCover } from '../components/leagues/LeagueCover.js';
import { COVER_KINDS, checkCover } from '../domain/checkCover.js';
import { useMutationNotice } from '../hooks/useMutationNotice.js';
import { useSetCoverMutation } from '../store/leaguesApi.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { SettingRow, WholeRow } from './SettingRow.js';

interface ChosenFile {
  readonly file: File;
  /** The picture as a data address, for the preview. */
  readonly address: string;
}

/** Another picture for a league: chosen, looked at, and then sent. */
export function CoverRow({ league }: { readonly league: League }) {
  const t = useText(settingsTexts);
  const notify = useMutationNotice();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<'kind' | 'large' | null>(null);
  const [setCover, { isLoading }] = useSetCoverMutation();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    const problem = file ? checkCover(file) : null;
    setProblem(problem);
    try {
      setFile(file && !problem ? { file, address: await readDataUrl(file) } : null);
    } catch {
      setFile(null);
      setProblem('kind');
    }
  }

  async function save() {
    if (file && notify(await setCover({ id: league.id, picture: file.file }), t('coverDone'))) setFile(null);
  }

  return (
    <>
      <SettingRow title={t('cover')} text={t('coverText')}>
        <HiddenInput
          ref={input}
          id={id}
          type="file"
          accept={COVER_KINDS.join(',')}
          aria-label={t('coverChoose')}
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <Button
          variant="secondary"
          size="small"
          icon={<ImageUp size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('coverChoose')}
        </Button>
      </SettingRow>
      {problem && (
        <WholeRow>
          <Callout tone="danger" role="alert">
            {t(problem === 'kind' ? 'coverKind' : 'coverLarge')}
          </Callout>
        </WholeRow>
      )}
      {file && (
        <WholeRow>
          <Preview role="img" aria-label={t('coverPreview')}>
            <LeagueCover name={league.name} detail={file.file.name} picture={file.address} />
          </Preview>
          <Buttons>
            <Button size="small" loading={isLoading} onClick={() => void save()}>
              {t('coverSave')}
            </Button>
            <Button variant="text" size="small" onClick={() => setFile(null)}>
              {t('coverCancel')}
            </Button>
          </Buttons>
        </WholeRow>
      )}
    </>
  );
}

/** The button beside it opens it: a file input can't be dressed. */
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const Preview = styled.div`
  container-type: inline-size;
  overflow: hidden;
  border-radius: ${token.radiusCard};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;
