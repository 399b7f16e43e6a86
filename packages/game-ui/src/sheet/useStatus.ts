import type { Player, PlayerNews } from '@euro/api-contract';
import { useClock } from '@euro/design-system';
import { useLocale, useText } from '@euro/platform/react';
import { type Format, useFormat } from '../hooks/useFormat.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { markOf } from '../parts/player-card/shirtOf.js';
import type { SheetStatus } from '../parts/player-sheet/PlayerSheet.js';

const DAY = 24 * 60 * 60_000;
/** News is old then, in ms. */
const OLD = 2 * DAY;

/** Whether a player can play, with the source and when, or what it is worked out from; undefined for nothing to say. */
export function useStatus(player: Player): SheetStatus | undefined {
  const t = useText(sheetTexts);
  const format = useFormat();
  const language = useLocale();
  const now = useClock()();
  const mark = markOf(player);
  const { news, cards, leftAt } = player;
  if (leftAt) return { mark, text: t('hasLeft', { date: format.mediumDay(leftAt) }) };
  if (news && news.kind === (mark ?? 'available')) {
    const isOld = now - Date.parse(news.at) > OLD;
    if (isOld && !mark) return undefined;
    const [own, other] = language === 'nl' ? [news.nl, news.en] : [news.en, news.nl];
    const reason = own ?? other;
    const status = t(`is.${news.kind}`);
    return {
      mark,
      text: reason === null ? status : t('newsLine', { status, reason }),
      detail: isOld
        ? t('noNewsSince', { source: news.source, moment: format.dayAndTime(news.at) })
        : t(`newsAt.${dayOf(news, now, format)}`, {
            source: news.source,
            time: format.time(news.at),
            moment: format.dayAndTime(news.at),
          }),
    };
  }
  if (!mark) return undefined;
  const { homeId, awayId } = cards?.match ?? {};
  return {
    mark,
    text: t(`is.${mark}`),
    detail:
      cards?.kind === mark && homeId && awayId
        ? t('fromCards', { home: homeId.short, away: awayId.short })
        : undefined,
  };
}

function dayOf({ at }: PlayerNews, now: number, format: Format): 'today' | 'yesterday' | 'earlier' {
  const date = format.date(at);
  if (date === format.date(now)) return 'today';
  return date === format.date(now - DAY) ? 'yesterday' : 'earlier';
}
