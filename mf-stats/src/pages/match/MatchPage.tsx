import {
  Card,
  EmptyState,
  ErrorState,
  NotFound,
  PageBody,
  PitchSkeleton,
  Skeleton,
  Wrap,
} from '@euro/design-system';
import type { PageProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { commonTexts } from '../../messages/commonTexts.js';
import { matchTexts } from '../../messages/matchTexts.js';
import { matchPhase } from '../../model/matchFacts.js';
import { useNow } from '../../model/useNow.js';
import { PlayerPanel } from '../../player/PlayerPanel.js';
import { MatchBand } from './MatchBand.js';
import { MatchDeeds } from './MatchDeeds.js';
import { SideCard } from './SideCard.js';
import { type MatchKnowledge, useMatch } from './useMatch.js';
import { useOpenPlayer } from './useOpenPlayer.js';

const Sides = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  @media (min-width: 1024px) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
`;

/** One match: the score, who scored, and both sides with everybody's points (spec §2 "/match/{id}"). */
export function MatchPage({ params }: PageProps) {
  const t = useText(matchTexts);
  const knowledge = useMatch(params.id ?? '');
  if (knowledge.status === 'missing')
    return (
      <NotFound
        title={t('missing.title')}
        text={t('missing.text')}
        homeText={t('missing.back')}
        homeHref="/deadlines"
      />
    );
  return (
    <>
      <MatchBand match={knowledge.match} />
      <PageBody as="div">
        <Wrap>
          <MatchBody knowledge={knowledge} />
        </Wrap>
      </PageBody>
    </>
  );
}

interface MatchBodyProps {
  readonly knowledge: Exclude<MatchKnowledge, { readonly status: 'missing' }>;
}

function MatchBody({ knowledge }: MatchBodyProps) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  if (knowledge.status === 'loading') return <Bones label={t('loading')} />;
  if (knowledge.status === 'failed')
    return (
      <Card>
        <ErrorState
          title={t('error.title')}
          text={knowledge.message}
          retryText={common('retry')}
          onRetry={knowledge.retry}
        />
      </Card>
    );
  return <Played {...knowledge} />;
}

type ReadyMatch = Extract<MatchKnowledge, { readonly status: 'ready' }>;

function Played({ match, home, away }: ReadyMatch) {
  const player = useOpenPlayer();
  const somebodyPlayed = [...(home?.players ?? []), ...(away?.players ?? [])].some((one) => one.in > 0);
  if (!home || !away || !somebodyPlayed) return <NothingYet match={match} />;
  return (
    <>
      <MatchDeeds match={match} home={home} away={away} />
      <Sides>
        <SideCard side={home} onOpen={player.open} />
        <SideCard side={away} onOpen={player.open} />
      </Sides>
      {player.id !== null && <PlayerPanel id={player.id} matchId={match.id} onClose={player.close} />}
    </>
  );
}

function NothingYet({ match }: Pick<ReadyMatch, 'match'>) {
  const t = useText(matchTexts);
  const phase = matchPhase(match, useNow());
  return (
    <Card>
      <EmptyState
        art={<CalendarClock size={56} strokeWidth={1.25} aria-hidden />}
        title={t('before.title')}
        text={t(phase === 'during' ? 'during.text' : 'before.text')}
      />
    </Card>
  );
}

const BoneCard = styled(Card)`
  margin-bottom: 16px;
  padding: 24px;
  @media (min-width: 768px) { margin-bottom: 24px; }
`;

/** As high as four rows of deeds. */
const BoneRows = styled.div`
  display: grid;
  justify-items: center;
  align-content: space-evenly;
  height: 216px;
`;

function Bones({ label }: { readonly label: string }) {
  return (
    <>
      <BoneCard aria-hidden>
        <Skeleton $width={240} $height={26} />
        <BoneRows>
          {['goals', 'assists', 'yellow', 'red'].map((row) => (
            <Skeleton key={row} $width="44%" $height={18} />
          ))}
        </BoneRows>
      </BoneCard>
      <Sides>
        <PitchSkeleton label={label} />
        <PitchSkeleton label={label} />
      </Sides>
    </>
  );
}
