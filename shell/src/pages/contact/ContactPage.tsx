import { Band, Button, Card, CardTitle, PageBody, prose, Stack, TextLink, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ConsentCard } from '../../consent/ConsentCard.js';
import { useConsentNeed } from '../../consent/useConsentNeed.js';
import { helpTexts } from '../../help/helpTexts.js';
import { usePortal } from '../../portal/PortalContext.js';

const TOPICS = ['topic1', 'topic2', 'topic3', 'topic4'] as const;

/** Leaves space for the open chat beside it. */
const Column = styled(Stack)`
  max-width: 760px;
`;

const Topics = styled.div`
  ${prose}
`;

/** Opens the chat with the help desk (spec §2 "/contact opens the chat"). */
export function ContactPage() {
  const t = useText(helpTexts);
  const { help } = usePortal();
  const need = useConsentNeed();
  useEffect(() => help.open(), [help]);
  return (
    <>
      <Band title={t('contactTitle')} subtitle={t('contactSubtitle')} />
      <PageBody as="div">
        <Wrap>
          <Column>
            <Card $padded>
              <Stack>
                <CardTitle>{t('contactCard')}</CardTitle>
                <p>{t('contactText')}</p>
                <div>
                  <Button size="large" onClick={help.open}>
                    {t('contactButton')}
                  </Button>
                </div>
              </Stack>
            </Card>
            {need === 'help' || need === 'both' ? <ConsentCard /> : null}
            <Card $padded>
              <Stack>
                <CardTitle>{t('topics')}</CardTitle>
                <Topics>
                  <ul>
                    {TOPICS.map((topic) => (
                      <li key={topic}>{t(topic)}</li>
                    ))}
                  </ul>
                </Topics>
                <p>
                  <TextLink href="/rules">{t('rules')}</TextLink>
                </p>
              </Stack>
            </Card>
          </Column>
        </Wrap>
      </PageBody>
    </>
  );
}
