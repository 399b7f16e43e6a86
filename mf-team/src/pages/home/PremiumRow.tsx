import { Anchor, Card, token } from '@euro/design-system';
import { useFormat, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { ChevronRight, Star } from 'lucide-react';
import styled from 'styled-components';
import { homeTexts } from '../../texts/homeTexts.js';

const SHOP = '/shop';

/** One line about premium, the last card. */
export function PremiumRow() {
  const { settings } = useWorld();
  const { navigation } = usePlatform();
  const t = useText(homeTexts);
  const format = useFormat();
  if (!navigation.has(SHOP)) return null;
  return (
    <Card>
      <Row href={SHOP}>
        <Star size={20} aria-hidden />
        <span>
          <b>{t('premium', { price: format.price(settings.premiumPrice) })}</b>
          <small>{t('premiumDetail')}</small>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Row>
    </Card>
  );
}

const Row = styled(Anchor)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 68px;
  padding: 10px 16px;
  font-size: 0.9375rem;
  &:hover { background: ${token.tint}; }
  b { display: block; font-weight: 750; }
  small { font-size: 0.8125rem; color: ${token.inkSoft}; }
`;
