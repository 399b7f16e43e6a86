import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { type StripState, stripWeeks } from '../domain/strip.js';
import { useWorld } from '../hooks/useWorld.js';
import { commonTexts } from '../messages/commonTexts.js';
import { TournamentStrip } from './tournament-strip/TournamentStrip.js';

interface WeekStripProps {
  selected?: number;
  /** The address of a matchday; null for one that can't be looked at. */
  hrefOf?: (weekId: number) => string | null;
}

const SAID = {
  done: 'weekDone',
  live: 'weekLive',
  next: 'weekNext',
  future: 'weekFuture',
} as const satisfies Record<StripState, keyof typeof commonTexts.nl>;

/** The tournament's matchdays in the band: played, running, next. */
export function WeekStrip({ selected, hrefOf }: WeekStripProps) {
  const world = useWorld();
  const t = useText(commonTexts);
  return (
    <Place>
      <TournamentStrip
        label={t('matchdays')}
        matchdays={stripWeeks(world.weeks, world.deadline).map(({ weekId, state }) => ({
          number: weekId,
          state,
          label: t(SAID[state], { week: weekId }),
          selected: weekId === selected,
          href: hrefOf?.(weekId) ?? undefined,
        }))}
      />
    </Place>
  );
}

const Place = styled.div`
  padding-block: 10px 4px;
`;
