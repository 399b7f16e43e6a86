import { Flag, token } from '@euro/design-system';
import { Difficulty, OwnShirts, type Shirt } from '@euro/game-ui';
import styled, { css } from 'styled-components';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding: 8px 16px 10px;
  & + & { border-top: 1px solid ${token.line}; }
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
  @container (min-width: 35rem) {
    grid-template-columns: 136px 92px minmax(0, 1fr);
    min-height: 48px;
    padding-block: 6px;
  }
`;

const Nation = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 30px;
  font-size: 0.9375rem;
  font-weight: 750;
`;

const Shirts = styled.span`
  display: flex;
  align-items: center;
  .em-jersey { width: 30px; height: 30px; margin-left: -6px; }
  b { margin-left: 4px; font-size: 0.8125rem; font-weight: 750; color: ${token.inkSoft}; }
`;

const wholeRow = css`
  grid-column: 1 / -1;
  font-size: 0.875rem;
  line-height: 1.35;
  @container (min-width: 35rem) { grid-column: auto; }
`;

const Matches = styled.ul`
  ${wholeRow}
  display: grid;
  gap: 4px;
  & > li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 24px; }
  & > li > span:last-child { flex: none; }
`;

const Match = styled.span`
  min-width: 0;
  b { font-weight: 700; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; }
  @container (min-width: 26.5625rem) { small { display: inline; margin-left: 6px; } }
`;

const None = styled.p`
  ${wholeRow}
  color: ${token.inkSoft};
`;

/** A coming match of a nation. */
export interface NationFixture {
  id: number;
  /** "Zwitserland (uit)". */
  opponent: string;
  /** "zo 23/06/24 · 21.00 u.". */
  date: string;
  /** 1 (easy) to 5 (hard). */
  level: number;
  /** "gemiddeld". */
  levelText: string;
}

/** Props of {@link NationFixtures}. */
export interface NationFixturesProps {
  /** The nation's code. */
  nation: string;
  name: string;
  /** Shirts of one's own players; the fourth and on are counted. */
  shirts: readonly (Shirt & { id: number })[];
  /** "Musiala en Rüdiger". */
  shirtsLabel: string;
  fixtures: readonly NationFixture[];
  /** Instead of matches: "Geen match gekend". */
  noneText: string;
}

/** A nation with one's own players and how hard its coming matches are. Put it in a `ul`. */
export function NationFixtures({
  nation,
  name,
  shirts,
  shirtsLabel,
  fixtures,
  noneText,
}: NationFixturesProps) {
  return (
    <Root>
      <Nation>
        <Flag nation={nation} />
        <span>{name}</span>
      </Nation>
      <Shirts>
        <OwnShirts shirts={shirts} label={shirtsLabel} />
      </Shirts>
      {fixtures.length === 0 ? (
        <None>{noneText}</None>
      ) : (
        <Matches>
          {fixtures.map(({ id, opponent, date, level, levelText }) => (
            <li key={id}>
              <Match>
                <b>{opponent}</b> <small>{date}</small>
              </Match>
              <Difficulty level={level} text={levelText} />
            </li>
          ))}
        </Matches>
      )}
    </Root>
  );
}
