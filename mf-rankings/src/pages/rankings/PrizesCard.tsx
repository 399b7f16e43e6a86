import {
  Button,
  bareButton,
  Card,
  CardTitle,
  IconTile,
  ListRow,
  Skeleton,
  Soft,
  TextLink,
  token,
} from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { ChevronRight, Trophy } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PrizeIcon } from '../../components/PrizeIcon.js';
import { prizesOf } from '../../domain/prizesOf.js';
import type { RankingTab } from '../../domain/rankingView.js';
import { usePrizeHeading } from '../../hooks/usePrizeHeading.js';
import { type TranslatedPrize, usePrizes } from '../../hooks/usePrizes.js';
import { prizeTexts } from '../../texts/prizeTexts.js';
import { PrizeDialog } from './PrizeDialog.js';
import type { Ranking } from './useRanking.js';
import { WinnerDialog } from './WinnerDialog.js';

const List = styled.ul`
  margin-top: 8px;
  & > li { position: relative; }
`;

const None = styled(Soft)`
  margin-top: 8px;
`;

/** The whole row can be pressed. */
const Opener = styled.button`
  ${bareButton}
  font-weight: inherit;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:focus-visible { outline: none; &::after { outline: 3px solid ${token.focus}; outline-offset: -3px; } }
`;

const Foot = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 12px;
`;

const TITLES = {
  general: 'title.general',
  week: 'title.week',
  custom: 'title.custom',
  leagues: 'title.leagues',
  month: 'title.other',
  period: 'title.other',
  pundits: 'title.other',
} as const satisfies Record<RankingTab, string>;

interface PrizesCardProps {
  readonly tab: RankingTab;
  readonly ranking: Ranking;
}

/** The prizes of a ranking, and the winners of the matchday (spec §1, §2 "Weekly winner modal"). */
export function PrizesCard({ tab, ranking }: PrizesCardProps) {
  const t = useText(prizeTexts);
  const { navigation } = usePlatform();
  const state = usePrizes();
  const [isWinnerShown, setIsWinnerShown] = useState(false);
  const { week, chosen } = ranking.status === 'ready' ? ranking : { week: null, chosen: null };
  const prizes = state.prizes && prizesOf(state.prizes, tab, chosen?.id ?? null);
  return (
    <Card $padded>
      <CardTitle>{t(prizes?.length === 0 ? 'title.other' : TITLES[tab])}</CardTitle>
      {prizes === null && !state.failed && <Skeleton $height={320} />}
      {state.failed && (
        <Soft role="alert">
          <span>{t('failed')}</span>{' '}
          <Button variant="text" onClick={state.retry}>
            {t('retry')}
          </Button>
        </Soft>
      )}
      {prizes?.length === 0 && <None>{t('none')}</None>}
      {prizes && prizes.length > 0 && <PrizeList prizes={prizes} />}
      <Foot>
        {week !== null && (
          <Button
            variant="secondary"
            block
            icon={<Trophy size={20} aria-hidden />}
            onClick={() => setIsWinnerShown(true)}
          >
            {t('winner', { week })}
          </Button>
        )}
        {navigation.has('/prizes') && (
          <TextLink href="/prizes" icon={<ChevronRight size={16} aria-hidden />}>
            {t('all')}
          </TextLink>
        )}
      </Foot>
      {isWinnerShown && week !== null && <WinnerDialog week={week} onClose={() => setIsWinnerShown(false)} />}
    </Card>
  );
}

function PrizeList({ prizes }: { readonly prizes: readonly TranslatedPrize[] }) {
  const [openPrize, setOpenPrize] = useState<TranslatedPrize | null>(null);
  const headingOf = usePrizeHeading();
  return (
    <>
      <List>
        {prizes.map((prize) => (
          <ListRow
            key={prize.slug}
            flush
            leading={
              <IconTile>
                <PrizeIcon image={prize.image} />
              </IconTile>
            }
            title={
              <Opener type="button" onClick={() => setOpenPrize(prize)}>
                {headingOf(prize)}
              </Opener>
            }
            detail={prize.short}
          />
        ))}
      </List>
      {openPrize && <PrizeDialog prize={openPrize} onClose={() => setOpenPrize(null)} />}
    </>
  );
}
