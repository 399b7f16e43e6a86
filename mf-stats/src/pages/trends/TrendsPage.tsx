import { Band, ContainerBox, PageBody, TextLink, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { trendsTexts } from '../../texts/trendsTexts.js';
import { WithMatches } from '../matchdays/WithMatches.js';
import { TrendsOfWeek } from './TrendsOfWeek.js';

/** Players bought, sold and made captain by all teams, by matchday; the matchday is in the address. */
export function TrendsPage() {
  const t = useText(trendsTexts);
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <Band title={t('title')} subtitle={t('subtitle')} />
      <PageBody as="div">
        <Wrap>
          <ContainerBox>
            <WithMatches>
              {({ deadline: { lastScoredWeek } }) => (
                <TrendsOfWeek
                  week={Number(query.get('week'))}
                  lastWeek={lastScoredWeek}
                  onWeek={(week) => setQuery(week === lastScoredWeek ? {} : { week: String(week) })}
                />
              )}
            </WithMatches>
            <TextLink href="/embeds" icon={<ChevronRight size={18} aria-hidden />}>
              {t('ownSite')}
            </TextLink>
          </ContainerBox>
        </Wrap>
      </PageBody>
    </>
  );
}
