import { defineTexts } from '@euro/platform/react';

/** Problems of fields of the sign-in form, which is on the first screen (spec §5). */
export const signInFieldTexts = defineTexts({
  nl: {
    'email-missing': 'Vul je e-mailadres in!',
    'email-invalid': 'Dit is geen geldig e-mailadres.',
    'password-missing': 'Vul je wachtwoord in!',
  },
  en: {
    'email-missing': 'Fill in your e-mail address!',
    'email-invalid': 'This is not a valid e-mail address.',
    'password-missing': 'Fill in your password!',
  },
});
