import type { Player } from '@euro/api-contract';
import type { Tenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import { pointsByMatchday } from '../domain/matchdayAverages.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { marketTexts } from '../messages/marketTexts.js';
import { markOf, shirtOf } from './player-card/shirtOf.js';
import { useCards } from './player-card/useCards.js';
import { PlayerRow, type PlayerRowAction, type PlayerRowProps } from './player-list/PlayerRow.js';

/** Texts of a player in the list: his button, and the line under his name. */
export interface MarketAdvice {
  readonly action: PlayerRowAction;
  /** Accessible name of the button: "Voeg Musiala toe". */
  readonly actionLabel: string;
  /** Why he can't be picked, or a warning. */
  readonly reason?: string;
  readonly reasonTone?: PlayerRowProps['reasonTone'];
}

/** Props of {@link MarketRow}. */
export interface MarketRowProps {
  player: Player;
  weekId: number | null;
  adviceOf: (player: Player) => MarketAdvice;
  priceOf: (player: Player) => Tenths;
  /** The line below his price; the share of teams that chose him without it. */
  noteOf?: (player: Player) => PlayerRowProps['note'];
  /** His expected points, instead of those of each matchday. */
  expectedOf?: (player: Player) => number;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}

/** Matchdays whose points are shown. */
const FORM = 7;

/** A player to choose, with his price, form and next match, and why not when he can't be picked. */
export function MarketRow(props: MarketRowProps) {
  const { player, weekId, adviceOf, priceOf, noteOf, expectedOf, onPick, onOpen } = props;
  const world = useWorld();
  const t = useText(marketTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const names = useNames();
  const cards = useCards(weekId);
  const advice = adviceOf(player);
  const mark = markOf(player);
  const fixture = cards.fixture(player.clubId);
  const { name } = player;
  const isWarned =
    player.eliminated && !player.leftAt && advice.reason === undefined && advice.action !== 'in';
  const warning: Pick<MarketAdvice, 'reason' | 'reasonTone'> = isWarned
    ? { reason: t('eliminated', { nation: names.club(player.clubId) }), reasonTone: 'warning' }
    : {};
  const closed = world.weeks.filter(({ state }) => state !== 'open').length;
  const form = pointsByMatchday(player.stats, world.weeks.length).slice(
    Math.max(0, closed - FORM),
    Math.max(FORM, closed),
  );
  const scores = form.filter((points) => points !== null);
  return (
    <PlayerRow
      data-row={player.id}
      name={name}
      shirt={shirtOf(player, names.clubCode(player.clubId))}
      portrait={player.portraitUrl ?? undefined}
      nationName={names.club(player.clubId)}
      opponent={fixture ? `${fixture.opponent} ${fixture.venue}`.trim() : undefined}
      opponentSpoken={fixture?.spoken}
      tag={player.eliminated ? common(player.leftAt ? 'left' : 'eliminated') : undefined}
      mark={mark}
      // The tag has the same text.
      markLabel={mark && mark !== 'eliminated' ? common(mark) : undefined}
      form={form}
      formLabel={
        scores.length === 0
          ? t('noForm')
          : t('formLabel', { points: scores.map((points) => format.points(points)).join(', ') })
      }
      value={format.shortMoney(priceOf(player))}
      figure={expectedOf && { value: format.oneDecimal(expectedOf(player)), caption: t('expected') }}
      note={noteOf?.(player)}
      ownership={player.popularity}
      ownershipText={format.percent(player.popularity)}
      ownershipSpoken={t('ownership', { percent: format.percent(player.popularity) })}
      {...advice}
      {...warning}
      onAction={() => (advice.action === 'in' ? onOpen(player.id) : onPick(player.id))}
      onOpen={() => onOpen(player.id)}
      openLabel={t('details', { name })}
    />
  );
}
