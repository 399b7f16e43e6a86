import type { Match } from '@euro/api-contract';
import { Chip, type ChipTone, formatDateTime } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { type MatchRemark, matchRemark } from '../../domain/matchRemark.js';
import { matchStateTexts } from '../../texts/matchStateTexts.js';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 8px;
`;

const TONES: Readonly<Record<MatchRemark['tag'], ChipTone>> = {
  postponed: 'warning',
  suspended: 'warning',
  forward: 'night',
  awarded: 'neutral',
  abandoned: 'danger',
  annulled: 'danger',
  cancelled: 'danger',
};

/** Props of {@link MatchState}. */
export interface MatchStateProps {
  readonly match: Match;
  /** The matchday in whose list it is. */
  readonly week: number;
}

/** A state of a match that its score and its time do not show, and what follows from it. */
export function MatchState({ match, week }: MatchStateProps) {
  const t = useText(matchStateTexts);
  const locale = formatLocale(useLocale());
  const remark = matchRemark(match, week);
  if (remark === null) return null;
  const { tag, text, week: named = match.weekId } = remark;
  const moment = match.resumesAt ? formatDateTime(match.resumesAt, locale, 'short') : '';
  return (
    <Root>
      <Chip tone={TONES[tag]}>{t(`tag.${tag}`)}</Chip>
      <span>{t(`text.${text}`, { week: named, minute: match.minute ?? 0, moment })}</span>
    </Root>
  );
}
