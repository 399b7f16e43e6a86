import {
  Band,
  Button,
  Card,
  CardHeader,
  Field,
  PageBody,
  Select,
  Stack,
  token,
  Wrap,
} from '@euro/design-system';
import { CardBody, useShare } from '@euro/game-ui';
import { useLocale, usePlatform, useText } from '@euro/platform/react';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { embedsTexts } from '../../texts/embedsTexts.js';
import {
  type Attributes,
  ELEMENTS,
  type Element,
  frameOf,
  makesSense,
  type Option,
  OWN_OPTIONS,
  SHARED_OPTIONS,
  tagOf,
} from './embedChoice.js';

type TextKey = keyof typeof embedsTexts.nl;

/** `/embeds`: choosing an element for another site, seeing it, and copying its tag. */
export function EmbedsPage() {
  const t = useText(embedsTexts);
  const [element, setElement] = useState<Element>('euro-rankings');
  // The page of another competition is at `/wk-2022/embeds`.
  const [, competition = ''] = (usePlatform().navigation.href?.('/') ?? '/').split('/');
  const [attributes, setAttributes] = useState<Attributes>({
    lang: useLocale() === 'en' ? 'en' : 'nl',
    competition,
  });
  const choose = (name: string, value: string) => setAttributes({ ...attributes, [name]: value });
  return (
    <>
      <Band title={t('title')} subtitle={t('subtitle')} />
      <PageBody as="div">
        <Wrap>
          <Columns>
            <Card>
              <CardHeader title={t('choose')} />
              <CardBody>
                <Stack>
                  <Select
                    label={t('what')}
                    value={element}
                    options={ELEMENTS.map((each) => ({ value: each, text: t(each) }))}
                    onChange={(value) => setElement(value as Element)}
                  />
                  {[...OWN_OPTIONS[element], ...SHARED_OPTIONS].map((option) => (
                    <OptionField
                      key={`${element} ${option.name}`}
                      option={option}
                      value={attributes[option.name] ?? ''}
                      onChange={(value) => choose(option.name, value)}
                    />
                  ))}
                </Stack>
              </CardBody>
            </Card>
            <Stack>
              <PreviewCard element={element} attributes={attributes} />
              <CodeCard element={element} attributes={attributes} />
            </Stack>
          </Columns>
        </Wrap>
      </PageBody>
    </>
  );
}

interface OptionFieldProps {
  readonly option: Option;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  const t = useText(embedsTexts);
  const label = t(option.name as TextKey);
  if ('values' in option) {
    const textOf = (value: string) => (value in embedsTexts.nl ? t(value as TextKey) : value);
    return (
      <Select
        label={label}
        value={option.values.includes(value) ? value : ''}
        options={[
          { value: '', text: t('usual') },
          ...option.values.map((value) => ({ value, text: textOf(value) })),
        ]}
        onChange={onChange}
      />
    );
  }
  const hint = `${option.name}Hint`;
  return (
    <Field
      label={label}
      value={value}
      hint={hint in embedsTexts.nl ? t(hint as TextKey) : undefined}
      error={makesSense(option, value.trim()) ? undefined : t('invalid')}
      inputMode={option.kind === 'whole' ? 'numeric' : undefined}
      maxLength={80}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface ChosenProps {
  readonly element: Element;
  readonly attributes: Attributes;
}

function PreviewCard({ element, attributes }: ChosenProps) {
  const t = useText(embedsTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('preview')} />
      <CardBody>
        {/* As on another site: without this one's cookies and storage. */}
        <Frame
          title={t('previewFrame')}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          src={frameOf(window.location.origin, element, attributes)}
        />
      </CardBody>
    </Card>
  );
}

function CodeCard({ element, attributes }: ChosenProps) {
  const t = useText(embedsTexts);
  const titleId = useId();
  const { copyCode } = useShare({ failed: t('failed') });
  const tag = tagOf(window.location.origin, element, attributes);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('code')} />
      <CardBody>
        <Stack>
          <Code>{tag}</Code>
          <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copyCode(tag, t('copied'))}>
            {t('copy')}
          </Button>
        </Stack>
      </CardBody>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @media (min-width: 48em) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 24px; }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 480px;
  border: 0;
  border-radius: ${token.radiusSmall};
  background: ${token.sunken};
`;

const Code = styled.pre`
  padding: 12px;
  border-radius: ${token.radiusSmall};
  background: ${token.sunken};
  font-size: 0.8125rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
