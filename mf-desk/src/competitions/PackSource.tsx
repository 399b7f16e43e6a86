import { Button, Select, Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useRef } from 'react';
import { competitionTexts } from '../texts/competitionTexts.js';
import { useFileSize } from './useFileSize.js';

/** A pack on the server by name, or a zip on this machine; null while none is chosen. */
export type PackChoice = string | File | null;

interface PackSourceProps {
  readonly packs: readonly string[];
  readonly pack: PackChoice;
  readonly onChange: (pack: PackChoice) => void;
}

/** The choice of a pack: one of the server's, or a zip. */
export function PackSource({ packs, pack, onChange }: PackSourceProps) {
  const t = useText(competitionTexts);
  const input = useRef<HTMLInputElement>(null);
  const size = useFileSize();
  return (
    <>
      <Select
        label={t('pack')}
        value={typeof pack === 'string' ? pack : ''}
        options={[{ value: '', text: t('pack.choose') }, ...packs.map((one) => ({ value: one, text: one }))]}
        onChange={(name) => onChange(name === '' ? null : name)}
      />
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={t('zip')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // So that a file of the same name is read again.
            target.value = '';
            if (file) onChange(file);
          }}
        />
        <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
          {t('zip')}
        </Button>
        <Soft>{pack instanceof File ? `${pack.name} · ${size(pack.size)}` : t('zip.text')}</Soft>
      </div>
    </>
  );
}
