import type { Page } from '@euro/api-contract';
import { Card, Segmented, Select } from '@euro/design-system';
import { useLocale, useText } from '@euro/platform/react';
import { Answer } from '../components/Answer.js';
import { DeskTools } from '../components/deskList.js';
import { useFilters } from '../hooks/useFilters.js';
import { usePagesQuery } from '../store/deskApi.js';
import { contentTexts } from '../texts/contentTexts.js';
import { PageEditor } from './PageEditor.js';
import type { Language } from './usePageDraft.js';

const KNOWN = ['rules', 'terms', 'privacy-policy', 'cookie-policy', 'prizes'] as const;
const LANGUAGES: readonly Language[] = ['nl', 'en'];

/** The pages of the competition, and the one that is written. */
export function Pages() {
  const t = useText(contentTexts);
  const query = usePagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Answer
      query={query}
      empty={{ when: ({ pages }) => pages.length === 0, title: t('none'), text: t('none.text') }}
    >
      {({ pages }) => <ChosenPage pages={pages} />}
    </Answer>
  );
}

function ChosenPage({ pages }: { readonly pages: readonly Page[] }) {
  const t = useText(contentTexts);
  const locale = useLocale();
  const { values, choose } = useFilters('slug', 'language', 'as');
  const language = LANGUAGES.find((one) => one === values.language) ?? locale;
  const asHtml = values.as === 'html';
  const page = pages.find(({ slug }) => slug === values.slug) ?? pages[0];
  if (!page) return null;
  const nameOf = (slug: string) => {
    const textKey = KNOWN.find((one) => one === slug);
    return textKey ? t(textKey) : slug;
  };
  return (
    <>
      <Card>
        <DeskTools onSubmit={(event) => event.preventDefault()}>
          <Select
            label={t('page')}
            value={page.slug}
            options={pages.map(({ slug }) => ({ value: slug, text: nameOf(slug) }))}
            onChange={(slug) => choose('slug', slug)}
          />
          <Segmented
            label={t('language')}
            value={language}
            options={LANGUAGES.map((one) => ({ value: one, text: t(one) }))}
            onChange={(value) => choose('language', value)}
          />
          <Segmented
            label={t('way')}
            value={asHtml ? 'html' : 'rich'}
            options={[
              { value: 'rich', text: t('way.rich') },
              { value: 'html', text: 'HTML' },
            ]}
            onChange={(value) => choose('as', value === 'html' ? 'html' : '')}
          />
        </DeskTools>
      </Card>
      <PageEditor
        key={`${page.slug} ${language}`}
        page={page}
        name={nameOf(page.slug)}
        language={language}
        asHtml={asHtml}
      />
    </>
  );
}
