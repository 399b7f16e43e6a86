import { Button, ButtonLink, Card, CardHeader, ListRow, token } from '@euro/design-system';
import { COACH, type DraftSquad } from '@euro/game';
import { CardBody, StatusMark, useNames, useWorld, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { CircleCheck } from 'lucide-react';
import { memo, useId, useState } from 'react';
import styled from 'styled-components';
import { deadlineWorries, type Worry } from '../../domain/deadlineWorries.js';
import { teamTexts } from '../../texts/teamTexts.js';

interface DeadlineCheckProps {
  draft: DraftSquad;
  weekId: number;
  /** Where a player can be traded; null while that is unavailable. */
  transfersHref: string | null;
  /** Marks a starter for a swap. */
  onSwap: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}

const TITLES = {
  eliminated: 'isEliminated',
  injured: 'isInjured',
  banned: 'isBanned',
  'no-match': 'hasNoMatch',
} as const;

/** Rows that are shown at first: the card must not push what is below it away. */
const FIRST = 5;

/** Players of the team who can't play, with actions. */
export const DeadlineCheck = memo(function DeadlineCheck({
  draft,
  weekId,
  transfersHref,
  onSwap,
  onOpen,
}: DeadlineCheckProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(teamTexts);
  const names = useNames();
  const [showsAll, setShowsAll] = useState(false);
  const worries = deadlineWorries(draft, weekId, world);
  const shown = showsAll ? worries : worries.slice(0, FIRST);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('beforeDeadline')} />
      {worries.length === 0 ? (
        <CardBody>
          <AllFit>
            <CircleCheck aria-hidden />
            {t('allFit')}
          </AllFit>
        </CardBody>
      ) : (
        <ul>
          {shown.map((worry) => {
            const name = names.player(worry.playerId);
            const maySwap =
              worry.role === 'starting' && world.players.get(worry.playerId)?.positionId !== COACH;
            return (
              <ListRow
                key={worry.playerId}
                leading={<StatusMark mark={worry.kind === 'no-match' ? 'doubtful' : worry.kind} size={24} />}
                title={t(TITLES[worry.kind], { name })}
                detail={
                  worry.kind === 'no-match'
                    ? t('noMatchText', { week: weekId })
                    : t(placeOf(worry, draft, world))
                }
                trailing={
                  maySwap ? (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t('swapPlayer', { name })}
                      onClick={() => onSwap(worry.playerId)}
                    >
                      {t('swap')}
                    </Button>
                  ) : transfersHref !== null && worry.kind !== 'injured' ? (
                    <ButtonLink
                      variant="secondary"
                      size="small"
                      href={transfersHref}
                      aria-label={t('tradePlayer', { name })}
                    >
                      {t('trade')}
                    </ButtonLink>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t('viewPlayer', { name })}
                      onClick={() => onOpen(worry.playerId)}
                    >
                      {t('view')}
                    </Button>
                  )
                }
              />
            );
          })}
        </ul>
      )}
      {shown.length < worries.length && (
        <CardBody>
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t('showAllWorries', { count: worries.length })}
          </Button>
        </CardBody>
      )}
    </Card>
  );
});

/** Where he is in the lineup. */
function placeOf({ playerId, role, benchPlace }: Worry, draft: DraftSquad, world: World) {
  if (playerId === draft.captainId) return 'isCaptain';
  if (playerId === draft.viceCaptainId) return 'isViceCaptain';
  if (role === 'starting') {
    return world.players.get(playerId)?.positionId === COACH ? 'isCoach' : 'inStarting';
  }
  return BENCH_PLACES[benchPlace] ?? 'benchLater';
}

const BENCH_PLACES = ['benchKeeper', 'bench1', 'bench2', 'bench3'] as const;

const AllFit = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 0.9375rem;
  svg { flex: none; color: ${token.positiveText}; }
`;
