import type { PlayerStatsRow } from '@euro/api-contract';
import { ButtonLink, token } from '@euro/design-system';
import { menuVisibility, toTenths } from '@euro/game';
import { useFormat, useWorld, WorldGate } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useOwnSquad } from '../../hooks/useOwnSquad.js';
import { compareFactsTexts } from '../../texts/compareFactsTexts.js';
import { type TransferPair, transferPairs } from './transferPairs.js';

interface PrepareTransfersProps {
  readonly players: readonly PlayerStatsRow[];
}

/** The transfers suggested by a comparison, for users who may make them now, each with a link to the transfers. */
export function PrepareTransfers({ players }: PrepareTransfersProps) {
  return (
    <WorldGate loading={null}>
      <Pairs players={players} />
    </WorldGate>
  );
}

function Pairs({ players }: PrepareTransfersProps) {
  const t = useText(compareFactsTexts);
  const { deadlineWeek } = useWorld().deadline;
  const { navigation } = usePlatform();
  const squad = useOwnSquad(null);
  const titleId = useId();
  if (squad.status !== 'ready') return null;
  if (!menuVisibility({ signedIn: true, team: squad.team, deadlineWeek }).transfers) return null;
  const path = `/transfers/${squad.team.id}`;
  const pairs = transferPairs(players, squad.playerIds);
  if (pairs.length === 0 || !navigation.has(path)) return null;
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{t('transfers')}</h3>
      <ul>
        {pairs.map((pair) => (
          <PairRow key={`${pair.out.id} ${pair.in.id}`} pair={pair} path={path} />
        ))}
      </ul>
    </Root>
  );
}

function PairRow({ pair, path }: { readonly pair: TransferPair<PlayerStatsRow>; readonly path: string }) {
  const t = useText(compareFactsTexts);
  const format = useFormat();
  const more = toTenths(pair.in.value) - toTenths(pair.out.value);
  const amount = format.money(Math.abs(more));
  const names = { out: pair.out.short, in: pair.in.short };
  return (
    <Row>
      <div>
        <b>
          <span>{names.out}</span> <ArrowRight size={16} aria-hidden /> <span>{names.in}</span>
        </b>
        <small>
          {more === 0 ? t('transfer.same') : t(more > 0 ? 'transfer.dearer' : 'transfer.cheaper', { amount })}
        </small>
      </div>
      <ButtonLink
        size="small"
        href={`${path}?out=${pair.out.id}&in=${pair.in.id}`}
        aria-label={t('transfer.prepareOf', names)}
      >
        {t('transfer.prepare')}
      </ButtonLink>
    </Row>
  );
}

const Root = styled.section`
  padding: 20px 16px 4px;
  border-bottom: 1px solid ${token.line};
  h3 { padding-bottom: 8px; }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 10px 0;
  border-top: 1px solid ${token.line};
  b { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; line-height: 1.25; font-weight: 750; }
  small { display: block; font-size: 0.8125rem; line-height: 1.4; color: ${token.inkSoft}; }
`;
