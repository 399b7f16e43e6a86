import {
  Button,
  Checkbox,
  ContainerBox,
  Field,
  PasswordField,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@euro/design-system';
import { useLocale, usePlatform, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionActions } from '../../session/SessionActions.js';
import { accountTexts } from '../texts/accountTexts.js';
import { checkEmail } from './checkEmail.js';
import { checkedBy, type Problems, refusedFields } from './checkedBy.js';
import { FieldPair } from './FieldPair.js';
import { failureNotice } from './failureNotice.js';
import { checkFirstName, checkLastName, checkNewPassword } from './fieldChecks.js';
import { OtherSignIns } from './OtherSignIns.js';
import { useFieldProblem } from './useFieldProblem.js';
import { useSingleFlight } from './useSingleFlight.js';

interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
}

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;

/** Spec §5 "Registration". */
function checkRegistration(values: Registration): Problems<Registration> {
  return {
    firstName: checkFirstName(values.firstName),
    lastName: checkLastName(values.lastName),
    email: checkEmail(values.email),
    password: checkNewPassword(values.password),
    terms: values.terms ? null : 'terms-not-accepted',
  };
}

interface RegisterFormProps {
  /** The account was created, and its session has started. */
  readonly onRegistered?: () => void;
  /** Focuses the first field. */
  readonly hasFocus?: boolean;
  /** Under the form: the way to sign in. */
  readonly children: ReactNode;
}

/** Names, address, password and terms (spec §5); creates an account and starts its session. */
export function RegisterForm({ onRegistered, hasFocus = false, children }: RegisterFormProps) {
  const t = useText(accountTexts);
  const problemOf = useFieldProblem();
  const locale = useLocale();
  const { api, notices } = usePlatform();
  const actions = useSessionActions();
  const { register, handleSubmit, setError, formState } = useForm<Registration>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '', terms: false },
    resolver: checkedBy(checkRegistration),
  });
  const { errors } = formState;

  const [create, isBusy] = useSingleFlight(async ({ terms, ...values }: Registration) => {
    const body = { ...values, email: values.email.trim(), acceptTerms: terms, language: locale };
    const { data, error } = await api.call('POST user/register', { body });
    if (data) {
      actions.start(data, { method: 'password', isNew: true });
      onRegistered?.();
      return;
    }
    if (error.code === 'email-in-use') {
      setError('email', { type: 'email-in-use' }, { shouldFocus: true });
      notices.show({ tone: 'warning', text: error.message });
      return;
    }
    const [first, ...others] = refusedFields(error, FIELDS);
    if (!first) {
      notices.show(failureNotice(error, t('register.failed')));
      return;
    }
    for (const { field, problem } of others) setError(field, { type: problem });
    setError(first.field, { type: first.problem }, { shouldFocus: true });
  });

  return (
    <Stack as="form" $gap={12} noValidate onSubmit={handleSubmit(create)} aria-label={t('register.card')}>
      <ContainerBox>
        <FieldPair>
          <Field
            {...register('firstName')}
            label={t('firstName')}
            autoComplete="given-name"
            required
            autoFocus={hasFocus}
            error={problemOf(errors.firstName)}
          />
          <Field
            {...register('lastName')}
            label={t('lastName')}
            autoComplete="family-name"
            required
            error={problemOf(errors.lastName)}
          />
        </FieldPair>
      </ContainerBox>
      <Field
        {...register('email')}
        type="email"
        label={t('email')}
        placeholder={t('email.example')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problemOf(errors.email)}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        showLabel={t('password.show')}
        autoComplete="new-password"
        required
        hint={t('password.hint')}
        error={problemOf(errors.password)}
      />
      <Checkbox
        {...register('terms')}
        required
        error={problemOf(errors.terms)}
        label={
          <>
            <span>{t('register.terms.before')}</span>{' '}
            <TextLink inline href="/terms" target="_blank">
              <span>{t('register.terms.link')}</span>
              <VisuallyHidden>{` ${t('register.terms.tab')}`}</VisuallyHidden>
            </TextLink>
            <span>.</span>
          </>
        }
      />
      <Button type="submit" block loading={isBusy}>
        {t('register.submit')}
      </Button>
      <OtherSignIns withFacebook />
      {children}
    </Stack>
  );
}
