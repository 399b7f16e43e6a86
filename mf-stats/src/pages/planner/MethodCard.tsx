import { bareButton, Card, Flag, numeral, Soft, token } from '@euro/design-system';
import {
  CardBody,
  difficultyTexts,
  FixtureDifficulty,
  ratings,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { DifficultyOf } from '../../domain/programme.js';
import { plannerTexts } from '../../texts/plannerTexts.js';

const Details = styled.details`
  summary {
    ${bareButton}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 56px;
    padding: 0 16px;
    list-style: none;
    font-size: 1rem;
    font-weight: 800;
    font-stretch: 112%;
    &::-webkit-details-marker { display: none; }
    &:focus-visible { outline-offset: -3px; }
  }
  &[open] > summary > svg { transform: rotate(180deg); }
`;

const Text = styled(CardBody)`
  display: grid;
  gap: 10px;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3rem 8.5rem;
  gap: 8px;
  align-items: center;
  min-height: 40px;
  padding: 4px 16px;
  border-top: 1px solid ${token.line};
  font-size: 0.875rem;
  & > :first-child { display: flex; align-items: center; gap: 8px; font-weight: 650; }
`;

const Rating = styled.span`
  ${numeral}
  font-size: 0.9375rem;
  text-align: right;
`;

/** Explains the difficulties: the parts of a rating, and the rating of each nation. */
export function MethodCard({ difficultyOf }: { readonly difficultyOf: DifficultyOf }) {
  const t = useText(plannerTexts);
  const difficulty = useText(difficultyTexts);
  const world = useWorld();
  const names = useNames();
  const format = useFormat();
  const strengths = useMemo(() => [...ratings(world)].sort(([, one], [, other]) => other - one), [world]);
  return (
    <Card>
      <Details>
        <summary>
          <span>{t('method')}</span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <Text>
          <Soft>{difficulty('method')}</Soft>
          <Soft>{t('method.rating')}</Soft>
          <Soft>{t('method.levels')}</Soft>
        </Text>
        <ul aria-label={t('method.nations')}>
          {strengths.map(([clubId, rating]) => (
            <Row key={clubId}>
              <span>
                <Flag nation={names.clubCode(clubId)} size={24} />
                <span>{names.club(clubId)}</span>
              </span>
              <Rating>{format.whole(Math.round(rating * 100))}</Rating>
              <FixtureDifficulty level={difficultyOf(clubId)} />
            </Row>
          ))}
        </ul>
      </Details>
    </Card>
  );
}
