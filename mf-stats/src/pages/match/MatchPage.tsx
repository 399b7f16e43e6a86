import type { Match } from '@euro/api-contract';
import { Card, EmptyState, ErrorState, NotFound, PageBody, Skeleton, Wrap } from '@euro/design-system';
import { EmptyPitch, PlayerDetails, PlayerPanel, useFetchAhead } from '@euro/game-ui';
import type { PageProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type MatchPhase, matchPhase } from '../../domain/matchFacts.js';
import { useNow } from '../../domain/useNow.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { MatchBand } from './MatchBand.js';
import { MatchEvents } from './MatchEvents.js';
import { EVENT_KINDS, hasLineups } from './matchSheet.js';
import { NewsCard } from './NewsCard.js';
import { Outlook } from './Outlook.js';
import { PlayerPoints } from './PlayerPoints.js';
import { SideCard } from './SideCard.js';
import { type MatchKnowledge, useMatch } from './useMatch.js';
import { useOpenPlayer } from './useOpenPlayer.js';

const Sides = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  @media (min-width: 64em) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
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
  if (knowledge.status === 'loading') return <Bones label={t('loading')} match={knowledge.match} />;
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
  return <Sheet {...knowledge} />;
}

type ReadyMatch = Extract<MatchKnowledge, { readonly status: 'ready' }>;

/** Both sides: who starts once that is announced, then everything of everybody as it comes in. */
function Sheet({ match, home, away }: ReadyMatch) {
  const player = useOpenPlayer();
  useFetchAhead(PlayerDetails);
  const phase = matchPhase(match, useNow());
  const [isFollowed, setFollowed] = useState(phase !== 'after');
  if (phase !== 'after' && !isFollowed) setFollowed(true);
  if (!home || !away || !hasLineups({ home, away })) return <NothingYet match={match} phase={phase} />;
  const matchProps = { match, phase, isFollowed, onOpen: player.open };
  return (
    <>
      {phase === 'before' ? (
        <Outlook match={match} isAnnounced />
      ) : (
        <MatchEvents home={home} away={away} {...matchProps} />
      )}
      <Sides>
        <SideCard side={home} {...matchProps} />
        <SideCard side={away} {...matchProps} />
      </Sides>
      {phase !== 'before' && (
        <PlayerPoints
          match={match}
          home={home}
          away={away}
          isLive={phase === 'during'}
          onOpen={player.open}
        />
      )}
      {player.id !== null && (
        <PlayerPanel playerId={player.id} weekId={match.weekId} onClose={player.close} />
      )}
    </>
  );
}

function NothingYet({ match, phase }: { readonly match: Match; readonly phase: MatchPhase }) {
  const t = useText(matchTexts);
  return (
    <>
      {phase === 'before' && <Outlook match={match} />}
      <Card>
        <EmptyState
          art={<CalendarClock size={56} strokeWidth={1.25} aria-hidden />}
          title={t('before.title')}
          text={t(phase === 'before' ? 'before.text' : 'during.text')}
        />
      </Card>
    </>
  );
}

/** As high as four rows of events. */
const BoneRows = styled.div`
  display: grid;
  justify-items: center;
  align-content: space-evenly;
  height: 13.5rem;
`;

function Bones({ label, match }: { readonly label: string; readonly match: Match | null }) {
  const now = useNow();
  const isFollowed = match !== null && matchPhase(match, now) !== 'after';
  return (
    <>
      <NewsCard aria-hidden data-steady={isFollowed || undefined}>
        <Skeleton $width={240} $height={26} />
        <BoneRows>
          {EVENT_KINDS.map((kind) => (
            <Skeleton key={kind} $width="44%" $height={18} />
          ))}
        </BoneRows>
      </NewsCard>
      <Sides>
        <EmptyPitch label={label} />
        <EmptyPitch label={label} />
      </Sides>
    </>
  );
}
