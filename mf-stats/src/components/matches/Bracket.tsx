import { Button, Segmented } from '@euro/design-system';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as S from './Bracket.styles.js';
import { BOX_HEIGHT, BracketBox, type BracketEntry } from './BracketBox.js';
import { FinalCard, type FinalCardProps } from './FinalCard.js';

/** A round of the bracket. */
export interface BracketRoundColumn {
  key: string;
  /** "Kwartfinales". */
  title: string;
  /** "Kwart", for the switch. */
  short: string;
  /** "Naar de kwartfinales": the step from the round before. */
  step: string;
  /** From top to bottom; 2n and 2n + 1 lead to n of the next round. */
  entries: readonly BracketEntry[];
}

/** Props of {@link Bracket}. */
export interface BracketProps {
  /** Names the switch between rounds: "Ronde". */
  switchText: string;
  rounds: readonly BracketRoundColumn[];
  /** The last match in its own look. */
  final: Omit<FinalCardProps, 'entry'>;
  /** Round that is shown where there is no room for the tree. */
  round: string;
  onRound: (key: string) => void;
}

/** The knock-out phase: a tree with its lines where there is room, else one round at a time. */
export function Bracket({ switchText, rounds, final, round, onRound }: BracketProps) {
  const chooser = useRef<HTMLDivElement>(null);
  const hasStepped = useRef(false);
  const tree = isTree(rounds);
  const visibleRound = rounds.find(({ key }) => key === round) ?? rounds[0];
  const next = visibleRound && rounds[rounds.indexOf(visibleRound) + 1];
  const last = rounds.at(-1)?.entries;

  // The step is below the matches and absent in the last round: the switch above them gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the round changes
  useEffect(() => {
    if (hasStepped.current) chooser.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    hasStepped.current = false;
  }, [round]);

  const box = (entry: BracketEntry, brief = false): ReactNode =>
    last?.length === 1 && entry === last[0] ? (
      <FinalCard {...final} entry={entry} />
    ) : (
      <BracketBox entry={entry} brief={brief} />
    );
  return (
    <S.Root>
      {tree && (
        <S.Tree>
          {rounds.map((column, at) => (
            <S.Round key={column.key}>
              <h3>{column.title}</h3>
              <S.Matches $height={heightOf(rounds[0]?.entries ?? [])}>
                {column.entries.map((entry, index) => (
                  <S.Place
                    key={entry.id}
                    data-leads={at === rounds.length - 1 ? undefined : index % 2 === 0 ? 'down' : 'up'}
                    data-open={isDecided(entry) ? undefined : true}
                    data-fed={fedBy(rounds[at - 1], index)}
                  >
                    <S.Slot $height={at === rounds.length - 1 ? undefined : BOX_HEIGHT}>
                      {box(entry, true)}
                    </S.Slot>
                  </S.Place>
                ))}
              </S.Matches>
            </S.Round>
          ))}
        </S.Tree>
      )}
      {visibleRound && (
        <S.List data-instead={tree || undefined}>
          <div ref={chooser}>
            <Segmented
              label={switchText}
              value={visibleRound.key}
              options={rounds.map(({ key, short }) => ({ value: key, text: short }))}
              onChange={onRound}
            />
          </div>
          <ul>
            {visibleRound.entries.map((entry) => (
              <li key={entry.id}>{box(entry)}</li>
            ))}
          </ul>
          {next && (
            <div>
              <Button
                variant="text"
                icon={<ChevronRight size={18} aria-hidden />}
                onClick={() => {
                  hasStepped.current = true;
                  onRound(next.key);
                }}
              >
                {next.step}
              </Button>
            </div>
          )}
        </S.List>
      )}
    </S.Root>
  );
}

/** Height in px of the tree: matches that are to come need room for when they are. */
function heightOf(entries: readonly BracketEntry[]): number {
  return entries.length * (entries.every(({ state }) => state === 'played') ? 88 : 112);
}

/** Each round has half the matches of the one before, down to one: only then do lines lead from round to round. */
function isTree(rounds: readonly BracketRoundColumn[]): boolean {
  return (
    rounds.at(-1)?.entries.length === 1 &&
    rounds.every(({ entries }, at) => {
      const previousRound = rounds[at - 1];
      return !previousRound || previousRound.entries.length === entries.length * 2;
    })
  );
}

function isDecided({ home, away }: BracketEntry): boolean {
  return home.result === 'won' || away.result === 'won';
}

function fedBy(previousRound: BracketRoundColumn | undefined, index: number): 'open' | 'decided' | undefined {
  if (!previousRound) return undefined;
  const feeders = previousRound.entries.slice(index * 2, index * 2 + 2);
  return feeders.every(isDecided) ? 'decided' : 'open';
}
