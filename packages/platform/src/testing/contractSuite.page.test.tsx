import { useEffect, useState } from 'react';
import { defineReactRemote, defineTexts, usePlatform, useShared, useText } from '../react/index.js';
import { contractSuite } from './contractSuite.js';

const texts = defineTexts({
  nl: { title: 'Spelers', count: '{count, plural, one {# speler} other {# spelers}}' },
  en: { title: 'Players', count: '{count, plural, one {# player} other {# players}}' },
});

/** A well-behaved page: everything it starts, it ends. */
function PlayersPage() {
  const t = useText(texts);
  const { api, state, bus, storage } = usePlatform();
  const players = useShared(state.players);
  const live = useShared(state.live);
  const [saves, setSaves] = useState(0);
  useEffect(() => void api.call('GET player/{id}', { params: { id: 7 } }), [api]);
  useEffect(() => bus.on('team.saved@1', () => setSaves((count) => count + 1)), [bus]);
  useEffect(() => storage.watch('draft', () => setSaves((count) => count + 1)), [storage]);
  useEffect(() => {
    const timer = setInterval(() => setSaves((count) => count), 1000);
    const onResize = () => setSaves((count) => count);
    window.addEventListener('resize', onResize);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', onResize);
    };
  }, []);
  return (
    <section>
      <h1>{t('title')}</h1>
      <p>{t('count', { count: players.value?.length ?? 0 })}</p>
      <p>{live?.connected ? live.version : null}</p>
      <output>{saves}</output>
    </section>
  );
}

contractSuite(
  defineReactRemote({
    pages: { '/players/:id': PlayersPage },
    embeds: { 'players/list@1': () => <PlayersPage /> },
  }),
  {
    name: 'mf-players',
    title: { nl: 'Spelers', en: 'Players' },
    contract: 2,
    routes: [
      {
        path: '/players/:id',
        title: { nl: 'Spelers', en: 'Players' },
        access: 'open',
        still: true,
        calls: ['player/:id'],
      },
    ],
    embeds: [{ id: 'players/list@1', title: { nl: 'Spelers', en: 'Players' } }],
  },
);
