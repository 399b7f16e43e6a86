import type { PublishedCompetition } from '@euro/api-contract';
import {
  BrandMark,
  brandColours,
  formatDate,
  formatDateTime,
  formatOrdinal,
  formatPoints,
  nightStripes,
  token,
} from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { Archive, Check } from 'lucide-react';
import styled from 'styled-components';
import { switcherTexts } from './switcherTexts.js';
import type { CompetitionNow } from './useCompetitions.js';

interface CompetitionCardProps {
  readonly now: CompetitionNow;
  /** True for the page's competition. */
  readonly isCurrent: boolean;
}

/** A competition in its own colours, and the way to it: its page is loaded whole. */
export function CompetitionCard({ now, isCurrent }: CompetitionCardProps) {
  const t = useText(switcherTexts);
  const language = useLocale();
  const locale = formatLocale(language);
  const { competition, team } = now;
  const { slug, name, word, seasonId, brand } = competition;
  return (
    <Card
      href={`${slug && `/${slug}`}/`}
      // A page of another competition: not a step within this one.
      target="_top"
      aria-current={isCurrent ? 'true' : undefined}
      style={brandColours(brand?.colours)}
    >
      <Head>
        <BrandMark width={28} emblem={brand?.emblem} />
        <b>{`${word[language]} ${seasonId}`}</b>
        {isCurrent && (
          <Chosen>
            <Check size={18} aria-hidden />
          </Chosen>
        )}
      </Head>
      {/* Two games of one year may have the same word. */}
      <Name>{name[language]}</Name>
      <Line>
        <span>{useLine(now)}</span>
        {isOver(competition) && (
          <Tag>
            <Archive size={14} aria-hidden />
            <span>{t('archive')}</span>
          </Tag>
        )}
      </Line>
      {team && (
        <Numbers>
          <span>
            <b>{formatPoints(team.points, locale, 'always')}</b> <small>{t('points')}</small>
          </span>
          {team.rank !== null && (
            <span>
              <b>{formatOrdinal(team.rank, locale)}</b> <small>{t('rank')}</small>
            </span>
          )}
        </Numbers>
      )}
      {team === null && !isOver(competition) && <Line>{t('noTeam')}</Line>}
    </Card>
  );
}

/** True when it is read-only. */
const isOver = ({ state }: Pick<PublishedCompetition, 'state'>) =>
  state === 'finished' || state === 'archived';

/** State of the competition, in a line. */
export function useLine({ competition, deadline, displayWeek }: CompetitionNow): string {
  const t = useText(switcherTexts);
  const locale = formatLocale(useLocale());
  const { firstDeadline, lastMatch } = competition;
  if (isOver(competition)) return lastMatch ? t('over', { date: formatDate(lastMatch, locale, 'date') }) : '';
  if (deadline)
    return t('deadline', { week: deadline.weekId, date: formatDateTime(deadline.date, locale, 'short') });
  if (displayWeek !== null) return t('between', { week: displayWeek });
  return firstDeadline ? t('soon', { date: formatDate(firstDeadline, locale, 'date') }) : '';
}

const Card = styled.a`
  ${nightStripes}
  display: grid;
  gap: 10px;
  padding: 16px;
  border-radius: ${token.radiusPitch};
  color: #fff;
  &[aria-current='true'] { box-shadow: 0 0 0 3px ${token.surface}, 0 0 0 6px ${token.focus}; }
  &:focus-visible { outline: 3px solid ${token.accent}; outline-offset: -5px; }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
  font-size: 1.125rem;
  font-stretch: 112%;
  line-height: 1.2;
  overflow-wrap: anywhere;
  b { font-weight: 850; }
`;

const Chosen = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  margin-left: auto;
  border-radius: 99px;
  background: ${token.accent};
  color: ${token.onAccent};
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 1.5em;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.onNightSoft};
`;

const Name = styled.span`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px;
  border-radius: 99px;
  background: #00000040;
  color: #fff;
  font-size: 0.75rem;
`;

const Numbers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  b { display: block; font-size: 1.5rem; font-weight: 850; font-stretch: 118%; line-height: 1.15; }
  small { font-size: 0.75rem; font-weight: 600; color: ${token.onNightSoft}; }
`;
