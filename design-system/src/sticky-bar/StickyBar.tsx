import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Wrap } from '../layout/layout.js';
import { lowScreen } from '../tokens/breakpoints.js';
import { hidden, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { VisuallyHidden } from '../typography/typography.js';
import { useBarHeight } from './useBarHeight.js';

const Root = styled.section`
  ${onNight}
  container-type: inline-size;
  position: sticky;
  bottom: 0;
  z-index: 20;
  padding-bottom: env(safe-area-inset-bottom);
  background: ${token.nightDeep};
  box-shadow: 0 -1px 0 #ffffff1c, 0 -8px 24px #0c153033;
  ${lowScreen} { position: static; }
  /* Out of sight, and still a live region; it goes after the focus has left it. */
  &[data-idle]:not(:focus-within) { ${hidden} }
  @media (max-width: 47.9375em) { &[data-idle]:focus-within { position: static; } }
`;

const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 12px;
  min-height: 72px;
  padding-block: 10px;
  @container (min-width: 48rem) { min-height: 80px; }
  @container (min-width: 60rem) {
    flex-wrap: nowrap;
    &[data-meter] { gap: 32px; }
  }
`;

/** Takes the width left by the buttons; below a readable width, the buttons get a separate line. */
const Text = styled.div`
  flex: 999 1 8rem;
  min-width: 0;
  line-height: 1.25;
  overflow-wrap: anywhere;
  b { display: block; font-size: 0.9375rem; font-weight: 800; }
  span { display: block; font-size: 0.8125rem; color: ${token.onNightSoft}; }
  [data-meter] > & b { font-size: 1.125rem; font-stretch: 125%; letter-spacing: -0.01em; line-height: 1.1; }
  @container (max-width: 47.9375rem) { [data-meter] > & span { font-stretch: 92%; } }
  @container (max-width: 23.375rem) { [data-meter] > & b { font-size: 0.9375rem; font-stretch: 108%; } }
  @container (min-width: 48rem) {
    b { font-size: 1.125rem; }
    span { font-size: 0.875rem; }
    [data-meter] > & b { font-size: 1.5rem; margin-bottom: 3px; }
  }
  @container (min-width: 60rem) {
    [data-meter] > & { flex: 0 1 auto; }
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: 1 0 auto;
  max-width: 100%;
  justify-content: flex-end;
  & > button:last-of-type { flex-grow: 1; }
  @container (min-width: 48rem) {
    flex-grow: 0;
    & > button:last-of-type { flex-grow: 0; }
  }
  @container (min-width: 60rem) { order: 3; }
  [data-idle]:not(:focus-within) & { display: none; }
`;

const Guide = styled.div`
  border-top: 1px solid ${token.warning};
  background: #3b3014;
  color: #ffe9be;
  &:empty { display: none; }
`;

const Meter = styled.div`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  & > span { display: flex; align-items: center; gap: 2px; font-size: 0.75rem; line-height: 1; font-weight: 700; color: ${token.onNightSoft}; }
  em { font-style: normal; margin-right: 3px; }
  i { width: 8px; height: 14px; transform: skewX(-16deg); border-radius: 1px; background: #ffffff2b; transition: background ${token.calm}; }
  i[data-filled='true'] { background: #fff; }
  @container (min-width: 48rem) {
    & > span { font-size: 0.875rem; }
    i { width: 10px; height: 18px; }
  }
  @container (min-width: 60rem) {
    order: 2;
    flex: 1;
    justify-content: center;
    gap: 20px;
  }
`;

/** Number of players in one position. */
export interface MeterGroup {
  /** "VE". */
  text: string;
  filled: number;
  total: number;
}

/** Props of {@link StickyBar}. */
export interface StickyBarProps {
  /** Names the region: "Opslaan". */
  label: string;
  /** "€ 33,0 mln over" or "1 wijziging". */
  title: ReactNode;
  /** "9/16 gekozen · nog 7, gem. € 4,7". */
  subtitle?: ReactNode;
  /** Slots per position. */
  meter?: readonly MeterGroup[];
  /** The meter in words. */
  meterLabel?: string;
  /** Above all content, in amber: a coming problem and its solution. */
  guide?: ReactNode;
  /**
   * There is nothing to do: it isn't shown, and on phones the tabs of the portal are under the thumb.
   */
  idle?: boolean;
  /** Buttons: `ghost`, then `lime`, size large. */
  children?: ReactNode;
}

/** The dark bar at the bottom with the budget left and the primary action. */
export function StickyBar({
  label,
  title,
  subtitle,
  meter,
  meterLabel,
  guide,
  idle,
  children,
}: StickyBarProps) {
  const root = useRef<HTMLElement>(null);
  useBarHeight(root, idle);
  return (
    <Root ref={root} aria-label={label} data-idle={idle || undefined}>
      {guide && <Guide>{guide}</Guide>}
      <Bar data-meter={meter ? '' : undefined}>
        {meter && (
          <Meter>
            <VisuallyHidden>{meterLabel}</VisuallyHidden>
            {meter.map((group) => (
              <span key={group.text} aria-hidden="true">
                <em>{group.text}</em>
                {Array.from({ length: group.total }, (_, at) => at).map((at) => (
                  <i key={at} data-filled={at < group.filled} />
                ))}
              </span>
            ))}
          </Meter>
        )}
        <Text aria-live="polite">
          <b>{title}</b>
          {subtitle && <span>{subtitle}</span>}
        </Text>
        <Actions>{children}</Actions>
      </Bar>
    </Root>
  );
}
