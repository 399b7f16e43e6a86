import { Card, CardHeader, Jersey, numeral, token } from '@euro/design-system';
import { commonTexts, FixtureDifficulty, shirtOf, useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { plannerTexts } from '../../texts/plannerTexts.js';
import type { CaptainAdvice } from './captains.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: 3rem 40px minmax(0, 1fr);
  gap: 4px 10px;
  align-items: center;
  padding: 10px 16px;
  border-top: 1px solid ${token.line};
  .em-jersey { width: 40px; height: 40px; }
  b { display: block; font-size: 0.9375rem; line-height: 1.25; font-weight: 750; }
  small { display: block; font-size: 0.75rem; line-height: 1.4; color: ${token.inkSoft}; }
  & > :last-child { grid-column: 3; }
  @container (min-width: 26rem) {
    grid-template-columns: 3rem 40px minmax(0, 1fr) auto;
    & > :last-child { grid-column: auto; }
  }
`;

const Week = styled.span`
  ${numeral}
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

const Box = styled.div`
  container-type: inline-size;
`;

/** For each matchday the man of whom most points are expected, with his match. */
export function CaptainsCard({ captains }: { readonly captains: readonly CaptainAdvice[] }) {
  const t = useText(plannerTexts);
  const common = useText(commonTexts);
  const names = useNames();
  const format = useFormat();
  const titleId = useId();
  if (captains.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('captains')} />
      <Box as="ul">
        {captains.map(({ weekId, player, entry, expected }) => (
          <Row key={weekId}>
            <Week>{t('week.short', { week: weekId })}</Week>
            <Jersey {...shirtOf(player, names.clubCode(player.clubId))} />
            <div>
              <b>{names.player(player.id)}</b>
              <small>
                {common(entry.fixture.home ? 'homeAgainst' : 'awayAgainst', {
                  opponent: names.club(entry.fixture.opponent.id),
                })}
              </small>
              <small>{t('expected', { points: format.oneDecimal(expected) })}</small>
            </div>
            <FixtureDifficulty level={entry.level} />
          </Row>
        ))}
      </Box>
    </Card>
  );
}
