import {
  Anchor,
  ellipsis,
  Flag,
  heading,
  numeral,
  onNight,
  token,
  VisuallyHidden,
} from '@euro/design-system';
import { Trophy } from 'lucide-react';
import styled from 'styled-components';
import { type BracketEntry, type BracketSide, NoFlag } from './BracketBox.js';

const Root = styled.div`
  ${onNight}
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 20px;
  border-radius: ${token.radiusCard};
  background: linear-gradient(180deg, ${token.nightLift}, ${token.nightDeep});
  text-align: center;
  & > svg { color: ${token.accent}; }
  p { font-size: 0.875rem; color: ${token.onNightSoft}; text-wrap: balance; }
  &:has(a:focus-visible) { outline: 3px solid ${token.focus}; outline-offset: 2px; }
`;

const Title = styled.p`
  && { ${heading} font-size: 1.375rem; color: ${token.onNight}; }
`;

const Cover = styled(Anchor)`
  position: absolute;
  inset: 0;
  &:focus-visible { outline: none; }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  width: 100%;
  margin-top: 8px;
  & > div {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 0 10px;
    border-radius: 8px;
    background: #ffffff1a;
    font-size: 0.875rem;
    font-weight: 600;
    text-align: left;
  }
  & > div > span { ${ellipsis} }
  & > div[data-result='won'] { background: ${token.accent}; color: ${token.onAccent}; }
  & > div[data-result='lost'] { color: ${token.onNightSoft}; }
  b { ${numeral} }
`;

/** Props of {@link FinalCard}. */
export interface FinalCardProps {
  /** "Finale". */
  title: string;
  entry: BracketEntry;
  /** "zondag 14/07/24 · 21.00 u.". */
  moment: string;
  /** "Olympiastadion, Berlin". */
  place: string;
}

/** The final, with its date and place; the winner on volt once there is one. */
export function FinalCard({ title, entry, moment, place }: FinalCardProps) {
  return (
    <Root>
      {entry.href ? (
        <Cover href={entry.href}>
          <VisuallyHidden>{entry.label}</VisuallyHidden>
        </Cover>
      ) : (
        <VisuallyHidden>{entry.label}</VisuallyHidden>
      )}
      <Trophy size={32} aria-hidden />
      <Title aria-hidden="true">{title}</Title>
      <p>{moment}</p>
      <p>{place}</p>
      {entry.mark && <p aria-hidden="true">{entry.mark}</p>}
      <Sides aria-hidden="true">
        <FinalSide side={entry.home} />
        <FinalSide side={entry.away} />
      </Sides>
    </Root>
  );
}

function FinalSide({ side: { nation, name, score, note, result } }: { side: BracketSide }) {
  return (
    <div data-result={result}>
      {nation ? <Flag nation={nation} size={20} /> : <NoFlag />}
      <span>{name}</span>
      <span>
        {score && <b>{score}</b>} {note && <span>{note}</span>}
      </span>
    </div>
  );
}
