import { Card } from '@euro/design-system';
import styled from 'styled-components';

/** News of a match, above its sides. For a followed match it is as high before the kick-off as after it. */
export const NewsCard = styled(Card)`
  margin-bottom: 16px;
  padding: 16px;
  &[data-steady] { min-height: 20.5rem; }
  @media (min-width: 30em) { &[data-steady] { min-height: 19.25rem; } }
  @media (min-width: 48em) { margin-bottom: 24px; padding: 16px 24px 12px; }
`;
