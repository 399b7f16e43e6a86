import { numeral, token } from '@euro/design-system';
import styled, { css } from 'styled-components';

/** The score, or the kick-off when there is none, on a plate of 68 × 34; `$live` rings it. */
export const ScorePlate = styled.b<{ $kind?: 'score' | 'time'; $live?: boolean }>`
  ${numeral}
  display: inline-block;
  min-width: 68px;
  padding: 0 8px;
  border-radius: 8px;
  line-height: 2.125rem;
  text-align: center;
  font-size: ${({ $kind }) => ($kind === 'time' ? 1 : 1.125)}rem;
  background: ${({ $kind }) => ($kind === 'time' ? token.sunken : token.night)};
  color: ${({ $kind }) => ($kind === 'time' ? token.ink : token.onNight)};
  white-space: nowrap;
  ${({ $live }) => $live && css`box-shadow: 0 0 0 2px ${token.surface}, 0 0 0 4px ${token.positive};`}
`;
