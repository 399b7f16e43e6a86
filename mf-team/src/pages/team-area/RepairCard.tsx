import type { Player, TeamView } from '@euro/api-contract';
import {
  Button,
  ButtonLink,
  Card,
  CardHeader,
  Chip,
  Jersey,
  ListRow,
  nightStripes,
  onNight,
} from '@euro/design-system';
import { type PlannedTransfer, type TransferPair, toTenths } from '@euro/game';
import {
  CardBody,
  expectations,
  gamePlayerOf,
  moneyOf,
  shirtOf,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ArrowRight, UserRound } from 'lucide-react';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { repairTeam } from '../../domain/repairTeam.js';
import { repairTexts } from '../../texts/repairTexts.js';

/** Props of {@link RepairCard}. */
export interface RepairCardProps {
  view: TeamView;
  weekId: number;
  /** Address that prepares these transfers. */
  hrefOf: (transfers: readonly TransferPair[]) => string;
  /** Shows the wildcard; absent when it can't be played. */
  onWildCard: (() => void) | undefined;
}

/** Who replaces each player who is out of the competition, within money, limits and transfers; nothing is final. */
export function RepairCard({ view, weekId, hrefOf, onWildCard }: RepairCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(repairTexts);
  const format = useFormat();
  const names = useNames();
  const { transfers, remaining } = useMemo(() => repairTeam(view, world, weekId), [view, world, weekId]);
  const outCount = transfers.length + remaining.length;
  const { freeTransfers } = view;
  const lacksTransfers = remaining.some(({ reason }) => reason === 'no-transfers-left');
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('title', { count: outCount })}
        aside={freeTransfers && <Chip>{t('transfers', { count: freeTransfers.left })}</Chip>}
      />
      <Lead>
        {freeTransfers &&
          t('have', {
            earned: freeTransfers.earned,
            saved: freeTransfers.saved,
            money: format.money(toTenths(moneyOf(view.team) ?? 0)),
          })}
      </Lead>
      <List>
        {transfers.map((transfer) => (
          <PairRow key={transfer.outId} transfer={transfer} weekId={weekId} href={hrefOf([transfer])} />
        ))}
        {remaining.map(({ playerId, reason }) => (
          <ListRow
            key={playerId}
            leading={<Shirts outId={playerId} inId={null} />}
            title={t('stays', { name: names.player(playerId) })}
            detail={t(reason)}
          />
        ))}
      </List>
      <AtOnce
        transfers={transfers}
        outCount={outCount}
        weekId={weekId}
        hrefOf={hrefOf}
        onWildCard={lacksTransfers ? onWildCard : undefined}
      />
    </Card>
  );
}

interface AtOnceProps extends Pick<RepairCardProps, 'weekId' | 'hrefOf' | 'onWildCard'> {
  transfers: readonly PlannedTransfer[];
  outCount: number;
}

/** All transfers with one press, or a wildcard where there are too few. */
function AtOnce({ transfers, outCount, weekId, hrefOf, onWildCard }: AtOnceProps) {
  const t = useText(repairTexts);
  const hasSeveral = transfers.length > 1;
  if (!hasSeveral && !onWildCard) return null;
  return (
    <CardBody>
      {hasSeveral && (
        <ButtonLink variant="secondary" block href={hrefOf(transfers)}>
          {t('replaceAll', { count: transfers.length })}
        </ButtonLink>
      )}
      {onWildCard && (
        <WildCard>
          <b>{t('wildCardTitle', { count: outCount })}</b>
          <p>{t('wildCardText', { week: weekId })}</p>
          <Button variant="lime" size="large" block onClick={onWildCard}>
            {t('wildCard')}
          </Button>
        </WildCard>
      )}
    </CardBody>
  );
}

interface PairRowProps {
  transfer: PlannedTransfer;
  weekId: number;
  href: string;
}

function PairRow({ transfer: { outId, inId, outPrice, inPrice }, weekId, href }: PairRowProps) {
  const world = useWorld();
  const t = useText(repairTexts);
  const format = useFormat();
  const names = useNames();
  const incoming = world.players.get(inId);
  const expectation = useMemo(() => expectations(world, weekId), [world, weekId]);
  const [outName, inName] = [names.player(outId), names.player(inId)];
  return (
    <ListRow
      leading={<Shirts outId={outId} inId={inId} />}
      title={inName}
      detail={t('inFor', {
        name: outName,
        money: format.signedMoney(outPrice - inPrice),
        points: format.oneDecimal(incoming ? expectation(gamePlayerOf(incoming)) : 0),
      })}
      trailing={
        <ButtonLink
          variant="secondary"
          size="small"
          href={href}
          aria-label={t('replaceOne', { outName, inName })}
        >
          {t('replace')}
        </ButtonLink>
      }
    />
  );
}

/** Who goes, in grey, and who comes. */
function Shirts({ outId, inId }: { outId: number; inId: number | null }) {
  const { players } = useWorld();
  const names = useNames();
  const shirt = (player: Player) => shirtOf(player, names.clubCode(player.clubId));
  const [outgoing, incoming] = [players.get(outId), inId === null ? undefined : players.get(inId)];
  return (
    <Pair>
      {outgoing && <Jersey {...shirt(outgoing)} size={40} />}
      <ArrowRight size={18} aria-hidden />
      {incoming ? <Jersey {...shirt(incoming)} size={40} /> : <UserRound size={28} aria-hidden />}
    </Pair>
  );
}

const Lead = styled.p`
  padding: 0 16px 4px;
  font-size: 0.875rem;
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

const List = styled.ul`
  container-type: inline-size;
`;

const Pair = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  width: 6.75rem;
  & > :first-child { filter: grayscale(1) opacity(0.75); }
`;

const WildCard = styled.div`
  ${onNight}
  ${nightStripes}
  display: grid;
  gap: 6px;
  margin-top: 12px;
  padding: 16px;
  border-radius: 14px;
  font-size: 0.9375rem;
  p { margin-bottom: 6px; }
`;
