import { Card, CardTitle, Soft } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { settingsTexts } from '../texts/settingsTexts.js';
import { CreateForm } from './CreateForm.js';

/** Starting a league of one's own; for premium members (decisions §5.6). */
export function CreateCard() {
  const t = useText(settingsTexts);
  return (
    <Card $padded>
      <CardTitle>{t('createTitle')}</CardTitle>
      <Soft>{t('createText')}</Soft>
      <CreateForm />
    </Card>
  );
}
