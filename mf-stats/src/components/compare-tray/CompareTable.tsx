import { type CSSProperties, type ReactNode, useId } from 'react';
import * as S from './CompareTable.styles.js';

/** A row with a cell of each player. */
export interface CompareRow {
  readonly key: string;
  /** "Punten per miljoen". */
  readonly label: string;
  /** Under it: "waar voor je geld". */
  readonly note?: string;
  /** As many as there are players. */
  readonly cells: readonly ReactNode[];
}

/** Props of {@link CompareTable}. */
export interface CompareTableProps {
  /** Read as the table's name. */
  readonly caption: string;
  readonly players: readonly { readonly id: number; readonly name: string }[];
  /** Above the table on phones when a swipe shows more: "Veeg voor de andere spelers." */
  readonly hint: string;
  readonly rows: readonly CompareRow[];
}

/** Players seen at once on a phone. */
const PAIR = 2;

/** Players in columns and facts in rows; on phones two players at a time, and a swipe brings the others. */
export function CompareTable({ caption, players, hint, rows }: CompareTableProps) {
  const hintId = useId();
  const isSwiped = players.length > PAIR;
  const style = {
    '--columns': players.length,
    '--pair': Math.min(PAIR, players.length),
  } as CSSProperties;
  return (
    <>
      {isSwiped && <S.Hint id={hintId}>{hint}</S.Hint>}
      <S.Scroller
        {...(isSwiped && { role: 'group', 'aria-label': caption, 'aria-describedby': hintId, tabIndex: 0 })}
      >
        <S.Table aria-label={caption} style={style}>
          <colgroup>
            <col />
            {players.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <S.Head>
            <tr>
              <td />
              {players.map(({ id, name }, place) => (
                <th key={id} scope="col" data-starts={place % PAIR === 0 || undefined}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </S.Head>
          <tbody>
            {rows.map(({ key, label, note, cells }) => (
              <S.Row key={key}>
                <S.Label scope="row">
                  <span>{label}</span>
                  {note && <small>{note}</small>}
                </S.Label>
                {players.map(({ id }, place) => (
                  <td key={id}>{cells[place]}</td>
                ))}
              </S.Row>
            ))}
          </tbody>
        </S.Table>
      </S.Scroller>
    </>
  );
}

/** Props of {@link CompareValue}. */
export interface CompareValueProps {
  /** "2,5"; "–" where there is nothing to say. */
  readonly text: string;
  /** Length of the bar, 0 to 1; absent in rows without a best value. */
  readonly share?: number;
  /** "beste", when his value is. */
  readonly best?: string;
}

/** A player's number with its bar; the best one is green and has a label. */
export function CompareValue({ text, share, best }: CompareValueProps) {
  return (
    <S.Value data-best={best !== undefined || undefined} data-plain={share === undefined || undefined}>
      <b>{text}</b>
      {share !== undefined && (
        <i aria-hidden="true">
          <span style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
        </i>
      )}
      {best && <em>{best}</em>}
    </S.Value>
  );
}

/** A player's coming matches. */
export const CompareCells = S.Cells;
