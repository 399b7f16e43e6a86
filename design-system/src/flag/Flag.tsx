import styled from 'styled-components';
import { Drawing } from '../drawing/Drawing.js';
import { kitOf } from '../jersey/kits.js';
import { bandsOf, type FlagBands, readFlag, registeredFlags } from './flagBands.js';
import { flags } from './flags.js';

const Root = styled(Drawing)`
  flex: none;
  border-radius: 2px;
  overflow: hidden;
  box-shadow: 0 0 0 1px color-mix(in srgb, currentColor 16%, transparent);
`;

/** Props of {@link Flag}. */
export interface FlagProps {
  /** Three-letter code of the nation. */
  nation: string;
  /** The nation's name, when no text beside the flag has it. */
  label?: string;
  /** Width in px; the height is two thirds. */
  size?: number;
}

/** A nation's flag. */
export function Flag({ nation, label, size = 18 }: FlagProps) {
  const text = registeredFlags.get(nation) ?? flags[nation];
  return (
    <Root viewBox="0 0 24 16" width={size} height={(size * 2) / 3} label={label}>
      <Bands {...(text ? readFlag(text) : bandsOf(kitOf(nation)))} />
    </Root>
  );
}

function Bands({ across, colours, shapes }: FlagBands) {
  const [width, height] = across ? [24, 16 / colours.length] : [24 / colours.length, 16];
  return (
    <>
      {colours.map((colour, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bands have no other name, and never change places
          key={at}
          x={across ? 0 : at * width}
          y={across ? at * height : 0}
          width={width + 0.1}
          height={height + 0.1}
          fill={colour}
        />
      ))}
      {shapes?.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </>
  );
}
