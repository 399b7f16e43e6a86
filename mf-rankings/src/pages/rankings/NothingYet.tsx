import { ButtonLink, EmptyState } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import type { RankingTab } from '../../domain/rankingView.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import type { RankingScreen } from './useRanking.js';

interface NothingYetProps extends Pick<RankingScreen, 'choices'> {
  readonly tab: RankingTab;
  /** The matchday has points: an empty ranking has another cause. */
  readonly hasPoints: boolean;
}

/** Why a ranking is empty, and the next action. */
export function NothingYet({ tab, choices, hasPoints }: NothingYetProps) {
  const t = useText(rankingTexts);
  const { state, navigation } = usePlatform();
  const session = useShared(state.session);
  const link = (href: string, text: string) =>
    navigation.has(href) && (
      <ButtonLink variant="secondary" href={href}>
        {text}
      </ButtonLink>
    );
  if (tab === 'leagues' && session.status === 'visitor')
    return (
      <EmptyState
        title={t('visitor.title')}
        text={t('visitor.text')}
        actions={link('/home', t('visitor.action'))}
      />
    );
  if (tab === 'leagues' && choices?.length === 0)
    return (
      <EmptyState
        title={t('no.league.title')}
        text={t('no.league.text')}
        actions={link('/leagues', t('no.league.action'))}
      />
    );
  if (tab === 'pundits' && hasPoints)
    return <EmptyState title={t('no.pundits.title')} text={t('no.pundits.text')} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={link('/deadlines', t('empty.matches'))}
    />
  );
}
