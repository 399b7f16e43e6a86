import type { ResponseOf } from '@euro/api-contract';
import { Card, Num, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { matchdayTexts } from '../texts/matchdayTexts.js';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
  gap: 20px 24px;
  & > div { display: flex; flex-direction: column; gap: 6px; }
  dt { font-size: 0.875rem; font-weight: 600; color: ${token.inkSoft}; }
  dd { line-height: 1.2; }
  small { display: block; margin-top: 2px; font-size: 0.875rem; color: ${token.inkSoft}; }
`;

const Clock = styled.div`
  grid-column: 1 / -1;
`;

interface FiguresCardProps {
  readonly overview: ResponseOf<'GET admin/overview'>;
}

/** The game's clock, and how many there are of everything. */
export function FiguresCard({ overview: { now, speed, counts } }: FiguresCardProps) {
  const t = useText(matchdayTexts);
  const format = useFormat();
  const figures = [
    ['usersCount', format.whole(counts.users)],
    ['teamsCount', format.whole(counts.teams)],
    ['premiumCount', format.whole(counts.premium)],
    ['income', format.price(counts.income)],
  ] as const;
  return (
    <Card $padded aria-label={t('numbers')}>
      <Facts>
        <Clock>
          <dt>{t('clock')}</dt>
          <dd>
            <Num $size={22}>{format.moment(now)}</Num>
            <small>{pace()}</small>
          </dd>
        </Clock>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Num $size={28}>{figure}</Num>
            </dd>
          </div>
        ))}
      </Facts>
    </Card>
  );

  function pace(): string {
    if (speed === 0) return t('clock.still');
    return speed === 1 ? t('clock.real') : t('clock.speed', { speed: format.factor(speed) });
  }
}
