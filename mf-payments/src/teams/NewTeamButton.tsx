import { Button, ButtonLink } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Plus } from 'lucide-react';
import { teamTexts } from '../texts/teamTexts.js';

/** Where a team is built, the first one or another. */
export const NEW_TEAM = '/new';

/** To building one more team, or why that can't be. */
export function NewTeamButton({ full }: { readonly full: string | null }) {
  const t = useText(teamTexts);
  const look = { variant: 'secondary', size: 'small', icon: <Plus size={18} aria-hidden /> } as const;
  return full === null ? (
    <ButtonLink {...look} href={NEW_TEAM}>
      {t('add')}
    </ButtonLink>
  ) : (
    <Button {...look} disabledReason={full}>
      {t('add')}
    </Button>
  );
}
