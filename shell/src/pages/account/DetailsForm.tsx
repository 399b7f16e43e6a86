import type { User } from '@euro/api-contract';
import {
  Button,
  Card,
  Cluster,
  ContainerBox,
  Field,
  Heading,
  Select,
  Soft,
  Stack,
} from '@euro/design-system';
import { useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { profileTexts } from '../texts/profileTexts.js';
import { checkedBy, type Problems, refusedFields } from './checkedBy.js';
import { FieldPair } from './FieldPair.js';
import { checkAddressPart, checkFirstName, checkLastName } from './fieldChecks.js';
import { useFieldProblem } from './useFieldProblem.js';
import { useSaveUser } from './useSaveUser.js';
import { useSingleFlight } from './useSingleFlight.js';

const FIELDS = ['firstName', 'lastName', 'street', 'streetNr', 'postCode', 'city', 'country'] as const;
type Details = Record<(typeof FIELDS)[number] | 'favoriteClubId', string>;

/** Spec §5 "Profile". */
function checkDetails(values: Details): Problems<Details> {
  return {
    firstName: checkFirstName(values.firstName),
    lastName: checkLastName(values.lastName),
    street: checkAddressPart(values.street),
    streetNr: checkAddressPart(values.streetNr),
    postCode: checkAddressPart(values.postCode),
    city: checkAddressPart(values.city),
    country: checkAddressPart(values.country),
  };
}

/** Names, favourite nation and address (spec §2 "Profile"). */
export function DetailsForm({ user }: { readonly user: User }) {
  const t = useText(profileTexts);
  const problemOf = useFieldProblem();
  const { navigation, notices, state } = usePlatform();
  const locale = useLocale();
  const clubs = useShared(state.clubs);
  const save = useSaveUser();
  const titleId = useId();
  const { register, handleSubmit, setError, setValue, watch, reset, formState } = useForm<Details>({
    defaultValues: detailsOf(user),
    resolver: checkedBy(checkDetails),
  });
  const { errors, isDirty } = formState;

  useEffect(() => {
    if (isDirty) return navigation.guard(() => t('leave'));
  }, [isDirty, navigation, t]);

  const [submit, isBusy] = useSingleFlight(async (values: Details) => {
    const { firstName, lastName, favoriteClubId, ...address } = values;
    const changes = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      favoriteClubId: Number(favoriteClubId) || null,
      ...emptyToNull(address),
    };
    const isSaved = await save(changes, (error) => {
      const [first, ...others] = refusedFields(error, FIELDS);
      if (!first) return false;
      for (const { field, problem } of others) setError(field, { type: problem });
      setError(first.field, { type: first.problem }, { shouldFocus: true });
      return true;
    });
    if (!isSaved) return;
    reset(detailsOf(isSaved));
    notices.show({ tone: 'positive', text: t('saved') });
  });

  const field = (name: keyof Details, autoComplete: string) => (
    <Field
      {...register(name)}
      label={t(name)}
      autoComplete={autoComplete}
      required={name === 'firstName' || name === 'lastName'}
      error={problemOf(errors[name])}
    />
  );
  return (
    <Card $padded aria-labelledby={titleId}>
      <ContainerBox>
        <Stack as="form" noValidate onSubmit={handleSubmit(submit)} aria-labelledby={titleId}>
          <Heading id={titleId}>{t('details')}</Heading>
          <FieldPair>
            {field('firstName', 'given-name')}
            {field('lastName', 'family-name')}
          </FieldPair>
          <Select
            label={t('favoriteClubId')}
            value={watch('favoriteClubId')}
            onChange={(value) => setValue('favoriteClubId', value, { shouldDirty: true })}
            options={[
              { value: '', text: t('favorite.none') },
              ...[...clubs]
                .sort((a, b) => a[locale].localeCompare(b[locale], locale))
                .map((club) => ({ value: String(club.id), text: club[locale] })),
            ]}
          />
          <div>
            <Heading as="h3" $size={16}>
              {t('address')}
            </Heading>
            <Soft>{t('address.text')}</Soft>
          </div>
          <FieldPair $second="112px">
            {field('street', 'off')}
            {field('streetNr', 'off')}
          </FieldPair>
          <FieldPair $second="minmax(0, 2fr)">
            {field('postCode', 'postal-code')}
            {field('city', 'address-level2')}
          </FieldPair>
          {field('country', 'country-name')}
          <Cluster>
            <Button type="submit" loading={isBusy}>
              {t('save')}
            </Button>
          </Cluster>
        </Stack>
      </ContainerBox>
    </Card>
  );
}

function detailsOf(user: User): Details {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    street: user.street ?? '',
    streetNr: user.streetNr ?? '',
    postCode: user.postCode ?? '',
    city: user.city ?? '',
    country: user.country ?? '',
    favoriteClubId: String(user.favoriteClubId ?? ''),
  };
}

function emptyToNull<K extends string>(parts: Readonly<Record<K, string>>): Record<K, string | null> {
  const entries = Object.entries<string>(parts).map(([part, text]) => [part, text.trim() || null]);
  return Object.fromEntries(entries);
}
