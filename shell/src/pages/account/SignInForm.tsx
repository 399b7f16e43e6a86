import { Button, Cluster, Field, PasswordField, Stack, TextLink } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { type FormEvent, useRef, useState } from 'react';
import { useSessionActions } from '../../session/SessionActions.js';
import { signInFieldTexts } from '../texts/signInFieldTexts.js';
import { signInTexts } from '../texts/signInTexts.js';
import { checkEmail } from './checkEmail.js';
import { OtherSignIns } from './OtherSignIns.js';
import { useSingleFlight } from './useSingleFlight.js';

type FieldProblem = keyof typeof signInFieldTexts.nl;

interface Problems {
  readonly email?: FieldProblem | null;
  readonly password?: FieldProblem | null;
}

interface SignInFormProps {
  /** Focuses the first field, on pages that are about signing in. */
  readonly hasFocus: boolean;
  /** Offers Facebook's login too, for users registered with it. */
  readonly withFacebook?: boolean;
  /** Shows the form that registers in this one's place; without it, a link to its page. */
  readonly onRegister?: () => void;
}

/**
 * E-mail and password (spec §5). It is on the first screen and does not use the library of the larger forms; the fields
 * are uncontrolled, because password managers fill them without an event.
 */
export function SignInForm({ hasFocus, withFacebook = false, onRegister }: SignInFormProps) {
  const t = useText(signInTexts);
  const say = useText(signInFieldTexts);
  const platform = usePlatform();
  const actions = useSessionActions();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});

  const [signIn, isBusy] = useSingleFlight(async (body: { email: string; password: string }) => {
    const { data, error } = await platform.api.call('POST user/login', { body });
    if (data) return actions.start(data);
    const text = error.code === 'invalid-credentials' ? t('refused') : error.message;
    platform.notices.show({ tone: 'danger', text });
    password.current?.select();
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const values = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const problems: Problems = {
      email: checkEmail(values.email),
      password: values.password === '' ? 'password-missing' : null,
    };
    setProblems(problems);
    if (problems.email) email.current?.focus();
    else if (problems.password) password.current?.focus();
    else void signIn(values);
  }

  return (
    <Stack as="form" $gap={12} noValidate onSubmit={handleSubmit} aria-label={t('submit')}>
      <Field
        ref={email}
        name="email"
        type="email"
        label={t('email')}
        placeholder={t('email.example')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={hasFocus}
        error={problems.email ? say(problems.email) : undefined}
        onChange={() => setProblems({ ...problems, email: null })}
      />
      <PasswordField
        ref={password}
        name="password"
        label={t('password')}
        showLabel={t('password.show')}
        placeholder="••••••••"
        autoComplete="current-password"
        required
        error={problems.password ? say(problems.password) : undefined}
        onChange={() => setProblems({ ...problems, password: null })}
      />
      <Button type="submit" block loading={isBusy}>
        {t('submit')}
      </Button>
      <OtherSignIns withFacebook={withFacebook} logInOnly />
      <Cluster $justify="space-between" $gap={8}>
        {onRegister ? (
          <Button variant="text" size="small" onClick={onRegister}>
            {t('register')}
          </Button>
        ) : (
          <TextLink href="/register">{t('register')}</TextLink>
        )}
        <TextLink href="/forgot">{t('forgot')}</TextLink>
      </Cluster>
    </Stack>
  );
}
