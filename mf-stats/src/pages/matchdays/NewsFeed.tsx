import {
  Button,
  Card,
  CardHeader,
  container,
  Soft,
  TextLink,
  token,
  VisuallyHidden,
} from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { type NewsItem, useNewsQuery } from '../../store/statsApi.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import { NewsPicture } from './NewsPicture.js';

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

const Items = styled.ul`
  display: grid;
  gap: 20px;
  margin: 0;
  padding: 4px 16px 20px;
  list-style: none;
  ${container.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; padding: 4px 20px 24px; }
`;

/** A picture beside the text on a phone, above it on wider screens; the whole item leads to the article. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 12px;
  place-content: start stretch;
  align-items: start;
  overflow-wrap: anywhere;
  a::after { content: ''; position: absolute; inset: 0; }
  ${container.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

const Title = styled.h3`
  margin: 0 0 4px;
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.3;
`;

const Lead = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: 0.875rem;
  line-height: 1.45;
  color: ${token.inkSoft};
`;

/**
 * The broadcaster's news with its pictures; nothing when there is none, and a line when it is out of reach (decisions
 * §8.3).
 */
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
  const readable = items.filter(({ link }) => isWebAddress(link));
  if (readable.length === 0) return null;
  return (
    <Place>
      <Card aria-label={t('news')}>
        <CardHeader title={t('news')} />
        <Items>
          {readable.map((item) => (
            <NewsEntry key={item.link} item={item} />
          ))}
        </Items>
      </Card>
    </Place>
  );
}

function NewsEntry({ item: { title, description, link, enclosure } }: { readonly item: NewsItem }) {
  const t = useText(matchTexts);
  const picture = enclosure && isWebAddress(enclosure.url) ? enclosure.url : null;
  return (
    <Item>
      <NewsPicture url={picture} />
      <div>
        <Title>
          <TextLink inline href={link} target="_blank" rel="noopener noreferrer">
            <span>{title}</span>
            <VisuallyHidden>{` (${t('news.opens')})`}</VisuallyHidden>
          </TextLink>
        </Title>
        <Lead>{description}</Lead>
      </div>
    </Item>
  );
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text);
}
