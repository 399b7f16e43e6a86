import type { TeamPoints } from '@euro/api-contract';
import { useAnnounce } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { use, useEffect, useRef } from 'react';
import { everKnown, feedItems, newItems } from '../../domain/pointsFeed.js';
import { useFeedWords } from '../../hooks/useFeedWords.js';
import { NewsContext } from '../../hooks/useIsNews.js';
import { feedNewsTexts } from '../../texts/feedNewsTexts.js';

/** Events within this time are announced together; milliseconds. */
const BURST_MS = 1_500;
/** Items that an announcement names; the others are counted. */
const NAMED = 3;

export interface FeedNewsProps {
  readonly points: TeamPoints;
  readonly isOwn: boolean;
}

/**
 * Announces events of the team politely and once: none of the first response, and those within {@link BURST_MS} in one
 * sentence with the new score. Renders nothing.
 */
export function FeedNews({ points, isOwn }: FeedNewsProps) {
  const announce = useAnnounce();
  const t = useText(feedNewsTexts);
  const wordsOf = useFeedWords(points.weekId);
  const format = useFormat();
  const isNews = use(NewsContext);
  const previous = useRef(stateOf(points));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = useRef(() => {});

  useEffect(() => {
    say.current = () => {
      const { items, score } = stateOf(points);
      const words = newItems(previous.current.items, items).flatMap((item) => wordsOf(item) ?? []);
      const text = { name: points.teamName, points: format.teamPoints(score) };
      const sentences = [
        ...words.slice(0, NAMED).map((each) => t('feedSaid', { ...each })),
        ...(words.length > NAMED ? [t('feedMore', { count: words.length - NAMED })] : []),
        ...(score === previous.current.score ? [] : [t(isOwn ? 'scoreNow' : 'scoreNowOther', text)]),
      ];
      previous.current = { points, items: everKnown(previous.current.items, items), score };
      if (sentences.length > 0) announce(sentences.join(' '));
    };
  });

  useEffect(() => {
    const last = previous.current.points;
    const isSame =
      (isNews || last === points) && last.teamId === points.teamId && last.weekId === points.weekId;
    if (!isSame) {
      clearTimeout(timer.current);
      timer.current = undefined;
      previous.current = stateOf(points);
    }
    if (previous.current.points === points) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      say.current();
    }, BURST_MS);
  }, [points, isNews]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return null;
}

const stateOf = (points: TeamPoints) => ({
  points,
  items: feedItems(points.selections, () => 0),
  score: points.visibleWeekPoints,
});
