import { Badge, Button } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeftRight, Eye, Star, Users } from 'lucide-react';
import { PerkCard, Perks } from './PerkCard.js';
import { SeenAs } from './SeenAs.js';
import { ShopHero } from './ShopHero.js';

export default { title: 'Shop' } satisfies Meta;

/** Premium and its price. */
export const Hero: StoryObj = {
  render: () => (
    <ShopHero
      tag="Premium"
      title={
        <>
          <span>Het spel is gratis.</span>
          <br />
          <span>De kroon verdien je.</span>
        </>
      }
      lead="Met Premium steun je EuroManager en krijg je extra’s die je vrienden niet hebben."
      price={{ amount: '9,90', note: 'eenmalig,\nvoor elk toernooi' }}
      action={<Button variant="lime">Koop Premium</Button>}
      smallPrint="Betalen met Bancontact, kaart of PayPal. Geen abonnement."
    />
  ),
};

/** For a member. */
export const Member: StoryObj = {
  render: () => <ShopHero tag="Premium" title="Je bent Premium" lead="Bedankt dat je EuroManager steunt." />,
};

/** The benefits, and the team as others see it. */
export const Brings: StoryObj = {
  render: () => (
    <Sheet>
      <Wide>
        <Perks>
          <PerkCard
            icon={<ArrowLeftRight />}
            title="Power subs"
            text="Een bankzitter die nog moet spelen, breng je zelf in. Vanaf speeldag 5."
          />
          <PerkCard
            icon={<Eye />}
            title="Spieken"
            text="Bekijk de opstelling van je tegenstander vóór de match."
          />
          <PerkCard
            icon={<Users />}
            title="Minicompetities"
            text="Start er zelf een, met chat en eigen cover."
          />
          <PerkCard
            icon={<Star />}
            title="Kroon naast je naam"
            text="In elke rangschikking. Subtiel is anders."
          />
        </Perks>
      </Wide>
      <Wide>
        <SeenAs
          title="Zo ziet iedereen je"
          text="In de rangschikking en in je minicompetities."
          badge={<Badge seed="tielemans" size={44} />}
          name="Tielemans & Zonen"
          manager="Lotte Van Damme"
          premiumLabel="Premium"
        />
      </Wide>
    </Sheet>
  ),
};
