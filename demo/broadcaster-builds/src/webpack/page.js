import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import $ from 'jquery';
import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const portal = document.querySelector('meta[name="portal"]').content;
const remote = (name) => ({ name, entry: `${portal}/remotes/${name.replaceAll('_', '-')}/mf-manifest.json` });
registerRemotes(['mf_rankings', 'mf_stats'].map(remote));

/** A section of EuroManager on our page; trying again starts from nothing. */
function Section(props) {
  const [attempt, setAttempt] = useState(0);
  return h(Loaded, { key: attempt, ...props, onAgain: () => setAttempt(attempt + 1) });
}

/** When it can't be loaded readers get a sentence, and the rest of the page works. */
function Loaded({ remote: name, options, label, onAgain }) {
  const place = useRef(null);
  const mounted = useRef(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef(options);
  const { embed: _, ...changeable } = options;
  const optionsJson = JSON.stringify(changeable);

  useEffect(() => {
    let isGone = false;
    loadRemote(`${name}/guest`)
      .then(({ mount }) => {
        if (!isGone) mounted.current = mount(place.current, first.current);
      })
      .catch((error) => {
        console.warn(error);
        if (!isGone) setMissing(true);
      });
    return () => {
      isGone = true;
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [name]);

  useEffect(() => {
    first.current = { ...first.current, ...JSON.parse(optionsJson) };
    mounted.current?.update(JSON.parse(optionsJson));
  }, [optionsJson]);

  return h(
    'section',
    { 'aria-label': label },
    isMissing &&
      h(
        'p',
        { role: 'alert' },
        'EuroManager is even niet bereikbaar. ',
        h('button', { type: 'button', onClick: onAgain }, 'Probeer opnieuw'),
      ),
    h('div', { ref: place }),
  );
}

function Choice({ label, values, onChoose }) {
  return h(
    'label',
    null,
    label,
    h(
      'select',
      { onChange: ({ target }) => onChoose(target.value) },
      Object.entries(values).map(([value, text]) => h('option', { key: value, value }, text)),
    ),
  );
}

function Sections() {
  const [theme, setTheme] = useState('auto');
  const [lang, setLang] = useState('nl');
  const [isShown, setShown] = useState(true);
  const appearance = { theme, lang, accent: '#1D5B57' };
  return h(
    'div',
    null,
    h(
      'div',
      { className: 'choices' },
      h(Choice, {
        label: 'Thema',
        values: { auto: 'van het toestel', light: 'licht', dark: 'donker' },
        onChoose: setTheme,
      }),
      h(Choice, { label: 'Taal', values: { nl: 'Nederlands', en: 'Engels' }, onChoose: setLang }),
      h(
        'button',
        { type: 'button', onClick: () => setShown(!isShown) },
        isShown ? 'Haal weg' : 'Toon opnieuw',
      ),
    ),
    isShown && [
      h(Section, {
        key: 'ranking',
        label: 'De stand',
        remote: 'mf_rankings',
        options: { embed: 'rankings/table@1', ...appearance },
      }),
      h(Section, {
        key: 'matchday',
        label: 'De wedstrijden',
        remote: 'mf_stats',
        options: { embed: 'stats/matchday@1', ...appearance },
      }),
    ],
  );
}

$('#uitleg').hide();
$('#toon-uitleg').on('click', () => $('#uitleg').slideToggle(150));
createRoot(document.getElementById('secties')).render(h(Sections));
