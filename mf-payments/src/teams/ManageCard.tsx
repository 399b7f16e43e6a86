import { Button, Card, CardTitle, Cluster, Soft } from '@euro/design-system';
import type { MyTeam } from '@euro/platform';
import { usePlatform, useText } from '@euro/platform/react';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { CardContent } from '../components/layout.js';
import { PayHead } from '../components/payments/PayRow.js';
import { payState } from '../domain/payState.js';
import { teamTexts } from '../texts/teamTexts.js';
import { RemoveDialog } from './RemoveDialog.js';
import { RenameForm } from './RenameForm.js';
import { useCopyTeam } from './useCopyTeam.js';

interface ManageCardProps {
  readonly team: MyTeam;
  /** Why no copy can be made; null when it can. */
  readonly full: string | null;
}

/** Actions on one team: rename, copy, delete. */
export function ManageCard({ team, full }: ManageCardProps) {
  const t = useText(teamTexts);
  const { navigation } = usePlatform();
  const { copy, isCopying } = useCopyTeam();
  const [action, setAction] = useState<'rename' | 'remove' | null>(null);
  const kind = payState(team);
  const done = () => setAction(null);
  const removalNote = { paid: t('removePaid'), pending: t('removePending'), unpaid: undefined }[kind];

  return (
    <Card aria-label={t('manage')}>
      <PayHead>
        <CardTitle>{t('manage')}</CardTitle>
      </PayHead>
      <CardContent>
        {action === 'rename' ? (
          <RenameForm team={team} onClose={done} />
        ) : (
          <Cluster>
            <Button
              variant="secondary"
              size="small"
              icon={<Pencil size={18} aria-hidden />}
              onClick={() => setAction('rename')}
            >
              {t('renameShort')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={<Copy size={18} aria-hidden />}
              loading={isCopying}
              disabledReason={full ?? undefined}
              onClick={() => void copy(team.id)}
            >
              {t('copyShort')}
            </Button>
            <Button
              variant="danger"
              size="small"
              icon={<Trash2 size={18} aria-hidden />}
              disabledReason={removalNote}
              onClick={() => setAction('remove')}
            >
              {t('removeShort')}
            </Button>
          </Cluster>
        )}
        <Note>{[full ?? t('manageText'), removalNote].filter(Boolean).join(' ')}</Note>
      </CardContent>
      {action === 'remove' && (
        <RemoveDialog
          team={team}
          onClose={done}
          onRemoved={() => navigation.go('/my-teams', { replace: true })}
        />
      )}
    </Card>
  );
}

const Note = styled(Soft)`
  margin-top: 12px;
`;
