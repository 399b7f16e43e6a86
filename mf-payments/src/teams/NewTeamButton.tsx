import { Button, ButtonLink } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Plus } from 'lucide-react';
import { teamTexts } from '../texts/teamTexts.js';

/** Page of the builder. */
export const NEW_TEAM = '/new';

/** To building one more team, or why that can't be. */
export function NewTeamButton({ full }: { readonly full: string | null }) {
  const t = useText(teamTexts);
  const buttonProps = { variant: 'secondary', size: 'small', icon: <Plus size={18} aria-hidden /> } as const;
  return full === null ? (
    <ButtonLink {...buttonProps} href={NEW_TEAM}>
      {t('add')}
    </ButtonLink>
  ) : (
    <Button {...buttonProps} disabledReason={full}>
      {t('add')}
    </Button>
  );
}
