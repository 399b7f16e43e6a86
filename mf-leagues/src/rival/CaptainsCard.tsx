import type { TeamPoints } from '@euro/api-contract';
import { Card, CardHeader, numeral, Soft, token, VisuallyHidden } from '@euro/design-system';
import { COACH } from '@euro/game';
import { BandIcon, CardBody, useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { type CaptainChoice, captainChoices } from '../domain/captainChoices.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import { Shirt } from './Plate.js';
import type { Sides } from './Sides.js';
import { useLookups } from './useLookups.js';

/** What both teams would have with another captain; nothing before somebody played. */
export function CaptainsCard({ own, other, name }: Sides) {
  const t = useText(rivalTexts);
  const { teamPoints } = useFormat();
  const names = useNames();
  const choicesOf = useChoices(own.weekId);
  const [ownChoices, otherChoices] = [choicesOf(own), choicesOf(other)];
  const [ownBest, otherBest] = [ownChoices[0], otherChoices[0]];
  if (!ownBest || !otherBest) return null;
  const isOver = ![...own.selections, ...other.selections].some(
    ({ counted, status }) => counted && ['playing', 'to-play'].includes(status),
  );
  const valuesOf = (best: CaptainChoice) => ({
    name,
    player: names.player(best.playerId),
    points: teamPoints(best.total),
  });
  const sentences = [
    t(ownBest.isChosen ? 'choseBest' : 'youCould', valuesOf(ownBest)),
    t(otherBest.isChosen ? 'otherChoseBest' : 'otherCould', valuesOf(otherBest)),
  ];
  return (
    <Card>
      <CardHeader title={t('otherCaptain')} aside={!isOver && <small>{t('untilNow')}</small>} />
      <CardBody>
        <Soft>{sentences.join(' ')}</Soft>
      </CardBody>
      <Columns>
        <Choices choices={ownChoices} title={t('you')} />
        <Choices choices={otherChoices} title={name} />
      </Columns>
    </Card>
  );
}

function useChoices(weekId: number) {
  const { rules, positionOf } = useLookups(weekId);
  return ({ selections, visibleWeekPoints, booster }: TeamPoints) =>
    captainChoices(selections, {
      total: visibleWeekPoints,
      multiplier: booster === 'tripleCaptain' ? rules.tripleCaptainMultiplier : rules.captainMultiplier,
      isCoach: (playerId) => positionOf(playerId) === COACH,
    });
}

interface ChoicesProps {
  readonly choices: readonly CaptainChoice[];
  readonly title: string;
}

function Choices({ choices, title }: ChoicesProps) {
  const t = useText(rivalTexts);
  const names = useNames();
  const { teamPoints } = useFormat();
  const most = Math.max(1, ...choices.map(({ points }) => points));
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {choices.map(({ playerId, points, total, isChosen }) => (
          <li key={playerId} data-chosen={isChosen || undefined}>
            <Shirt playerId={playerId} size={28} />
            <div>
              <p>
                <b>{names.player(playerId)}</b>
                {isChosen && (
                  <>
                    <BandIcon band="C" />
                    <VisuallyHidden>{t('captain')}</VisuallyHidden>
                  </>
                )}
              </p>
              <meter aria-hidden="true" max={most} value={Math.max(0, points)} />
            </div>
            <b>{teamPoints(total)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  border-top: 1px solid ${token.line};
  section + section { border-left: 1px solid ${token.line}; }
  h3 { padding: 8px 10px; font-size: 0.8125rem; font-weight: 700; color: ${token.inkSoft}; }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 8px; min-height: 52px; padding: 6px 10px; }
  li[data-chosen] { background: ${token.sunken}; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; font-size: 0.875rem; line-height: 1.2; overflow-wrap: anywhere; }
  p > b { font-weight: 650; }
  p > [data-band] { width: 1.375rem; height: 1rem; font-size: 0.75rem; line-height: 1rem; background: ${token.night}; color: ${token.accent}; box-shadow: none; }
  meter { appearance: none; display: block; width: 100%; height: 5px; margin-top: 4px; border: 0; border-radius: 99px; overflow: hidden; background: ${token.line}; }
  meter::-webkit-meter-bar { height: 100%; border: 0; background: ${token.line}; }
  meter::-webkit-meter-optimum-value { background: ${token.data}; }
  meter::-moz-meter-bar { background: ${token.data}; }
  li > b { ${numeral} font-size: 0.9375rem; }
`;
