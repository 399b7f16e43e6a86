import type { Player } from '@euro/api-contract';
import { type BenchSeat, DugOut, Fixture, Pitch, PitchBox, PlayerCard } from '@euro/design-system';
import { type Booster, type DraftSquad, formationName, GOALKEEPER, type Refusal } from '@euro/game';
import {
  commonTexts,
  markOf,
  type PlacedSlot,
  pitchSlots,
  shirtOf,
  useCards,
  useFormat,
  useNames,
  useRuleText,
  type World,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { builderTexts } from '../messages/builderTexts.js';
import { teamTexts } from '../messages/teamTexts.js';

interface SquadPitchProps {
  draft: DraftSquad;
  world: World;
  /** The matchday whose fixtures stand on the plates. */
  weekId: number;
  /** What the team plays in that matchday. */
  booster?: Booster | null;
  /** The matchday is closed. */
  locked?: boolean;
  /** Narrower plates, where there is little room. */
  dense?: boolean;
  /** A sentence between pitch and bench. */
  note?: ReactNode;
  /** At the right of the bench's title. */
  benchHint: ReactNode;
  /** A player was pressed; without it players can't be pressed. */
  onPlayer?: (playerId: number) => void;
  /** A free place was pressed; without it free places can't be pressed. */
  onFreePlace?: (slot: PlacedSlot) => void;
  /** Index of the free place that the next pick fills. */
  nextPlace?: number;
  /** The player who waits to be swapped, and why each other one can't take his place. */
  swap?: { readonly playerId: number; readonly refusal: (otherId: number) => Refusal | null } | null;
  /** The player whose sheet is open. */
  openId?: number | null;
  /** The player on whom another one would be dropped. */
  overId?: number | null;
}

/** A squad on the pitch and its bench; every place a button where it may be changed. */
export function SquadPitch({
  draft,
  world,
  weekId,
  dense,
  locked,
  note,
  benchHint,
  ...rest
}: SquadPitchProps) {
  const t = useText(commonTexts);
  const formation = formationName(draft);
  const { coach, rows, bench } = pitchSlots(draft);
  const card = usePlaceCard({ draft, world, weekId, ...rest });
  const seats = bench.map(
    (slot, place): BenchSeat => ({
      id: slot.playerId ?? `free-${slot.index}`,
      order: slot.positionId === GOALKEEPER ? undefined : place,
      note:
        slot.positionId === GOALKEEPER
          ? t('benchKeeper')
          : dense
            ? undefined
            : benchNote(slot, place, t('comesOnFirst')),
      card: card(slot),
    }),
  );
  return (
    <PitchBox>
      <Pitch
        dense={dense}
        locked={locked}
        label={t('pitchLabel', { formation })}
        formation={formation}
        coach={coach && card(coach)}
        rows={rows.map((row) => row.map(card))}
      />
      {note}
      <DugOut title={t('bench')} hint={benchHint} seats={seats} />
    </PitchBox>
  );
}

function benchNote(slot: PlacedSlot, place: number, first: string): string | undefined {
  return place === 1 && slot.playerId !== null ? first : undefined;
}

type PlaceCardInput = Omit<SquadPitchProps, 'benchHint' | 'note' | 'dense' | 'locked'>;

/** Draws one place of the squad. */
function usePlaceCard(input: PlaceCardInput): (slot: PlacedSlot) => ReactNode {
  const { draft, world, weekId, booster, onPlayer, onFreePlace, nextPlace, swap, openId, overId } = input;
  const t = useText(builderTexts);
  const common = useText(commonTexts);
  const team = useText(teamTexts);
  const names = useNames(world);
  const ruleText = useRuleText(world);
  const cards = useCards(world, weekId);
  const format = useFormat();
  const press = useSteady(onPlayer);
  const isTriple = booster === 'tripleCaptain';
  const multiplier = `×${format.factor(world.rules.tripleCaptainMultiplier)}`;

  const freePlace = (slot: PlacedSlot) => {
    const position = names.position(slot.positionId);
    const label = t(slot.role === 'bench' ? 'emptyBenchSlot' : 'emptySlot', { position });
    return (
      <PlayerCard
        key={`free-${slot.index}`}
        state="empty"
        name={names.positionTitle(slot.positionId)}
        label={label}
        secondLine={onFreePlace && t('pick')}
        selected={slot.index === nextPlace}
        onPress={onFreePlace && (() => onFreePlace(slot))}
      />
    );
  };

  return (slot) => {
    const player = slot.playerId === null ? undefined : world.players.get(slot.playerId);
    if (player === undefined) return freePlace(slot);
    const { id } = player;
    const band = id === draft.captainId ? 'C' : id === draft.viceCaptainId ? 'V' : undefined;
    const fixture = cards.fixture(player.clubId);
    const words = [
      cards.who(player),
      band === 'C'
        ? `${common('captain')}${isTriple ? ` ${multiplier}` : ''}`
        : band === 'V'
          ? common('viceCaptain')
          : '',
      slot.role === 'bench' ? common('onTheBench') : '',
      fixture?.spoken ?? (player.eliminated ? '' : common('noMatch')),
    ];
    const said = words.filter((word) => word !== '').join(', ');
    const swapping = swapState(id, swap);
    const label =
      swapping.kind === 'none'
        ? said
        : swapping.kind === 'marked'
          ? team('swapMarked', { label: said })
          : swapping.refusal === null
            ? team('swapTarget', { label: said, name: names.player(swap?.playerId ?? 0) })
            : team('swapRefused', { label: said, reason: ruleText(swapping.refusal) });
    return (
      <PlaceCard
        key={id}
        player={player}
        nation={names.clubCode(player.clubId)}
        name={names.player(id)}
        label={label}
        band={band}
        bandNote={band === 'C' && isTriple ? multiplier : undefined}
        opponent={fixture?.opponent ?? (player.eliminated ? common('isOut') : '–')}
        venue={fixture?.venue}
        pending={fixture?.pending}
        selected={swapping.kind === 'none' ? id === openId : swapping.kind === 'marked' || id === overId}
        refused={
          swapping.kind === 'none' ? undefined : swapping.kind === 'other' && swapping.refusal !== null
        }
        marked={swapping.kind === 'marked' || undefined}
        onPress={onPlayer && press}
      />
    );
  };
}

interface PlaceCardProps {
  player: Player;
  nation: string;
  name: string;
  label: string;
  band?: 'C' | 'V';
  bandNote?: string;
  /** Whom he plays, or why he doesn't. */
  opponent: string;
  /** Absent when he doesn't play. */
  venue?: string;
  pending?: boolean;
  selected: boolean;
  /** He can't change places with the one who waits; undefined while nobody does. */
  refused?: boolean;
  /** He waits to change places. */
  marked?: true;
  onPress?: (playerId: number) => void;
}

/** The card of a player: drawn again only when something on it changes. */
const PlaceCard = memo(function PlaceCard(props: PlaceCardProps) {
  const { player, nation, opponent, venue, pending, refused, marked, onPress, ...rest } = props;
  const press = onPress && (() => onPress(player.id));
  return (
    <PlayerCard
      {...rest}
      data-player={player.id}
      shirt={shirtOf(player, nation)}
      mark={markOf(player)}
      secondLine={
        venue === undefined ? opponent : <Fixture opponent={opponent} venue={venue} pending={pending} />
      }
      aria-disabled={refused}
      aria-pressed={marked}
      onPress={press}
      onRefusedPress={press}
    />
  );
});

/** One function for good, which does what the newest one does. */
function useSteady(onPlayer: SquadPitchProps['onPlayer']): (playerId: number) => void {
  const newest = useRef(onPlayer);
  useLayoutEffect(() => {
    newest.current = onPlayer;
  });
  return useCallback((playerId) => newest.current?.(playerId), []);
}

type SwapState =
  | { readonly kind: 'none' }
  | { readonly kind: 'marked' }
  | { readonly kind: 'other'; readonly refusal: Refusal | null };

function swapState(playerId: number, swap: SquadPitchProps['swap']): SwapState {
  if (!swap) return { kind: 'none' };
  if (swap.playerId === playerId) return { kind: 'marked' };
  return { kind: 'other', refusal: swap.refusal(playerId) };
}
