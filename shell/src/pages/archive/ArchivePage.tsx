import { BrandLink, media, Wrap } from '@euro/design-system';
import { champion } from '@euro/game';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { type ComponentType, useMemo } from 'react';
import styled from 'styled-components';
import { useLine } from '../../competition/switcher/CompetitionCard.js';
import type { CompetitionNow } from '../../competition/switcher/useCompetitions.js';
import { useCompetition } from '../../competition/useCompetition.js';
import { PagePlaceholder } from '../../ui/PagePlaceholder.js';
import type { HomePageProps } from '../home/HomePage.js';
import { archiveTexts } from '../texts/archiveTexts.js';
import { BestPlayersCard } from './BestPlayersCard.js';
import { FinalRankingCard } from './FinalRankingCard.js';
import { type Archive, useArchive } from './useArchive.js';

interface ArchivePageProps {
  /** The front page, which this script does not bring. */
  readonly Front: ComponentType<HomePageProps>;
}

/**
 * `/home` of a finished competition, for users without a team in it: champion, final tables, and a link to the running
 * competition.
 */
export function ArchivePage({ Front }: ArchivePageProps) {
  const { state } = usePlatform();
  const matches = useShared(state.matches);
  const clubs = useShared(state.clubs);
  const { archive, retry } = useArchive();
  const words = useWords(archive?.runningCompetition ?? null);
  const Under = useMemo(
    () => archive && (() => <Tables archive={archive} onRetry={retry} />),
    [archive, retry],
  );
  // All at once: a page that fills from top to bottom moves under the finger.
  if (!Under || matches.status === 'loading' || clubs.length === 0) return <PagePlaceholder kind="home" />;
  return <Front words={words} Under={Under} />;
}

/** The hero's texts: the champion, the final score, and a link to the running competition. */
function useWords(runningCompetition: CompetitionNow | null): HomePageProps['words'] {
  const t = useText(archiveTexts);
  const language = useLocale();
  const { own } = useCompetition();
  const { state } = usePlatform();
  const clubs = useShared(state.clubs);
  const winner = champion(useShared(state.matches).value?.matches ?? []);
  const nameOf = (id: number) => clubs.find((club) => club.id === id)?.[language] ?? '';
  const short = own?.short[language];
  const result = () => {
    if (!winner) return '';
    const other = nameOf(winner.otherId);
    const score = winner.score.join('-');
    const penalties = winner.penalties?.join('-');
    return penalties ? t('finalPenalties', { other, score, penalties }) : t('final', { other, score });
  };
  return {
    title: winner ? (
      <>
        <span>{t('champion', { nation: nameOf(winner.clubId) })}</span> <em>{`${short ?? ''}.`}</em>
      </>
    ) : (
      <>
        {short && <span>{short}</span>} <em>{t('played')}</em>
      </>
    ),
    lead: `${result()} ${t('readOnly')}`.trim(),
    deadlineTitle: '',
    countdown: null,
    actions: runningCompetition && <Running now={runningCompetition} />,
  };
}

interface TablesProps {
  readonly archive: Archive;
  readonly onRetry: () => void;
}

function Tables({ archive: { ranking, players }, onRetry }: TablesProps) {
  return (
    <Wrap>
      <Columns>
        <FinalRankingCard ranking={ranking} onRetry={onRetry} />
        <BestPlayersCard players={players} onRetry={onRetry} />
      </Columns>
    </Wrap>
  );
}

function Running({ now }: { readonly now: CompetitionNow }) {
  const t = useText(archiveTexts);
  const language = useLocale();
  const { slug, short, state, brand } = now.competition;
  return (
    <Way>
      <BrandLink
        href={`${slug && `/${slug}`}/`}
        colours={brand?.colours}
        emblem={brand?.emblem}
        title={t(state === 'running' ? 'running' : 'open', { name: short[language] })}
        detail={useLine(now)}
      />
    </Way>
  );
}

const Way = styled.div`
  max-width: 480px;
  margin-top: 24px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  padding-top: 24px;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; padding-top: 32px; }
`;
