import { nightStripes, token, Wrap } from '@euro/design-system';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { Archive, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Mark } from '../../ui/Mark.js';
import { isOver } from '../readCompetition.js';
import { useCompetition } from '../useCompetition.js';
import { useLine } from './CompetitionCard.js';
import { coloursOf } from './coloursOf.js';
import { switcherTexts } from './switcherTexts.js';
import { type CompetitionNow, useCompetitions } from './useCompetitions.js';

/** On home of a competition that is over: that it can only be read, and the way to the one that is played now. */
export function ArchiveNotice() {
  const { pathname } = useShared(usePlatform().navigation.location);
  return pathname === '/' || pathname === '/home' ? <Notice /> : null;
}

function Notice() {
  const t = useText(switcherTexts);
  const language = useLocale();
  const { own } = useCompetition();
  const { value } = useCompetitions();
  const playable = value?.filter(({ competition }) => !isOver(competition)) ?? [];
  const next = playable.find(({ competition }) => competition.state === 'running') ?? playable[0];
  return (
    <Place>
      <Line>
        <Archive size={18} aria-hidden />
        {t('readOnly', { name: own?.short[language] ?? '' })}
      </Line>
      {next && <Way now={next} />}
    </Place>
  );
}

function Way({ now }: { readonly now: CompetitionNow }) {
  const t = useText(switcherTexts);
  const { slug, short, state, brand } = now.competition;
  return (
    <Card href={`${slug && `/${slug}`}/`} target="_top" style={coloursOf(brand?.colours)}>
      <Mark emblem={brand?.emblem} />
      <span>
        <b>{t(state === 'running' ? 'running' : 'open', { name: short[useLocale()] })}</b>
        <small>{useLine(now)}</small>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Card>
  );
}

const Place = styled(Wrap)`
  display: grid;
  gap: 12px;
  padding-block: 12px;
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.inkSoft};
`;

const Card = styled.a`
  ${nightStripes}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  min-height: 64px;
  padding: 10px 16px;
  border-radius: ${token.radiusCard};
  color: #fff;
  b { display: block; font-weight: 800; font-stretch: 108%; line-height: 1.25; }
  small { display: block; font-size: 0.8125rem; font-weight: 600; color: ${token.onNightSoft}; }
  &:focus-visible { outline: 3px solid ${token.accent}; outline-offset: -5px; }
`;
