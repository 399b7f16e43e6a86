import { Button, Cluster } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { saveFile } from '../components/saveFile.js';
import { couponTexts } from '../texts/couponTexts.js';

interface CodesActionsProps {
  /** Accessible name of the group of codes: "Zopas gemaakt". */
  readonly label: string;
  readonly codes: readonly string[];
}

/** Takes codes along: to the clipboard, a line each, or as a file. */
export function CodesActions({ label, codes }: CodesActionsProps) {
  const t = useText(couponTexts);
  const { notices } = usePlatform();

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notices.show({ tone: 'positive', text: t('copied') });
    } catch {
      notices.show({ tone: 'danger', text: t('notCopied') });
    }
  }

  function save() {
    // By the byte order mark spreadsheets recognize UTF-8.
    const content = new Blob([`\ufeffcode\r\n${codes.join('\r\n')}\r\n`], { type: 'text/csv' });
    saveFile({ name: 'coupons.csv', content });
  }

  return (
    <Cluster $gap={8}>
      <Button variant="secondary" size="small" aria-label={`${t('copy')}: ${label}`} onClick={copy}>
        {t('copy')}
      </Button>
      <Button variant="secondary" size="small" aria-label={`${t('csv')}: ${label}`} onClick={save}>
        {t('csv')}
      </Button>
    </Cluster>
  );
}
