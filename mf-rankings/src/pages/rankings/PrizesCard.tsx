import { Button, Card, CardTitle, IconTile, ListRow } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { prizeTexts } from '../../messages/prizeTexts.js';
import { rankingTexts } from '../../messages/rankingTexts.js';
import { PrizeIcon } from '../../parts/PrizeIcon.js';
import type { Ranking } from './useRanking.js';
import { WinnerDialog } from './WinnerDialog.js';

const List = styled.ul`
  margin-top: 8px;
`;

const Foot = styled.div`
  margin-top: 12px;
`;

const LINES = [
  { key: 'bike', icon: 'bike' },
  { key: 'computer', icon: 'computer' },
  { key: 'voucher', icon: 'voucher' },
  { key: 'clothing', icon: 'voucher' },
  { key: 'groceries', icon: 'groceries' },
] as const;

/** What can be won, and who won the matchday (spec §1, §2 "Weekly winner modal"). */
export function PrizesCard({ ranking }: { readonly ranking: Ranking }) {
  const t = useText(rankingTexts);
  const prizes = useText(prizeTexts);
  const [open, setOpen] = useState(false);
  const week = ranking.status === 'ready' ? ranking.week : null;
  return (
    <Card $padded>
      <CardTitle>{t('prizes.title')}</CardTitle>
      <List>
        {LINES.map(({ key, icon }) => (
          <ListRow
            key={key}
            flush
            leading={
              <IconTile>
                <PrizeIcon prize={icon} />
              </IconTile>
            }
            title={prizes(`list.${key}`)}
            detail={prizes(`list.${key}.detail`)}
          />
        ))}
      </List>
      {week !== null && (
        <Foot>
          <Button
            variant="secondary"
            block
            icon={<Trophy size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('prizes.winner', { week })}
          </Button>
          {open && <WinnerDialog week={week} onClose={() => setOpen(false)} />}
        </Foot>
      )}
    </Card>
  );
}
