import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../tokens/token.js';

const Root = styled.li<{ $flush: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 10px 16px;
  & + & { border-top: 1px solid ${token.line}; }
  @media (max-width: 18.75em) { flex-wrap: wrap; }
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
  ${({ $flush }) => $flush && css`&& { padding-inline: 0; }`}
`;

const Text = styled.div`
  flex: 1 1 6.5rem;
  min-width: 0;
  overflow-wrap: break-word;
  font-size: 0.9375rem;
  line-height: 1.4;
  b { font-weight: 750; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; line-height: 1.35; }
`;

/** Props of {@link ListRow}. */
export interface ListRowProps {
  /** A flag, mark or {@link IconTile}. */
  leading?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** A button, chip or number at the right. */
  trailing?: ReactNode;
  /** In a card that pads its content already. */
  flush?: boolean;
}

/** A row of a card's list: picture, two lines, something at the right. Put it in a `ul` or `ol`. */
export function ListRow({ leading, title, detail, trailing, flush = false }: ListRowProps) {
  return (
    <Root $flush={flush}>
      {leading}
      <Text>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </Text>
      {trailing}
    </Root>
  );
}

/** An icon in a tinted square of 44 px. */
export const IconTile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${token.radiusCard};
  background: ${token.tint};
  color: ${token.brand};
  svg { width: 22px; height: 22px; }
`;

/** A numbered step: 1, 2, 3 on a night disc. */
export const StepNumber = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  align-self: flex-start;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 99px;
  background: ${token.night};
  color: #fff;
  font-size: 0.875rem;
  font-weight: 800;
  font-stretch: 120%;
`;
