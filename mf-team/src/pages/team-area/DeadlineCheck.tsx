import { Button, Card, CardHeader, ListRow, StatusMark, token } from '@euro/design-system';
import { COACH, type DraftSquad } from '@euro/game';
import { useText } from '@euro/platform/react';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { deadlineWorries, type Worry } from '../../domain/deadlineWorries.js';
import type { World } from '../../domain/world.js';
import { useNames } from '../../hooks/useNames.js';
import { teamTexts } from '../../messages/teamTexts.js';
import { CardBody } from '../../parts/layout.js';

interface DeadlineCheckProps {
  draft: DraftSquad;
  world: World;
  weekId: number;
  /** Marks a starter for a swap. */
  onSwap: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}

const TITLES = { injured: 'isInjured', banned: 'isBanned', 'no-match': 'hasNoMatch' } as const;

/** Who of the team can't play, with what to do about it. */
export function DeadlineCheck({ draft, world, weekId, onSwap, onOpen }: DeadlineCheckProps) {
  const titleId = useId();
  const t = useText(teamTexts);
  const names = useNames(world);
  const worries = deadlineWorries(draft, weekId, world);
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
          {worries.map((worry) => {
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
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t(maySwap ? 'swapPlayer' : 'viewPlayer', { name })}
                    onClick={() => (maySwap ? onSwap(worry.playerId) : onOpen(worry.playerId))}
                  >
                    {t(maySwap ? 'swap' : 'view')}
                  </Button>
                }
              />
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** Where he stands in the lineup. */
function placeOf({ playerId, role, benchPlace }: Worry, draft: DraftSquad, world: World) {
  if (playerId === draft.captainId) return 'isCaptain';
  if (playerId === draft.viceCaptainId) return 'isViceCaptain';
  if (role === 'starting') {
    return world.players.get(playerId)?.positionId === COACH ? 'isCoach' : 'inStarting';
  }
  return BENCH_PLACES[benchPlace] ?? 'benchKeeper';
}

const BENCH_PLACES = ['benchKeeper', 'bench1', 'bench2', 'bench3'] as const;

const AllFit = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 15px;
  svg { flex: none; color: ${token.positiveText}; }
`;
