import { Button, Card, Cluster, Heading, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { FileArchive, FileBraces } from 'lucide-react';
import { useId, useState } from 'react';
import { profileTexts } from '../texts/profileTexts.js';
import { saveFile } from './saveFile.js';

type ExportFormat = 'json' | 'csv';

const FORMATS = [
  { format: 'json', Icon: FileBraces },
  { format: 'csv', Icon: FileArchive },
] as const;

/** Downloads all stored data of the signed-in user as a file. */
export function OwnDataCard() {
  const t = useText(profileTexts);
  const { api, notices } = usePlatform();
  const titleId = useId();
  const [pending, setPending] = useState<ExportFormat | null>(null);

  async function download(format: ExportFormat) {
    setPending(format);
    const { data, error } = await api.download('GET user/export', { query: { format } });
    setPending(null);
    if (error) return notices.show({ tone: 'danger', text: error.message });
    saveFile(data);
    notices.show({ tone: 'positive', text: t('data.done') });
  }

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <div>
          <Heading id={titleId}>{t('data')}</Heading>
          <Soft>{t('data.text')}</Soft>
        </div>
        <Cluster>
          {FORMATS.map(({ format, Icon }) => (
            <Button
              key={format}
              variant="secondary"
              icon={<Icon size={20} aria-hidden />}
              loading={pending === format}
              disabled={pending !== null}
              onClick={() => void download(format)}
            >
              {t(`data.${format}`)}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
}
