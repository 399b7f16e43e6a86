import type { Receipt, TeamChanges } from '@euro/api-contract';
import { GOALKEEPER, pairSwaps, toTenths } from '@euro/game';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import { squadOf } from '../domain/squadOf.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useWorld } from '../hooks/useWorld.js';
import { benchMoves } from './benchMoves.js';
import { receiptTexts } from './receiptTexts.js';

/** The kind of change a phrase is about. */
export type PhraseKind =
  | 'created'
  | 'players-in'
  | 'players-out'
  | 'swap'
  | 'bench-order'
  | 'captain'
  | 'vice-captain'
  | 'transfer'
  | 'transfer-back'
  | 'booster'
  | 'power-sub'
  | 'power-sub-undone'
  | 'name'
  | 'name-visible'
  | 'saved';

/** One thing that a receipt changed, in words: "Kapitein", "Musiala → De Bruyne". */
export interface ReceiptPhrase {
  readonly kind: PhraseKind;
  readonly label: string;
  readonly text: string;
}

/** Describes a receipt's changes in the reader's language; never empty. */
export function useReceiptPhrases(): (
  receipt: Pick<Receipt, 'kind' | 'changes'>,
) => readonly ReceiptPhrase[] {
  const world = useWorld();
  const t = useText(receiptTexts);
  const names = useNames();
  const format = useFormat();
  return useMemo(() => {
    const phrase = (kind: PhraseKind, text: string): ReceiptPhrase => ({ kind, label: t(kind), text });
    const nameOf = (id: number | null) => (id === null ? t('nobody') : names.player(id));
    const listOf = (ids: readonly number[]) => ids.map(names.player).join(', ');
    const fromTo = (from: string, to: string) => t('fromTo', { from, to });

    const players = (changes: TeamChanges): ReceiptPhrase[] => {
      const { playersIn, playersOut, toPitch = [], toBench = [], benchOrder } = changes;
      const pairs = pairSwaps({
        toPitch,
        toBench,
        benchBefore: benchOrder?.from ?? [],
        benchAfter: benchOrder?.to ?? [],
        positionOf: (id) => world.players.get(id)?.positionId,
      });
      return [
        ...(playersIn ? [phrase('players-in', listOf(playersIn))] : []),
        ...(playersOut ? [phrase('players-out', listOf(playersOut))] : []),
        ...pairs.map(({ inId, outId }) =>
          phrase('swap', t('swapText', { inName: names.player(inId), outName: names.player(outId) })),
        ),
      ];
    };
    const transfers = ({ transfers: list = [] }: TeamChanges, isReset: boolean) =>
      list.map(({ outId, inId, outPrice, inPrice }) => {
        const [from, to] = isReset ? [inId, outId] : [outId, inId];
        const gain = (toTenths(outPrice) - toTenths(inPrice)) * (isReset ? -1 : 1);
        const money = `${gain < 0 ? '−' : '+'} ${format.shortMoney(Math.abs(gain))}`;
        const text = t('transferText', { outName: names.player(from), inName: names.player(to), money });
        return phrase(isReset ? 'transfer-back' : 'transfer', text);
      });
    // Turns count from 1 behind the goalkeepers.
    const shift = 2 - world.rules.squadLayout[GOALKEEPER];
    const places = ({ benchOrder, captain, viceCaptain }: TeamChanges): ReceiptPhrase[] => {
      const moves = benchOrder ? benchMoves(benchOrder.from, benchOrder.to) : [];
      const text = moves
        .map(({ playerId, from, to }) =>
          t('benchMove', { name: names.player(playerId), from: from + shift, to: to + shift }),
        )
        .join(', ');
      return [
        ...(moves.length > 0 ? [phrase('bench-order', text)] : []),
        ...(captain ? [phrase('captain', fromTo(nameOf(captain.from), nameOf(captain.to)))] : []),
        ...(viceCaptain
          ? [phrase('vice-captain', fromTo(nameOf(viceCaptain.from), nameOf(viceCaptain.to)))]
          : []),
      ];
    };
    const rest = (kind: Receipt['kind'], { booster, powerSub, name, nameVisible }: TeamChanges) => [
      ...(booster ? [phrase('booster', t(`booster-${booster}`))] : []),
      ...(powerSub
        ? [
            phrase(
              kind === 'power-sub-undone' ? kind : 'power-sub',
              t('powerSubText', {
                inName: names.player(powerSub.inId),
                outName: names.player(powerSub.outId),
              }),
            ),
          ]
        : []),
      ...(name ? [phrase('name', fromTo(name.from, name.to))] : []),
      ...(nameVisible ? [phrase('name-visible', t(nameVisible.to ? 'nameShown' : 'nameHidden'))] : []),
    ];

    return ({ kind, changes }) => {
      if (kind === 'team-created') return [phrase('created', t('createdText', squadOf(world.rules)))];
      const phrases = [
        ...transfers(changes, kind === 'transfers-reset'),
        ...players(changes),
        ...places(changes),
        ...rest(kind, changes),
      ];
      return phrases.length > 0 ? phrases : [phrase('saved', t('nothingElse'))];
    };
  }, [t, names, format, world]);
}
