import { SectionHead } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useSearchParams } from 'react-router-dom';
import { Bracket } from '../../components/matches/Bracket.js';
import { useMatchWords } from '../../domain/useMatchWords.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { type NamedRound, shownRound } from './knockOutRounds.js';
import { useBracketEntry } from './useBracketEntry.js';

/** The knock-out phase, as far as its pairings are known; where there is room for one round, the address says which. */
export function KnockOut({ rounds }: { readonly rounds: readonly NamedRound[] }) {
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
            (before) => {
              const after = new URLSearchParams(before);
              after.set('round', round);
              return after;
            },
            { replace: true },
          )
        }
      />
    </section>
  );
}
