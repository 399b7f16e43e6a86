import { TextLink } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { plannerLinkTexts } from '../texts/plannerLinkTexts.js';

/** The way to the fixture planner, which has no place in the menu (spec §2). */
export function PlannerLink() {
  const t = useText(plannerLinkTexts);
  return (
    <TextLink href="/planner" icon={<ChevronRight size={18} aria-hidden />}>
      {t('link')}
    </TextLink>
  );
}
