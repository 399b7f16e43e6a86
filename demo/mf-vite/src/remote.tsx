import { Band, Card, ListRow, PageBody, StepNumber, Wrap } from '@euro/design-system';
import type { RemoteModule } from '@euro/platform';
import { defineReactRemote, defineTexts, usePlatform, useShared, useText } from '@euro/platform/react';

const texts = defineTexts({
  nl: { title: 'Speeldagen', loading: 'Speeldagen worden geladen', matchday: 'Speeldag {week}' },
  en: { title: 'Matchdays', loading: 'Loading the matchdays', matchday: 'Matchday {week}' },
});

/** The matchdays of the competition. */
function MatchdaysPage() {
  const t = useText(texts);
  const { value } = useShared(usePlatform().state.matches);
  return (
    <>
      <Band title={t('title')} />
      <Wrap>
        <PageBody as="div">
          {value ? (
            <Card as="ol">
              {value.weeks.map(({ weekId }) => (
                <ListRow
                  key={weekId}
                  leading={<StepNumber>{weekId}</StepNumber>}
                  title={t('matchday', { week: weekId })}
                />
              ))}
            </Card>
          ) : (
            <p role="status">{t('loading')}</p>
          )}
        </PageBody>
      </Wrap>
    </>
  );
}

export const remote: RemoteModule = defineReactRemote({ pages: { '/vite': MatchdaysPage } });
