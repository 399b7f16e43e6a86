import type { TeamPoints } from '@euro/api-contract';
import { Anchor, Badge, media, numeral, token, Wrap } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { outcomeOf, signedDifference } from '../duels/duelScore.js';
import { DuelHero } from '../duels/Versus.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import type { RivalTeam } from './Sides.js';

/** A side of {@link RivalHero}; points are null while they are loading. */
export interface HeroSide {
  readonly team: RivalTeam;
  readonly points: number | null;
  readonly selections: TeamPoints['selections'] | null;
  /** Absent for a team that is gone. */
  readonly href: string | undefined;
}

interface RivalHeroProps {
  readonly title: ReactNode;
  readonly pill?: ReactNode;
  readonly own: HeroSide;
  readonly other: HeroSide;
  /** The line of the match, of constant height. */
  readonly line: ReactNode;
  /** Below it. */
  readonly children?: ReactNode;
}

/** Two teams' points on night, the difference between them, and who has still to play. */
export function RivalHero({ title, pill, own, other, line, children }: RivalHeroProps) {
  const t = useText(rivalTexts);
  const format = useFormat();
  const isKnown = own.points !== null && other.points !== null;
  const [ownPoints, otherPoints] = [own.points ?? 0, other.points ?? 0];
  const outcome = outcomeOf(ownPoints, otherPoints);
  const words = { won: 'ahead', lost: 'behind', level: 'level' } as const;
  return (
    <DuelHero>
      <Wrap>
        <Stage>
          <Head>
            <h1>{title}</h1>
            {pill && <span>{pill}</span>}
          </Head>
          <Totals>
            <Side {...own} />
            <Difference data-outcome={outcome}>
              <b>{isKnown ? signedDifference(ownPoints - otherPoints, format.teamPoints) : '–'}</b>
              <span>{isKnown && t(words[outcome])}</span>
            </Difference>
            <Side {...other} />
          </Totals>
          <div>{line}</div>
          {children}
        </Stage>
      </Wrap>
    </DuelHero>
  );
}

function Side({ team, points, selections, href }: HeroSide) {
  const t = useText(rivalTexts);
  const format = useFormat();
  const counted = selections?.filter((selection) => selection.counted) ?? [];
  const countOf = (status: string) => counted.filter((selection) => selection.status === status).length;
  const [busy, left] = [countOf('playing'), countOf('to-play')];
  const details = [
    team.detail,
    busy > 0 && t('busy', { count: busy }),
    left > 0 && t('left', { count: left }),
    selections && busy + left === 0 && t('allPlayed'),
  ].filter(Boolean);
  return (
    <div>
      <Badge seed={team.id} src={team.badge} size={48} onNight />
      <strong>{points === null ? '–' : format.teamPoints(points)}</strong>
      {href ? <Anchor href={href}>{team.name}</Anchor> : <b>{team.name}</b>}
      <Dots aria-hidden="true">
        {counted.map(({ playerId }, at) => (
          <i key={playerId} data-left={at < busy + left || undefined} />
        ))}
      </Dots>
      <span>{details.join(' · ')}</span>
    </div>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 480px;
  margin-inline: auto;
  padding-block: 16px 24px;
  ${media.laptop} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    align-items: center;
    gap: 14px 40px;
    max-width: none;
    & > :first-child { grid-column: 1 / -1; }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px;
  && h1 { font-size: 1rem; font-weight: 700; font-stretch: 100%; }
  & > span { padding: 6px 14px; border-radius: 99px; background: ${token.nightDeep}; font-weight: 800; }
`;

/** As wide and as high before the points are known as with them. */
const Totals = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 4.75rem minmax(0, 1fr);
  align-items: center;
  gap: 4px;
  & > div { display: grid; justify-items: center; gap: 4px; min-width: 0; overflow-wrap: anywhere; }
  strong { ${numeral} font-size: clamp(2.25rem, 11vw, 3.375rem); line-height: 1; }
  a { font-weight: 800; color: inherit; text-decoration: none; }
  & > div > span { min-height: 2.8em; line-height: 1.4; font-size: 0.8125rem; color: ${token.onNightSoft}; }
  && [data-outcome] span { min-height: 1.4em; }
  ${media.laptop} { strong { font-size: 4.5rem; } & > div > span { min-height: 1.4em; } }
`;

const Difference = styled.div`
  padding: 8px 2px;
  border-radius: ${token.radiusField};
  background: ${token.nightDeep};
  b { ${numeral} font-size: 1.25rem; }
  &[data-outcome='won'] b { color: ${token.live}; }
  &[data-outcome='lost'] b { color: #ffc24b; }
`;

const Dots = styled.div`
  display: flex;
  justify-content: center;
  gap: 3px;
  width: 100%;
  height: 7px;
  i { flex: 0 1 7px; border-radius: 99px; background: #ffffff40; }
  i[data-left] { background: #fff; }
`;
