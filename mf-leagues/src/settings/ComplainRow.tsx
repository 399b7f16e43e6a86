import type { League } from '@euro/api-contract';
import { Button } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { ComplaintDialog } from '../complaint/lazyComplaintDialog.js';
import { settingsTexts } from '../texts/settingsTexts.js';
import { SettingRow } from './SettingRow.js';

/** Reports the name or the cover of a league. */
export function ComplainRow({ league: { id, name } }: { readonly league: Pick<League, 'id' | 'name'> }) {
  const t = useText(settingsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingRow title={t('complainTitle')} text={t('complainText')}>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('complain')}
      </Button>
      {isOpen && <ComplaintDialog about={{ leagueId: id }} name={name} onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}
