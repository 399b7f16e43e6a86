import type { League } from '@euro/api-contract';
import { Button, Soft } from '@euro/design-system';
import { newIdempotencyKey } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { useTold } from '../hooks/useTold.js';
import { settingsTexts } from '../messages/settingsTexts.js';
import { useRenewCodeMutation } from '../store/leaguesApi.js';

/** Another code, for an admin whose old one went too far. */
export function NewCodeRow({ league }: { readonly league: Pick<League, 'id'> }) {
  const t = useText(settingsTexts);
  const told = useTold();
  const [renew, { isLoading }] = useRenewCodeMutation();
  return (
    <Row>
      <Soft>{t('newCodeText')}</Soft>
      <Button
        variant="text"
        size="small"
        icon={<RotateCw size={18} aria-hidden />}
        loading={isLoading}
        onClick={async () =>
          told(await renew({ id: league.id, idempotencyKey: newIdempotencyKey() }), t('newCodeDone'))
        }
      >
        {t('newCode')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin-top: 12px;
  & > p { flex: 1 1 220px; }
`;
