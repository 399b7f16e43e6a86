import { media } from '@euro/design-system';
import styled from 'styled-components';

/** Cards below each other. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  ${media.tablet} { gap: 24px; }
`;

/** Table and cards beside the chat, from 1024 px. */
export const TableColumns = styled(Cards)`
  align-items: start;
  ${media.laptop} { grid-template-columns: minmax(0, 1fr) 384px; }
`;

/** Two equal columns, from 768 px. */
export const SettingColumns = styled(Cards)`
  align-items: start;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Small cards beside each other where they fit. */
export const SmallCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px;
  ${media.tablet} { gap: 24px; }
`;

/** The bar of segments above a league. */
export const Segments = styled.div`
  margin-bottom: 16px;
`;

/** The column beside the table, as high as that. */
export const Beside = styled.div`
  align-self: stretch;
  min-width: 0;
`;

/** A table and the list it is chosen from, by the room that an embed is given. */
export const PanelColumns = styled(Cards)`
  align-items: start;
  @media (min-width: 64em) { grid-template-columns: minmax(0, 1fr) 336px; }
`;
