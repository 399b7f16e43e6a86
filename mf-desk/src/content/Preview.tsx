import { Card, prose, RichText, Soft, token } from '@euro/design-system';
import { cleanHtml } from '@euro/design-system/clean-html';
import { useText } from '@euro/platform/react';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { contentTexts } from '../texts/contentTexts.js';

const Text = styled.article`
  ${prose}
  margin-block: 12px 16px;
  padding-block: 16px;
  border-block: 1px solid ${token.line};
  & > h2:first-child { margin-top: 0; }
`;

interface PreviewProps {
  readonly title: string;
  readonly body: string;
}

/** Start and end of a part that depends on a setting; readers never see these. */
const PART = /\{\{[#^/][^}]*\}\}/g;

/** The text as readers will see it, cleaned as the server and their browsers clean it. */
export function Preview({ title, body }: PreviewProps) {
  const t = useText(contentTexts);
  const deferredBody = useDeferredValue(body);
  const nodes = useMemo(() => [...cleanHtml(deferredBody.replaceAll(PART, '')).childNodes], [deferredBody]);
  return (
    <Card $padded as="section" aria-label={t('preview')}>
      <Soft>{t('preview')}</Soft>
      <Text>
        <h2>{title}</h2>
        <RichText nodes={nodes} />
      </Text>
      <Soft>{t('preview.note')}</Soft>
    </Card>
  );
}
