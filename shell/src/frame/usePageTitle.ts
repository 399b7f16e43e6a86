import { useAnnounce } from '@euro/design-system';
import { useLocale, useShared } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useGame } from '../competition/useCompetition.js';
import { usePortal } from '../portal/PortalContext.js';
import { type Place, titleOf } from '../routes/usePlace.js';

/** The document's title: the page's own, else its manifest's; announced on each new page. */
export function usePageTitle(place: Place): string | null {
  const { history, session, titles } = usePortal();
  const announce = useAnnounce();
  const { pathname } = useShared(history.location);
  const isSignedIn = useShared(session).status === 'signed-in';
  const language = useLocale();
  const game = useGame();
  const standard = titleOf(place, language, isSignedIn);
  const [ownTitle, setOwnTitle] = useState<{ readonly pathname: string; readonly text: string } | null>(null);
  const title = ownTitle?.pathname === pathname ? ownTitle.text : standard;
  const announcedOn = useRef(pathname);

  useEffect(() => {
    const subscription = titles.subscribe((text) =>
      setOwnTitle({ pathname: history.location.value.pathname, text }),
    );
    return () => subscription.unsubscribe();
  }, [titles, history]);

  // An announcement in one language is not left to be read in another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the language
  useEffect(() => () => announce(''), [language, announce]);

  useEffect(() => {
    document.title = title ? `${title} · ${game}` : game;
    if (!title || announcedOn.current === pathname) return;
    announcedOn.current = pathname;
    announce(title);
  }, [title, game, pathname, announce]);

  return title;
}
