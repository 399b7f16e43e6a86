import { Card, ContainerBox, container, heading, prose, RichText, token } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { contentTexts } from '../texts/contentTexts.js';
import type { Content } from './useContent.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${container.columns} { grid-template-columns: minmax(0, 1fr) 280px; gap: 40px; }
`;

const Text = styled.article`
  ${prose}
  padding: 20px 16px 28px;
  ${container.tablet} { padding: 32px 40px 44px; font-size: 1.0625rem; line-height: 1.6; }
`;

const Contents = styled.nav`
  display: none;
  position: sticky;
  top: 92px;
  p { ${heading} margin-bottom: 8px; font-size: 1rem; }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 6px 12px;
    border-left: 3px solid ${token.line};
    font-size: 0.875rem;
    line-height: 1.35;
    font-weight: 600;
    color: ${token.inkSoft};
  }
  a:hover { color: ${token.ink}; border-color: ${token.control}; }
  ${container.columns} { display: block; }
`;

/** A text to read: paragraphs, lists and tables, with its headings beside it where there is room. */
export function TextBody({ content }: { readonly content: Content }) {
  const t = useText(contentTexts);
  const { intro, sections } = content;
  return (
    <ContainerBox>
      <Columns>
        <Card>
          <Text>
            <RichText nodes={intro} />
            {sections.map(({ id, title, nodes }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
                <RichText nodes={nodes} />
              </section>
            ))}
          </Text>
        </Card>
        {sections.length > 2 && (
          <Contents aria-label={t('contents')}>
            <p aria-hidden="true">{t('contents')}</p>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </Contents>
        )}
      </Columns>
    </ContainerBox>
  );
}
