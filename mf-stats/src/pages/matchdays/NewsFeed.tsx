import { Card, CardHeader, ListRow, TextLink, VisuallyHidden } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { matchTexts } from '../../messages/matchTexts.js';
import { useNewsQuery } from '../../store/statsApi.js';

const Place = styled.div`
  container-type: inline-size;
  margin-top: 48px;
`;

/** The broadcaster's news; nothing at all when there is none (decisions §8.3). */
export function NewsFeed() {
  const t = useText(matchTexts);
  const { data: items = [] } = useNewsQuery();
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
