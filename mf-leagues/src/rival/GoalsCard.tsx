import { Card, CardHeader, ListRow, numeral, token } from '@euro/design-system';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { goalSwings } from '../domain/goalSwings.js';
import { outcomeOf, signedDifference } from '../duels/duelScore.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import { Shirt } from './Plate.js';
import type { Sides } from './Sides.js';
import { useGoalWords } from './useGoalWords.js';
import { useLookups } from './useLookups.js';

/** Goals that are shown of the best ones, and of the worst ones. */
const EACH = 3;

/** The lead after one more goal of each player who plays, best first; nothing while nobody does. */
export function GoalsCard({ own, other, name }: Sides) {
  const t = useText(rivalTexts);
  const { teamPoints } = useFormat();
  const names = useNames();
  const words = useGoalWords(name);
  const swings = goalSwings(own.selections, other.selections, useLookups(own.weekId));
  const shown = swings.filter((_, at) => at < EACH || at >= swings.length - EACH);
  const lead = own.visibleWeekPoints - other.visibleWeekPoints;
  if (shown.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={t('oneGoal')}
        aside={<small>{t('now', { lead: signedDifference(lead, teamPoints) })}</small>}
      />
      <ul>
        {shown.map((goal) => (
          <ListRow
            key={goal.playerId}
            leading={<Shirt playerId={goal.playerId} size={40} />}
            title={t('scores', { player: names.player(goal.playerId) })}
            detail={words(goal)}
            trailing={
              <Lead data-outcome={outcomeOf(lead + goal.swing, 0)}>
                {signedDifference(lead + goal.swing, teamPoints)}
              </Lead>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

const Lead = styled.strong`
  ${numeral}
  font-size: 1.125rem;
  &[data-outcome='won'] { color: ${token.positiveText}; }
  &[data-outcome='lost'] { color: ${token.danger}; }
`;
