import { Button, ButtonLink, Card, CardHeader, ListRow, token } from '@euro/design-system';
import { COACH, type DraftSquad } from '@euro/game';
import { CardBody, markOf, StatusMark, useNames, useWorld, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { CircleCheck } from 'lucide-react';
import { memo, useId, useState } from 'react';
import styled from 'styled-components';
import { isOutForGood, type LineupWarning, lineupWarnings } from '../../domain/lineupWarnings.js';
import { teamTexts } from '../../texts/teamTexts.js';

interface DeadlineCheckProps {
  draft: DraftSquad;
  weekId: number;
  /** Address that replaces a player; absent while transfers are unavailable. */
  replaceHref: ((playerId: number) => string) | undefined;
  /** Another card replaces players who are out of the competition. */
  isRepaired: boolean;
  /** Marks a starter for a swap. */
  onSwap: (playerId: number) => void;
  onOpen: (playerId: number) => void;
}

const TITLES = {
  eliminated: 'isEliminated',
  left: 'hasLeft',
  injured: 'isInjured',
  banned: 'isBanned',
  'no-match': 'hasNoMatch',
} as const;

/** Rows at first, so that the card does not push the content below away. */
const FIRST = 5;

/** Players of the team who can't play, with actions. */
export const DeadlineCheck = memo(function DeadlineCheck({
  draft,
  weekId,
  replaceHref,
  isRepaired,
  onSwap,
  onOpen,
}: DeadlineCheckProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(teamTexts);
  const names = useNames();
  const [showsAll, setShowsAll] = useState(false);
  const warnings = lineupWarnings(draft, weekId, world).filter(
    (warning) => !(isRepaired && isOutForGood(warning)),
  );
  const visibleWarnings = showsAll ? warnings : warnings.slice(0, FIRST);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('beforeDeadline')} />
      {warnings.length === 0 ? (
        <CardBody>
          <AllFit>
            <CircleCheck aria-hidden />
            <span>{t('allFit')}</span>
          </AllFit>
        </CardBody>
      ) : (
        <ul>
          {visibleWarnings.map((warning) => {
            const name = names.player(warning.playerId);
            const player = world.players.get(warning.playerId);
            const maySwap = warning.canSwap && !(replaceHref && isOutForGood(warning));
            return (
              <ListRow
                key={warning.playerId}
                leading={
                  <StatusMark
                    mark={(warning.kind !== 'no-match' && player && markOf(player)) || 'doubtful'}
                    size={24}
                  />
                }
                title={t(TITLES[warning.kind], { name })}
                detail={
                  warning.kind === 'no-match'
                    ? t('noMatchText', { week: weekId })
                    : t(placeOf(warning, draft, world))
                }
                trailing={
                  !maySwap && replaceHref ? (
                    <ButtonLink
                      variant="secondary"
                      size="small"
                      href={replaceHref(warning.playerId)}
                      aria-label={t('replacePlayer', { name })}
                    >
                      {t('replace')}
                    </ButtonLink>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t(maySwap ? 'swapPlayer' : 'viewPlayer', { name })}
                      onClick={() => (maySwap ? onSwap : onOpen)(warning.playerId)}
                    >
                      {t(maySwap ? 'swap' : 'view')}
                    </Button>
                  )
                }
              />
            );
          })}
        </ul>
      )}
      {visibleWarnings.length < warnings.length && (
        <CardBody>
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t('showAllWarnings', { count: warnings.length })}
          </Button>
        </CardBody>
      )}
    </Card>
  );
});

/** His place in the lineup. */
function placeOf({ playerId, role, benchPlace }: LineupWarning, draft: DraftSquad, world: World) {
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
