import type { Endpoints, QueryOf } from '@euro/api-contract';
import { Cluster, LinkButton } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useState } from 'react';
import { saveFile } from '../components/saveFile.js';
import { exportTexts } from '../texts/exportTexts.js';

type ExportName = Extract<keyof Endpoints, `GET admin/exports/${string}`>;

/** Files to download, each with the filters of the list that is shown. */
export interface CsvLinksProps {
  readonly files: { readonly [N in ExportName]?: QueryOf<N> };
}

/** Quiet links that download lists of the desk as CSV files. */
export function CsvLinks({ files }: CsvLinksProps) {
  const t = useText(exportTexts);
  const { api, notices } = usePlatform();
  const [pending, setPending] = useState<ExportName | null>(null);

  async function download(name: ExportName) {
    setPending(name);
    const { data, error } = await api.download(name, { query: files[name] ?? {} });
    setPending(null);
    if (error) return notices.show({ tone: 'danger', text: error.message });
    saveFile(data);
    notices.show({ tone: 'positive', text: t('done', { name: data.name }) });
  }

  return (
    <Cluster>
      {(Object.keys(files) as ExportName[]).map((name) => (
        <LinkButton
          key={name}
          disabled={pending !== null}
          aria-busy={pending === name}
          onClick={() => void download(name)}
        >
          {t(name)}
        </LinkButton>
      ))}
    </Cluster>
  );
}
