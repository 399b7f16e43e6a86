import type { ScoredSelection } from '@euro/api-contract';
import { Card, CardHeader, Chip, LiveDot, numeral, Soft, token, VisuallyHidden } from '@euro/design-system';
import { BandIcon, CardBody, useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { compareSides, type Pair } from '../domain/compareSides.js';
import { outcomeOf, signedDifference } from '../duels/duelScore.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import { Shirt } from './Plate.js';
import type { Sides } from './Sides.js';
import { useLookups } from './useLookups.js';

/** Shirts beside the number of shared players. */
const SHIRTS = 4;

/** The players who make the difference, opposite each other; those of both teams are one row. */
export function PairsCard({ own, other, name }: Sides) {
  const t = useText(rivalTexts);
  const { positionOf, matchOf } = useLookups(own.weekId);
  const { pairs, shared, sharedPoints } = compareSides(own.selections, other.selections, positionOf);
  const minutes = [...own.selections, ...other.selections].flatMap(
    ({ playerId }) => matchOf(playerId)?.minute ?? [],
  );
  return (
    <Card>
      <Container>
        <CardHeader
          title={t('difference')}
          aside={
            minutes.length > 0 && (
              <Chip tone="positive" icon={<LiveDot $kind="surface" aria-hidden />}>
                {`${Math.max(...minutes)}'`}
              </Chip>
            )
          }
        />
        {pairs.length === 0 ? (
          <CardBody>
            <Soft>{t('allSame')}</Soft>
          </CardBody>
        ) : (
          <>
            <Names aria-hidden="true">
              <span>{t('you')}</span>
              <span>{name}</span>
            </Names>
            <ul aria-label={t('versus', { name })}>
              {pairs.map((pair) => (
                <Row key={`${pair.own?.playerId} ${pair.other?.playerId}`} pair={pair} weekId={own.weekId} />
              ))}
            </ul>
          </>
        )}
        {shared.length > 0 && <Shared shared={shared} points={sharedPoints} />}
      </Container>
    </Card>
  );
}

function Row({ pair, weekId }: { readonly pair: Pair; readonly weekId: number }) {
  const { teamPoints } = useFormat();
  const [own, other] = [pair.own?.total ?? 0, pair.other?.total ?? 0];
  const isTwin = pair.own?.playerId === pair.other?.playerId;
  return (
    <PairRow>
      <Man selection={pair.own} weekId={weekId} isTwin={isTwin} />
      <Difference data-outcome={outcomeOf(own, other)}>
        {signedDifference(own - other, teamPoints)}
      </Difference>
      <Man selection={pair.other} weekId={weekId} isTwin={isTwin} isOther />
    </PairRow>
  );
}

interface ManProps {
  readonly selection: ScoredSelection | null;
  readonly weekId: number;
  /** Both teams have him. */
  readonly isTwin: boolean;
  readonly isOther?: boolean;
}

function Man({ selection, weekId, isTwin, isOther = false }: ManProps) {
  const t = useText(rivalTexts);
  const names = useNames();
  const { teamPoints } = useFormat();
  if (!selection) return <span />;
  const { playerId, multiplier, status, total } = selection;
  const hasBand = multiplier !== 1;
  return (
    <Cell data-other={isOther || undefined}>
      <Shirt playerId={playerId} size={32} />
      <p>
        <b>{names.player(playerId)}</b>
        {hasBand && (
          <>
            <BandIcon band="C" />
            {!isTwin && <VisuallyHidden>{t('captain')}</VisuallyHidden>}
          </>
        )}
      </p>
      <small>
        {isTwin ? (
          <span>{t(hasBand ? 'asCaptain' : 'noBand')}</span>
        ) : (
          <MatchOf playerId={playerId} weekId={weekId} />
        )}
      </small>
      <strong>{status === 'to-play' ? '–' : teamPoints(total)}</strong>
    </Cell>
  );
}

/** The score of his match, or when it begins. */
function MatchOf({ playerId, weekId }: { readonly playerId: number; readonly weekId: number }) {
  const t = useText(rivalTexts);
  const { kickOff } = useFormat();
  const match = useLookups(weekId).matchOf(playerId);
  if (!match) return <span>{t('noMatch')}</span>;
  const { status, date, homeId, awayId, homeScore, awayScore } = match;
  if (status === 'scheduled' || homeScore === null) return <span>{kickOff(date)}</span>;
  return (
    <>
      {status === 'live' && <LiveDot $kind="surface" aria-hidden="true" />}
      <span>{`${homeId?.short} ${homeScore}-${awayScore} ${awayId?.short}`}</span>
    </>
  );
}

interface SharedProps {
  readonly shared: readonly ScoredSelection[];
  readonly points: number;
}

function Shared({ shared, points }: SharedProps) {
  const t = useText(rivalTexts);
  const names = useNames();
  const { teamPoints } = useFormat();
  return (
    <Fold>
      <summary>
        <i>
          {shared.slice(0, SHIRTS).map(({ playerId }) => (
            <Shirt key={playerId} playerId={playerId} size={30} />
          ))}
        </i>
        <span>
          <b>{t('same', { count: shared.length })}</b>
          <small>{t('sameText', { points: teamPoints(points) })}</small>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <ul>
        {shared.map(({ playerId, total }) => (
          <li key={playerId}>
            <span>{names.player(playerId)}</span>
            <b>{teamPoints(total)}</b>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** From this width the points are beside the names. */
const WIDE = '@container (min-width: 35rem)';

const Container = styled.div`
  container-type: inline-size;
`;

const Names = styled.p`
  display: flex;
  justify-content: space-between;
  padding: 8px 16px;
  background: ${token.sunken};
  font-size: 0.8125rem;
  font-weight: 700;
  color: ${token.inkSoft};
`;

const PairRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 4px;
  min-height: 68px;
  padding: 8px 10px;
  & + & { border-top: 1px solid ${token.line}; }
`;

const Cell = styled.div`
  display: grid;
  grid-template: 'shirt name' 'shirt match' 'shirt points' / auto minmax(0, 1fr);
  align-items: center;
  column-gap: 6px;
  line-height: 1.2;
  overflow-wrap: anywhere;
  & > svg, & > span { grid-area: shirt; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 6px; grid-area: name; font-size: 0.875rem; }
  p > [data-band] { width: 1.375rem; height: 1rem; font-size: 0.75rem; line-height: 1rem; background: ${token.night}; color: ${token.accent}; box-shadow: none; }
  small { grid-area: match; font-size: 0.75rem; color: ${token.inkSoft}; }
  small > span + span { margin-left: 6px; }
  strong { ${numeral} grid-area: points; padding-top: 4px; font-size: 1rem; }
  &[data-other] {
    grid-template: 'name shirt' 'match shirt' 'points shirt' / minmax(0, 1fr) auto;
    text-align: right;
    p { justify-content: flex-end; }
  }
  @container (max-width: 18.5rem) { & > svg, & > span { display: none; } }
  ${WIDE} {
    grid-template: 'shirt name points' 'shirt match points' / auto minmax(0, 1fr) auto;
    p { font-size: 0.9375rem; }
    small { font-size: 0.8125rem; }
    strong { padding: 0; font-size: 1.25rem; }
    &[data-other] { grid-template: 'points name shirt' 'points match shirt' / auto minmax(0, 1fr) auto; }
  }
`;

const Difference = styled.span`
  min-width: 3rem;
  padding: 4px 6px;
  border-radius: 99px;
  background: ${token.sunken};
  color: ${token.inkSoft};
  font-size: 0.875rem;
  font-weight: 750;
  font-variant-numeric: tabular-nums;
  text-align: center;
  &[data-outcome='won'] { background: ${token.positiveTint}; color: ${token.positiveText}; }
  &[data-outcome='lost'] { background: ${token.dangerTint}; color: ${token.danger}; }
`;

const Fold = styled.details`
  background: ${token.sunken};
  summary { display: flex; align-items: center; gap: 12px; min-height: 60px; padding: 8px 16px; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary > i { display: flex; flex: none; }
  summary > i > * + * { margin-left: -14px; }
  summary > span { flex: 1; min-width: 0; }
  summary > svg { flex: none; }
  &[open] summary > svg { transform: rotate(180deg); }
  b { font-weight: 750; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; }
  li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 16px; border-top: 1px solid ${token.line}; }
`;
