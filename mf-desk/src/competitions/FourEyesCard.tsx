import { FOUR_EYES, type FourEyes } from '@euro/api-contract';
import { Button, Card, CardTitle, Checkbox, Soft, Stack } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useSetFourEyesMutation, useSettingsQuery } from '../store/deskApi.js';
import { fourEyesTexts } from '../texts/fourEyesTexts.js';

/** Chooses what of a competition waits for a second person; nothing until its settings are there. */
export function FourEyesCard({ id }: { readonly id: number }) {
  const { data } = useSettingsQuery(id);
  return data?.fourEyes ? <Choice key={data.fourEyes.join()} id={id} before={data.fourEyes} /> : null;
}

function Choice({ id, before }: { readonly id: number; readonly before: readonly FourEyes[] }) {
  const t = useText(fourEyesTexts);
  const { notices } = usePlatform();
  const [save] = useSetFourEyesMutation();
  const [chosen, setChosen] = useState<readonly FourEyes[]>(before);
  const [isAsking, setAsking] = useState(false);
  const isSame = FOUR_EYES.every((kind) => chosen.includes(kind) === before.includes(kind));
  return (
    <Card $padded as="section" aria-label={t('title')}>
      <Stack>
        <div>
          <CardTitle>{t('title')}</CardTitle>
          <Soft>{t('text')}</Soft>
        </div>
        <div>
          {FOUR_EYES.map((kind) => (
            <Checkbox
              key={kind}
              label={t(kind)}
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
            />
          ))}
        </div>
        <div>
          <Button disabledReason={isSame ? t('same') : undefined} onClick={() => setAsking(true)}>
            {t('save')}
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t('save.title')}
          confirmText={t('save')}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            const { error } = await save({ id, fourEyes: [...chosen], reason });
            if (error) return asFailure(error);
            notices.show({ tone: 'positive', text: t('done') });
            return null;
          }}
        />
      )}
    </Card>
  );
}
