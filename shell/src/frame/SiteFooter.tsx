import { useLocale, useText } from '@euro/platform/react';
import { Announcements } from '../announcements/Announcements.js';
import { useCredits, useGame } from '../competition/useCompetition.js';
import { shellPages } from '../routes/shellPages.js';
import { Spare } from '../ui/Spare.js';
import { Footer } from './footer/Footer.js';
import { footerTexts } from './footer/footerTexts.js';
import { OwnWordmark } from './OwnWordmark.js';

const PATHS = ['/rules', '/prizes', '/terms', '/privacy', '/cookie', '/contact'];

/** The foot of every page: the texts of the competition, where the data comes from, and what operators announce. */
export function SiteFooter() {
  const t = useText(footerTexts);
  const locale = useLocale();
  const items = PATHS.flatMap((path) => {
    const page = shellPages.find((candidate) => candidate.path === path);
    return page ? [{ href: path, text: page.title[locale] }] : [];
  });
  return (
    <>
      <Footer
        wordmark={<OwnWordmark />}
        tagline={t('tagline')}
        navLabel={t('about', { game: useGame() })}
        items={items}
        credits={useCredits().map((credit) => credit[locale])}
      />
      <Spare>
        <Announcements />
      </Spare>
    </>
  );
}
