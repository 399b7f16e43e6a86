import { onNight, token, Wrap } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { leadCourse } from '../domain/leadCourse.js';
import { signedDifference } from '../duels/duelScore.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import type { Sides } from './Sides.js';
import { useLookups } from './useLookups.js';

/** Size of the drawing; it is stretched in width only. */
const [WIDTH, HEIGHT, MARGIN] = [300, 92, 8];

/** The course of the lead over a matchday, a point for each kick-off; nothing before the second one. */
export function LeadChart({ own, other, name }: Sides) {
  const t = useText(rivalTexts);
  const format = useFormat();
  const { matchOf } = useLookups(own.weekId);
  const course = leadCourse(own.selections, other.selections, (playerId) =>
    Date.parse(matchOf(playerId)?.date ?? ''),
  );
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last || course.length < 2) return null;
  const leads = [0, ...course.map(({ lead }) => lead)];
  const most = Math.max(1, ...leads.map(Math.abs));
  const xOf = (at: number) => (at / (leads.length - 1)) * WIDTH;
  const yOf = (lead: number) => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - MARGIN);
  const written = leads.map((lead) => signedDifference(lead, format.teamPoints));
  return (
    <Night>
      <Wrap>
        <Frame>
          <header>
            <h2>{t('course')}</h2>
            <span>{t('courseSides', { name })}</span>
          </header>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('courseLabel', { leads: written.join(', ') })}
            data-outcome={last.lead < 0 ? 'lost' : 'won'}
          >
            <path
              d={`M0 ${HEIGHT / 2}H${WIDTH}`}
              strokeDasharray="3 5"
              stroke="#ffffff80"
              strokeWidth="1.5"
            />
            <polyline
              points={leads.map((lead, at) => `${xOf(at)},${yOf(lead)}`).join(' ')}
              stroke="currentColor"
              strokeWidth="3"
              strokeLinejoin="round"
            />
          </svg>
          <footer>
            <span>{format.kickOff(first.at)}</span>
            <span>{format.kickOff(last.at)}</span>
          </footer>
        </Frame>
      </Wrap>
    </Night>
  );
}

/** As high as the chart from its first frame. */
export const Night = styled.section`
  ${onNight}
  min-height: 144px;
  background: ${token.nightDeep};
`;

const Frame = styled.div`
  max-width: 640px;
  margin-inline: auto;
  padding-block: 12px;
  header, footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; font-size: 0.8125rem; color: ${token.onNightSoft}; }
  h2 { font-size: 1rem; font-weight: 800; font-stretch: 115%; color: #fff; }
  svg { display: block; width: 100%; height: ${HEIGHT}px; fill: none; color: ${token.live}; }
  svg[data-outcome='lost'] { color: #ffc24b; }
  svg > * { vector-effect: non-scaling-stroke; }
`;
