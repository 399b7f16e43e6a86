import type { Match } from '@euro/api-contract';
import { SectionHead } from '@euro/design-system';
import type { BracketMatch } from '@euro/game';
import { useText } from '@euro/platform/react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Bracket } from '../../components/matches/Bracket.js';
import { BracketBox } from '../../components/matches/BracketBox.js';
import { useMatchWords } from '../../domain/useMatchWords.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { type NamedRound, shownRound } from './knockOutRounds.js';
import { useBracketEntry } from './useBracketEntry.js';

interface KnockOutProps {
  readonly rounds: readonly NamedRound[];
  /** The match for the third place, where there is one. */
  readonly placements: readonly BracketMatch<Match>[];
}

/** The knock-out phase, as far as its pairings are decided; where only one round fits, the address selects it. */
export function KnockOut({ rounds, placements }: KnockOutProps) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const words = useMatchWords();
  const [query, setQuery] = useSearchParams();
  const entryOf = useBracketEntry();
  const current = shownRound(new URLSearchParams(), rounds);
  const final = rounds.at(-1)?.round.matches[0]?.match;
  if (!final || !current) return null;
  return (
    <section>
      <SectionHead title={t('knockOut')} />
      <Bracket
        switchText={t('round')}
        rounds={rounds.map(({ stage, round }) => ({
          key: stage,
          title: common(`stage.${stage}`),
          short: t(`round.short.${stage}`),
          step: t(`round.step.${stage}`),
          entries: round.matches.map((match) => entryOf(match, stage === current)),
        }))}
        final={{
          title: common('stage.final'),
          moment: words.moment(final),
          place: [final.venue, final.city].filter(Boolean).join(', '),
        }}
        round={shownRound(query, rounds) ?? current}
        onRound={(round) =>
          setQuery(
            (previous) => {
              const next = new URLSearchParams(previous);
              next.set('round', round);
              return next;
            },
            { replace: true },
          )
        }
      />
      {placements.map((placement) => (
        <Placement key={placement.match.id}>
          <h3>{common('stage.third')}</h3>
          <BracketBox entry={entryOf(placement, current === 'final')} />
        </Placement>
      ))}
    </section>
  );
}

const Placement = styled.div`
  display: grid;
  gap: 8px;
  max-width: 22.5rem;
  margin-top: 24px;
  h3 { font-size: 0.9375rem; }
`;
