import { Stack } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ComponentProps, ReactNode } from 'react';
import { PartFailed } from '../../ui/PartFailed.js';
import { homeTexts } from '../texts/homeTexts.js';
import { MatchBones } from './MatchBones.js';
import { TodayFrame } from './today/TodayFrame.js';

/** The strip under the hero, with a replacement for the matches. */
export function MatchesPlace({ children }: { readonly children: ReactNode }) {
  return (
    <TodayFrame title={useText(homeTexts)('matches')} detail="">
      {children}
    </TodayFrame>
  );
}

/** While the matches, or the code that draws them, are loading. */
export function MatchesComing() {
  return (
    <MatchesPlace>
      <MatchBones label={useText(homeTexts)('loading')} />
    </MatchesPlace>
  );
}

/** In the strip, when a part of its code could not be loaded. */
export function MatchesFailed(props: ComponentProps<typeof PartFailed>) {
  return (
    <Stack $gap={16}>
      <PartFailed {...props} />
    </Stack>
  );
}
