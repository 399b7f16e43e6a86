import type { PackImport } from '@euro/api-contract';
import { Card, CardHeader, Chip, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { dryRunTexts } from '../texts/dryRunTexts.js';

interface Note {
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | null | undefined;
  readonly column?: string | null;
}

/** Mistakes for which a pack is refused, or what is odd in it; each with its file and line where they are known. */
export function Checked({ result: { problems, report } }: { readonly result: PackImport }) {
  const t = useText(dryRunTexts);
  const isRefused = report === null;
  const notes: readonly Note[] = isRefused ? problems : warningsOf(report);
  const count = notes.length;
  const tone = count === 0 ? 'positive' : isRefused ? 'danger' : 'warning';
  return (
    <Card as="section" aria-label={t('checked')}>
      <CardHeader
        as="h3"
        title={t('checked')}
        aside={<Chip tone={tone}>{t(isRefused ? 'problems' : 'warnings', { count })}</Chip>}
      />
      {count === 0 ? (
        <Fine>{t('fine')}</Fine>
      ) : (
        <Notes data-tone={tone}>
          {notes.map(({ message, file, line, column }) => (
            <li key={`${file} ${line} ${column} ${message}`}>
              <b lang="en">{message}</b>
              <small>
                {[file, line != null && t('line', { line: String(line) }), column].filter(Boolean).join(', ')}
              </small>
            </li>
          ))}
        </Notes>
      )}
    </Card>
  );
}

/** Warnings with the place in the files from which they come. */
function warningsOf({ warnings, places = [] }: NonNullable<PackImport['report']>): readonly Note[] {
  return warnings.map((message) => {
    const place = places.find(({ warning }) => warning === message);
    return { message, file: place?.file, line: place?.line };
  });
}

const Fine = styled.p`
  padding: 4px 20px 16px;
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

const Notes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin: 0;
  padding: 8px 20px 18px;
  list-style: none;
  li { position: relative; padding-left: 22px; line-height: 1.35; overflow-wrap: anywhere; }
  li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 0;
    width: 10px;
    height: 10px;
    border-radius: 99px;
    background: ${token.warning};
  }
  &[data-tone='danger'] li::before { background: ${token.danger}; }
  b { display: block; font-size: 0.875rem; font-weight: 700; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; }
  small:empty { display: none; }
`;
