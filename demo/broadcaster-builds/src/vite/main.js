import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const portal = document.querySelector('meta[name="portal"]').content;
registerRemotes([{ name: 'mf_stats', entry: `${portal}/remotes/mf-stats/mf-manifest.json` }]);

/** The best eleven of EuroManager, or a sentence in its place. */
function BestEleven() {
  const place = useRef(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let mounted;
    let isGone = false;
    loadRemote('mf_stats/guest')
      .then(({ mount }) => {
        if (isGone) return;
        mounted = mount(place.current, {
          embed: 'stats/top-lineup@1',
          lang: 'nl',
          theme: 'auto',
          accent: '#1D5B57',
        });
      })
      .catch((error) => {
        console.warn(error);
        setMissing(true);
      });
    return () => {
      isGone = true;
      mounted?.unmount();
    };
  }, []);
  return h(
    'div',
    null,
    isMissing && h('p', { role: 'alert' }, 'EuroManager is even niet bereikbaar.'),
    h('div', { ref: place }),
  );
}

createRoot(document.getElementById('secties')).render(h(BestEleven));
