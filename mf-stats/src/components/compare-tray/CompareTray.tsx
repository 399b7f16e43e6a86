import { Jersey } from '@euro/design-system';
import type { Shirt } from '@euro/game-ui';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import * as S from './CompareTray.styles.js';

/** One player of a comparison. */
export interface ComparedPlayer {
  id: number;
  name: string;
  shirt: Shirt;
  /** Sample of his line in the charts. */
  mark: ReactNode;
  /** "NED". */
  nation: string;
  /** Most important status: "uitgeschakeld". */
  tag?: string;
  /** Shown when there is room: "€ 7,5 mln". */
  value: string;
  points: string;
  /** "Haal Gakpo weg". */
  removeLabel: string;
}

/** A picture of all of them. */
export interface CompareChart {
  id: string;
  title: string;
  chart: ReactNode;
}

/** Props of {@link CompareTray}. */
export interface CompareTrayProps {
  /** "Vergelijk 3 spelers". */
  title: string;
  clearText: string;
  onClear: () => void;
  /** Under each number: "punten". */
  pointsText: string;
  /** One to four. */
  players: readonly ComparedPlayer[];
  onRemove: (id: number) => void;
  /** A {@link CompareTable}; none for one player. */
  facts?: ReactNode;
  charts: readonly CompareChart[];
}

/** Up to four players beside each other on night, and what distinguishes them in numbers and pictures below. */
export function CompareTray({
  title,
  clearText,
  onClear,
  pointsText,
  players,
  onRemove,
  facts,
  charts,
}: CompareTrayProps) {
  const titleId = useId();
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Night>
        <S.Head>
          <h2 id={titleId}>{title}</h2>
          <S.Clear type="button" onClick={onClear}>
            <X size={18} aria-hidden />
            <span>{clearText}</span>
          </S.Clear>
        </S.Head>
        <S.Players
          data-count={players.length}
          data-facts={Boolean(facts) || undefined}
          style={{ '--columns': players.length } as CSSProperties}
        >
          {players.map((player) => (
            <S.Player key={player.id}>
              <Jersey {...player.shirt} />
              <S.Name>{player.name}</S.Name>
              <S.Key>
                {player.mark}
                <span>{player.nation}</span>
                <span>{`· ${player.value}`}</span>
              </S.Key>
              {player.tag && <S.Tag>{player.tag}</S.Tag>}
              <S.Points>
                <b>{player.points}</b> <span>{pointsText}</span>
              </S.Points>
              <S.Leave
                type="button"
                aria-label={player.removeLabel}
                title={player.removeLabel}
                onClick={() => onRemove(player.id)}
              >
                <X size={16} aria-hidden />
              </S.Leave>
            </S.Player>
          ))}
        </S.Players>
      </S.Night>
      {facts}
      <S.Charts>
        {charts.map(({ id, title: name, chart }) => (
          <S.Chart key={id}>
            <h3>{name}</h3>
            {chart}
          </S.Chart>
        ))}
      </S.Charts>
    </S.Root>
  );
}
