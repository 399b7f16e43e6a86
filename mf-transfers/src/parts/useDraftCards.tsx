import { Fixture, PlayerCard } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { commonTexts, markOf, type PlacedSlot, shirtOf, useCards, useNames, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { refusalToPutOut } from '../domain/refusals.js';
import { useIssueText } from '../hooks/useIssueText.js';
import type { OpenDraft } from '../hooks/useOpenDraft.js';
import { pageTexts } from '../messages/pageTexts.js';

interface DraftCardsInput {
  readonly squad: DraftSquad;
  readonly world: World;
  readonly weekId: number;
  readonly draft: OpenDraft;
  readonly outId: number | null;
  /** Absent where nobody can be pressed. */
  readonly onPress?: ((heldId: number) => void) | undefined;
}

/** Draws one place of the team: its player, who goes out of it, or who comes in. */
export function useDraftCards(input: DraftCardsInput): (slot: PlacedSlot) => ReactNode {
  const { squad, world, weekId, draft, outId, onPress } = input;
  const t = useText(pageTexts);
  const common = useText(commonTexts);
  const names = useNames(world);
  const cards = useCards(world, weekId);
  const issueText = useIssueText(world);

  const shirt = (id: number) => {
    const player = world.players.get(id);
    return player && shirtOf(player, names.clubCode(player.clubId));
  };
  const said = (id: number, words: readonly string[]) => {
    const player = world.players.get(id);
    if (player === undefined) return names.player(id);
    const fixture = cards.fixture(player.clubId)?.spoken ?? (player.eliminated ? '' : common('noMatch'));
    return [cards.who(player), ...words, fixture].filter((word) => word !== '').join(', ');
  };

  return ({ playerId, role, index }) => {
    if (playerId === null) return null;
    const pair = draft.pairs.find((each) => each.outId === playerId);
    const shownId = pair?.inId ?? playerId;
    const player = world.players.get(shownId);
    const band = playerId === squad.captainId ? 'C' : playerId === squad.viceCaptainId ? 'V' : undefined;
    const label = said(shownId, [
      band === 'C' ? common('captain') : band === 'V' ? common('viceCaptain') : '',
      role === 'bench' ? common('onTheBench') : '',
    ]);
    const fixture = player && cards.fixture(player.clubId);
    const shared = {
      name: names.player(shownId),
      shirt: shirt(shownId),
      band,
      mark: player && markOf(player),
      // With somebody in his place the dashed outline says enough.
      selected: outId === playerId && pair?.inId === null,
      secondLine: fixture ? <Fixture {...fixture} /> : player?.eliminated ? common('isOut') : '–',
      onPress: onPress && (() => onPress(playerId)),
    } as const;

    if (pair === undefined) {
      const refusal = refusalToPutOut(playerId, draft.pairs, draft.team);
      return (
        <PlayerCard
          key={index}
          {...shared}
          label={
            onPress === undefined
              ? label
              : refusal === null
                ? t('cardTakeOut', { label })
                : t('cardRefused', { label, reason: issueText(refusal) })
          }
        />
      );
    }
    if (pair.inId === null) {
      return (
        <PlayerCard
          key={index}
          {...shared}
          state="draft-out"
          tag={t('out')}
          label={t(outId === playerId ? 'cardChoosing' : 'cardOut', { label })}
        />
      );
    }
    return (
      <PlayerCard
        key={index}
        {...shared}
        state="draft-in"
        tag={t('in')}
        replaces={{ ...(shirt(playerId) ?? { nation: '' }), tag: t('out') }}
        secondLine={
          <>
            <em>{t('instead')}</em> {names.player(playerId)}
          </>
        }
        label={t('cardIn', { label, outName: names.player(playerId) })}
      />
    );
  };
}
