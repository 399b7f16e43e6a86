import { Button, Card, CardHeader, ListRow, Soft, TextLink, VisuallyHidden } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { commonTexts } from '../../messages/commonTexts.js';
import { matchTexts } from '../../messages/matchTexts.js';
import { useNewsQuery } from '../../store/statsApi.js';

const Place = styled.div`
  container-type: inline-size;
`;

const Silent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 4px 20px 16px;
`;

/** The broadcaster's news; nothing at all when there is none, and a line when it can't be reached (decisions §8.3). */
export function NewsFeed() {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const { data: items = [], isError, isFetching, refetch } = useNewsQuery();
  if (isError)
    return (
      <Card>
        <CardHeader title={t('news')} />
        <Silent role="status">
          <Soft>{t('news.failed')}</Soft>
          <Button variant="secondary" size="small" loading={isFetching} onClick={refetch}>
            {common('retry')}
          </Button>
        </Silent>
      </Card>
    );
  const readable = items.filter(({ link }) => /^https?:\/\//.test(link));
  if (readable.length === 0) return null;
  return (
    <Place>
      <Card>
        <CardHeader title={t('news')} />
        <ul>
          {readable.map(({ title, description, link }) => (
            <ListRow
              key={link}
              title={
                <TextLink inline href={link} target="_blank" rel="noopener noreferrer">
                  {title}
                  <VisuallyHidden> ({t('news.opens')})</VisuallyHidden>
                </TextLink>
              }
              detail={description}
              trailing={<ExternalLink size={18} aria-hidden />}
            />
          ))}
        </ul>
      </Card>
    </Place>
  );
}
