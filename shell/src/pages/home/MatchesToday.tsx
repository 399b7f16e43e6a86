import type { Club, Match } from '@euro/api-contract';
import { formatClockTime, formatDate, useTimeLeft } from '@euro/design-system';
import type { Locale } from '@euro/platform';
import {
  formatLocale,
  lazyPage,
  type Translate,
  useLocale,
  usePlatform,
  useShared,
  useText,
} from '@euro/platform/react';
import type { ReactNode } from 'react';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { homeTexts } from '../texts/homeTexts.js';
import { matchesTodayTexts } from '../texts/matchesTodayTexts.js';
import { MatchesComing, MatchesFailed, MatchesPlace } from './MatchesPlace.js';
import { endOfDay, matchesOfTheDay } from './matchesOfTheDay.js';
import { TodayStrip } from './today/TodayStrip.js';

type Say = Translate<keyof typeof matchesTodayTexts.nl>;

/** Most days there are matches: the text for none is loaded later. */
const fetchParts = () => import(/* webpackChunkName: "later" */ '../../ui/failureParts.js');
const EmptyState = lazyPage(async () => (await fetchParts()).EmptyState);
const ErrorState = lazyPage(async () => (await fetchParts()).ErrorState);
/** Few matches are postponed or called off. */
const StateWord = lazyPage(async () => (await fetchParts()).StateWord);

/** Preloads it. */
export async function fetchMatchStates(): Promise<void> {
  await Promise.all([EmptyState.preload(), ErrorState.preload(), StateWord.preload()]);
}

/** The strip under the hero: today's matches, or the next ones. */
export function MatchesToday() {
  const t = useText(matchesTodayTexts);
  const retryText = useText(homeTexts)('retry');
  const locale = useLocale();
  const { clock, navigation, state } = usePlatform();
  const shared = useShared(state.matches);
  const clubs = useShared(state.clubs);
  // Draws again each minute, so that the strip turns over at midnight.
  useTimeLeft(endOfDay(clock.now()), 'minute', clock.now);

  if (!shared.value) {
    if (shared.status === 'loading') return <MatchesComing />;
    return (
      <MatchesPlace>
        <Place>
          <ErrorState
            title={t('day.failed')}
            retryText={retryText}
            onRetry={() => state.refresh('matches')}
          />
        </Place>
      </MatchesPlace>
    );
  }

  const today = matchesOfTheDay(shared.value.matches, clock.now());
  if (!today) {
    return (
      <MatchesPlace>
        <Place>
          <EmptyState title={t('day.empty')} />
        </Place>
      </MatchesPlace>
    );
  }
  const { when, day, weekId, matches } = today;
  return (
    <TodayStrip
      title={t(when)}
      detail={t('day.detail', { day: formatDate(day, formatLocale(locale)), week: weekId })}
      matches={matches.map((match) => {
        const home = side(match.homeId?.id, clubs, locale, t);
        const away = side(match.awayId?.id, clubs, locale, t);
        const { time, place, spoken = place } = writeMoment(match, formatLocale(locale), t);
        const path = `/match/${match.id}`;
        const words = `${home.name} – ${away.name}, ${time}, `;
        return {
          id: match.id,
          home,
          away,
          time,
          place,
          live: match.status === 'live',
          label: match.state ? (
            <>
              <span>{words}</span>
              {place}
            </>
          ) : (
            words + spoken
          ),
          // A match has a page worth seeing once it has begun (spec §2).
          href: match.status !== 'scheduled' && navigation.has(path) ? path : undefined,
        };
      })}
    />
  );
}

function Place({ children }: { readonly children: ReactNode }) {
  return (
    <PartBoundary
      retry="with-others"
      fallback={(failure, retry) => <MatchesFailed failure={failure} onRetry={retry} />}
    >
      {children}
    </PartBoundary>
  );
}

function side(id: number | undefined, clubs: readonly Club[], locale: Locale, t: Say) {
  const club = clubs.find((candidate) => candidate.id === id);
  return { nation: club?.short ?? '', name: club?.[locale] ?? t('match.unknown') };
}

interface Moment {
  readonly time: string;
  readonly place: ReactNode;
  /** The place in words, where it is written in signs. */
  readonly spoken?: string;
}

/**
 * Kick-off and city before a match; score and minute while it is played; score and how it ended afterwards; a state that
 * takes another course in a word.
 */
function writeMoment(match: Match, locale: ReturnType<typeof formatLocale>, t: Say): Moment {
  const { date, city, status, minute, homeScore, awayScore, penHome, penAway, extraTime, state } = match;
  const live = t('match.live');
  const isLive = status === 'live';
  const word = state && <StateWord state={state} />;
  if (homeScore === null || awayScore === null)
    return { time: word ? '–' : formatClockTime(date, locale), place: word ?? (isLive ? live : city) };
  const time = `${homeScore}–${awayScore}`;
  if (word) return { time, place: word };
  if (isLive) {
    if (minute === null) return { time, place: live };
    const spoken = `${live}, ${t('match.minute.spoken', { minute })}`;
    return { time, place: t('match.minute', { minute }), spoken };
  }
  const outcome =
    penHome !== null && penAway !== null
      ? t('match.penalties', { home: penHome, away: penAway })
      : t(extraTime ? 'match.extraTime' : 'match.finished');
  return { time, place: outcome };
}
