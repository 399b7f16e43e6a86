import type { Player } from '@euro/api-contract';
import {
  formatMillionsShort,
  formatPercent,
  formatPoints,
  PlayerSheet,
  type PlayerSheetProps,
} from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { playerTexts } from '../messages/playerTexts.js';
import { clubOf, shirtOf } from '../model/shirtOf.js';
import { ExplainedPoints } from './ExplainedPoints.js';
import { NextMatches } from './NextMatches.js';
import { PlayerCourse } from './PlayerCourse.js';
import { usePlayerDetails } from './usePlayerDetails.js';

interface PlayerPanelProps {
  readonly id: number;
  /** The match to explain first; the latest one without. */
  readonly matchId?: number | null;
  readonly onClose: () => void;
}

/** Everything about a player, over the page: who he is, where his points come from, what comes next. */
export function PlayerPanel({ id, matchId = null, onClose }: PlayerPanelProps) {
  const t = useText(playerTexts);
  const { player, matches } = usePlayerDetails(id);
  const head = useSheetHead(player);
  return (
    <PlayerSheet open onOpenChange={(open) => !open && onClose()} closeLabel={t('close')} {...head}>
      <ExplainedPoints key={id} player={player} matches={matches} matchId={matchId} />
      {player && <NextMatches player={player} />}
      {player && <PlayerCourse player={player} />}
    </PlayerSheet>
  );
}

type SheetHead = Pick<
  PlayerSheetProps,
  'firstName' | 'lastName' | 'shirt' | 'line' | 'detail' | 'portrait' | 'mark' | 'markText' | 'facts'
>;

function useSheetHead(player: Player | null): SheetHead {
  const t = useText(playerTexts);
  const language = useLocale();
  const locale = formatLocale(language);
  const clubs = useShared(usePlatform().state.clubs);
  if (!player) return { lastName: '…', shirt: { nation: '' }, line: '' };
  const mark = player.ban ? 'banned' : player.injury ? 'injured' : undefined;
  return {
    firstName: player.forename || undefined,
    lastName: player.surname || player.name,
    shirt: shirtOf(player, clubs),
    line: t('line', {
      nation: clubOf(clubs, player.clubId)?.[language] ?? '',
      position: player.positionId,
    }),
    detail: detailOf(player, t),
    portrait: player.portraitUrl ?? undefined,
    mark,
    markText: mark && t(mark),
    facts: [
      { value: formatMillionsShort(player.value, locale), caption: t('fact.value') },
      { value: formatPoints(player.form, locale, 'always'), caption: t('fact.form') },
      { value: formatPercent(player.popularity, locale), caption: t('fact.popularity') },
      { value: formatPoints(player.points, locale), caption: t('fact.points', { count: player.points }) },
    ],
  };
}

function detailOf(
  { info, shirt }: Player,
  t: ReturnType<typeof useText<keyof typeof playerTexts.nl & string>>,
) {
  if (info && shirt !== null) return t('detail.club.shirt', { club: info, shirt });
  return info ?? (shirt === null ? undefined : t('detail.shirt', { shirt }));
}
