import type { JerseyVariant } from '@euro/design-system';
import type { ReactNode } from 'react';
import {
  OpponentLine,
  PlayerCard,
  type PlayerCardProps,
  type Shirt,
} from '../parts/player-card/PlayerCard.js';

/** A player of the examples. */
export interface ExamplePlayer {
  name: string;
  nation: string;
  number: number | null;
  variant: JerseyVariant;
  opponent: string;
  venue: string;
}

const example = (
  name: string,
  nation: string,
  number: number | null,
  fixture: string,
  variant: JerseyVariant = 'outfield',
): ExamplePlayer => {
  const [opponent = '', venue = ''] = fixture.split(' ');
  return { name, nation, number, variant, opponent, venue };
};

/** The team of the pictures, by surname. */
export const examples = {
  rangnick: example('Rangnick', 'AUT', null, 'NED (u)', 'coach'),
  mamardashvili: example('Mamardashvili', 'GEO', 25, 'POR (t)', 'keeper'),
  verbruggen: example('Verbruggen', 'NED', 1, 'AUT (t)', 'keeper'),
  gvardiol: example('Gvardiol', 'CRO', 4, 'ITA (t)'),
  cucurella: example('Cucurella', 'ESP', 24, 'ALB (u)'),
  mittelstaedt: example('Mittelstädt', 'GER', 18, 'SUI (u)'),
  dumfries: example('Dumfries', 'NED', 22, 'AUT (t)'),
  kadioglu: example('Kadıoğlu', 'TUR', 20, 'CZE (u)'),
  deBruyne: example('De Bruyne', 'BEL', 7, 'UKR (u)'),
  musiala: example('Musiala', 'GER', 10, 'SUI (u)'),
  xhaka: example('Xhaka', 'SUI', 10, 'GER (t)'),
  kante: example('Kanté', 'FRA', 13, 'POL (t)'),
  ruiz: example('Ruiz', 'ESP', 8, 'ALB (u)'),
  mbappe: example('Mbappé', 'FRA', 10, 'POL (t)'),
  lukaku: example('Lukaku', 'BEL', 10, 'UKR (u)'),
  mikautadze: example('Mikautadze', 'GEO', 22, 'POR (t)'),
  gakpo: example('Gakpo', 'NED', 11, 'AUT (t)'),
} satisfies Record<string, ExamplePlayer>;

/** The shirt of an example. */
export function shirtOf({ nation, number, variant }: ExamplePlayer): Shirt {
  return { nation, number, variant };
}

/** A pressable card of an example. */
export function card(player: ExamplePlayer, props: Partial<PlayerCardProps> = {}): ReactNode {
  return (
    <PlayerCard
      key={player.name}
      name={player.name}
      label={`${player.name}, ${player.nation}, ${props.points ? `${props.points} punten` : player.opponent}`}
      shirt={shirtOf(player)}
      secondLine={<OpponentLine opponent={player.opponent} venue={player.venue} />}
      onPress={() => {}}
      {...props}
    />
  );
}

/** A free place. */
export function freePlace(position: string, key: string, props: Partial<PlayerCardProps> = {}): ReactNode {
  return (
    <PlayerCard
      key={key}
      name={position}
      label={`${position}, vrije plaats, kies`}
      state="empty"
      secondLine="Kies"
      onPress={() => {}}
      {...props}
    />
  );
}
