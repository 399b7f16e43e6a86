import type { TrendRow } from '@euro/api-contract';
import { Anchor, Card, CardHeader, LinkButton, numeral, Soft, token } from '@euro/design-system';
import { CardBody, Portrait, shirtOf, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { trendsTexts } from '../../texts/trendsTexts.js';

/** Number of rows before the list is expanded. */
const SHOWN = 5;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(5rem, 1fr) minmax(0, max-content);
  gap: 12px;
  align-items: center;
  min-height: 60px;
  padding: 8px 16px;
  border-top: 1px solid ${token.line};
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
  small { display: block; font-size: 0.75rem; line-height: 1.4; color: ${token.inkSoft}; }
  /* Large letters on a phone. */
  @container (max-width: 16rem) {
    grid-template-columns: 40px minmax(0, 1fr);
    & > :last-child { grid-column: 2; text-align: start; }
  }
`;

/** The whole row leads to the player. */
const Name = styled(Anchor)`
  display: block;
  font-size: 0.9375rem;
  line-height: 1.25;
  font-weight: 750;
  overflow-wrap: break-word;
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

const Figure = styled.span`
  text-align: right;
  b { ${numeral} display: block; font-size: 1.125rem; line-height: 1.25; white-space: nowrap; }
  &[data-tone='up'] b { color: ${token.positiveText}; }
  &[data-tone='down'] b { color: ${token.danger}; }
`;

const Foot = styled.div`
  padding: 0 16px;
  border-top: 1px solid ${token.line};
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

/** A list's figure of one player. */
export interface TrendFigure {
  /** "+5,2", "24,5 %". */
  readonly figure: string;
  readonly detail: string;
}

export interface TrendCardProps {
  readonly title: string;
  readonly rows: readonly TrendRow[];
  readonly figureOf: (row: TrendRow) => TrendFigure;
  /** Text of an empty list. */
  readonly none: string;
  readonly tone?: 'up' | 'down';
  /** Unit of the figures, where their format does not include it. */
  readonly unit?: string;
}

/** A list of players, most first: five, and the others with a press. */
export function TrendCard({ title, rows, figureOf, none, tone, unit }: TrendCardProps) {
  const t = useText(trendsTexts);
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const listId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={title} aside={unit && <Soft>{unit}</Soft>} />
      {rows.length === 0 && (
        <CardBody>
          <Soft>{none}</Soft>
        </CardBody>
      )}
      <ol id={listId}>
        {rows.slice(0, showsAll ? rows.length : SHOWN).map((row) => (
          <PlayerRow key={row.playerId} playerId={row.playerId} tone={tone} {...figureOf(row)} />
        ))}
      </ol>
      {rows.length > SHOWN && (
        <Foot>
          <LinkButton
            aria-expanded={showsAll}
            aria-controls={listId}
            aria-describedby={titleId}
            onClick={() => setShowsAll((isExpanded) => !isExpanded)}
          >
            {showsAll ? t('fewer') : t('all', { count: rows.length })}
          </LinkButton>
        </Foot>
      )}
    </Card>
  );
}

type PlayerRowProps = TrendFigure & Pick<TrendCardProps, 'tone'> & { readonly playerId: number };

function PlayerRow({ playerId, figure, detail, tone }: PlayerRowProps) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(playerId);
  if (!player) return null;
  const code = names.clubCode(player.clubId);
  return (
    <Row>
      <Portrait src={player.portraitUrl ?? undefined} shirt={shirtOf(player, code)} size={40} />
      <div>
        <Name href={`/stats?player=${playerId}`}>{names.player(playerId)}</Name>
        <small>{`${code} · ${names.positionTitle(player.positionId)}`}</small>
      </div>
      <Figure data-tone={tone}>
        <b>{figure}</b> <small>{detail}</small>
      </Figure>
    </Row>
  );
}
