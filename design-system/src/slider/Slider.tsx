import * as Radix from '@radix-ui/react-slider';
import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  font-size: 0.875rem;
  font-weight: 600;
  b { font-weight: 700; }
`;

const Root = styled(Radix.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: 44px;
  touch-action: none;
  user-select: none;
`;

const Track = styled(Radix.Track)`
  position: relative;
  flex: 1;
  height: 6px;
  border-radius: 9px;
  background: ${token.control};
`;

const Range = styled(Radix.Range)`
  position: absolute;
  height: 100%;
  border-radius: 9px;
  background: ${token.brand};
`;

const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 26px;
  height: 26px;
  border-radius: 99px;
  background: ${token.surface};
  box-shadow: inset 0 0 0 3px ${token.brand}, ${token.shadow1};
  position: relative;
  &::after { content: ''; position: absolute; inset: -9px; }
`;

/** Props of {@link Slider}. */
export interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words, for example "€ 10,0 mln". */
  valueText: string;
  onChange: (value: number) => void;
  /** After the thumb is let go. */
  onCommit?: (value: number) => void;
}

/** A slider with one thumb; the value is written beside the label. */
export function Slider({ label, min, max, step, value, valueText, onChange, onCommit }: SliderProps) {
  const labelId = useId();
  return (
    <div>
      <Head>
        <span id={labelId}>{label}</span>
        <b aria-hidden="true">{valueText}</b>
      </Head>
      <Root
        min={min}
        max={max}
        step={step}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
      >
        <Track>
          <Range />
        </Track>
        <Thumb aria-labelledby={labelId} aria-valuetext={valueText} />
      </Root>
    </div>
  );
}
