import { Button, Card, CardTitle, Field, Segmented, Soft, Stack, TextArea } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { ReasonDialog } from '../components/ReasonDialog.js';
import { useMakeCouponsMutation } from '../store/deskApi.js';
import { couponTexts } from '../texts/couponTexts.js';
import { CodesActions } from './CodesActions.js';
import { readTypedCodes } from './typedCodes.js';

/** The most that are made at once. */
const MOST = 1000;

/** Makes codes by chance or those that are typed, and hands them over. */
export function MakeCoupons() {
  const t = useText(couponTexts);
  const { notices } = usePlatform();
  const [how, setHow] = useState<'random' | 'own'>('random');
  const [count, setCount] = useState('10');
  const [input, setInput] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  const [make] = useMakeCouponsMutation();
  const parsed = readTypedCodes(input);
  const amount = how === 'own' ? parsed.codes.length : Number(/^\d{1,4}$/.test(count) ? count : 0);
  const isMany = amount < 1 || amount > MOST;

  function codesProblem(): string | undefined {
    if (parsed.wrong.length > 0) return t('codes.wrong', { codes: parsed.wrong.slice(0, 5).join(', ') });
    if (parsed.twice.length > 0) return t('codes.twice', { codes: parsed.twice.slice(0, 5).join(', ') });
    return amount > MOST ? t('codes.hint') : undefined;
  }
  const codesWrong = codesProblem();
  const countWrong = isMany ? t('count.hint') : undefined;
  const blocked =
    how === 'random' ? countWrong : (codesWrong ?? (amount === 0 ? t('codes.hint') : undefined));

  return (
    <Card $padded>
      <Stack>
        <div>
          <CardTitle>{t('make')}</CardTitle>
          <Soft>{t('make.text')}</Soft>
        </div>
        <Segmented
          label={t('how')}
          value={how}
          options={[
            { value: 'random', text: t('random') },
            { value: 'own', text: t('own') },
          ]}
          onChange={setHow}
        />
        {how === 'random' ? (
          <Field
            label={t('count')}
            hint={t('count.hint')}
            error={countWrong}
            inputMode="numeric"
            maxLength={4}
            value={count}
            onChange={(event) => setCount(event.target.value.trim())}
          />
        ) : (
          <TextArea
            label={t('codes')}
            hint={amount > 0 ? t('codes.counted', { count: amount }) : t('codes.hint')}
            error={codesWrong}
            rows={5}
            autoCapitalize="characters"
            spellCheck={false}
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
        )}
        <div>
          <Button disabledReason={blocked} onClick={() => setAsking(true)}>
            {t('make')}
          </Button>
        </div>
        {newCodes.length > 0 && <NewCodes codes={newCodes} />}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t('make.title', { count: amount })}
          confirmText={t('make')}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            const { data, error } = await make(
              how === 'own' ? { codes: [...parsed.codes], reason } : { count: amount, reason },
            );
            if (!data) return asFailure(error);
            setNewCodes(data.coupons.map(({ code }) => code));
            setInput('');
            notices.show({ tone: 'positive', text: t('make.done', { count: data.coupons.length }) });
            return null;
          }}
        >
          <Soft>{t('make.does')}</Soft>
        </ReasonDialog>
      )}
    </Card>
  );
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useText(couponTexts);
  return (
    <Stack $gap={8}>
      <TextArea label={t('made')} readOnly rows={Math.min(codes.length, 6)} value={codes.join('\n')} />
      <CodesActions label={t('made')} codes={codes} />
    </Stack>
  );
}
