import { commonTexts, difficultyTexts, useNames } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import type { ProgrammeEntry } from '../../domain/programme.js';
import { plannerTexts } from '../../texts/plannerTexts.js';
import { FixtureCell } from './FixtureCell.js';

interface ProgrammeCellProps {
  readonly entry: ProgrammeEntry;
  /** The word of the difficulty is in sight. */
  readonly showsWord?: boolean;
}

/** A nation's match in a matchday; a decided match links to its page. */
export function ProgrammeCell({ entry, showsWord = false }: ProgrammeCellProps) {
  const t = useText(plannerTexts);
  const common = useText(commonTexts);
  const difficulty = useText(difficultyTexts);
  const names = useNames();
  const { navigation } = usePlatform();
  switch (entry.kind) {
    case 'known': {
      const { level, fixture } = entry;
      const { opponent, home, match } = fixture;
      const path = `/match/${match.id}`;
      const word = difficulty(`level${level}`);
      const against = common(home ? 'homeAgainst' : 'awayAgainst', { opponent: names.club(opponent.id) });
      return (
        <FixtureCell
          opponent={opponent.short}
          venue={`(${common(home ? 'home' : 'away')})`}
          spoken={`${against}, ${word}`}
          level={level}
          word={showsWord ? word : undefined}
          href={navigation.has(path) ? path : undefined}
        />
      );
    }
    case 'either': {
      const [one, other] = entry.sides;
      return (
        <FixtureCell
          opponent={`${one.short}/${other.short}`}
          spoken={common('againstEither', { one: names.club(one.id), other: names.club(other.id) })}
        />
      );
    }
    case 'open':
      return <FixtureCell opponent="–" spoken={common('opponentUnknown')} />;
    case 'none':
      return <FixtureCell opponent="–" spoken={t('noMatch')} />;
  }
}
