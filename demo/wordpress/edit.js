// The block in the editor: its element, and its three settings. WordPress's own globals, without a build.
(({ blocks, blockEditor, components, element, i18n }, { hasPortal, language }) => {
  const { createElement: h } = element;
  const { __ } = i18n;
  const KINDS = {
    rankings: __('Ranking', 'euromanager'),
    match: __('Match', 'euromanager'),
    player: __('Player', 'euromanager'),
    countdown: __('Countdown to the deadline', 'euromanager'),
    trends: __('Trends', 'euromanager'),
  };
  /** Whom an element is about: its attribute, as in render.php, and what the author reads. */
  const OF = {
    rankings: [
      'team',
      __('Team to highlight', 'euromanager'),
      __('The number in its address.', 'euromanager'),
    ],
    match: [
      'match',
      __('Match', 'euromanager'),
      __('The number in its address, or next; empty: the one being played, else the next.', 'euromanager'),
    ],
    player: [
      'player',
      __('Player', 'euromanager'),
      __('The number in the address; empty: the one with the most points.', 'euromanager'),
    ],
  };
  const THEMES = {
    '': __('As the page', 'euromanager'),
    light: __('Light', 'euromanager'),
    dark: __('Dark', 'euromanager'),
    auto: __('As the reader’s device', 'euromanager'),
  };
  const options = (labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));
  const noPortal = __(
    'EuroManager’s address is missing: EUROMANAGER_PORTAL in wp-config.php.',
    'euromanager',
  );

  function Edit({ attributes: { kind, of, theme }, setAttributes }) {
    const [attribute, label, help] = OF[kind] ?? [];
    const given = { theme, ...(attribute && { [attribute]: of }) };
    const shown = Object.entries(given).filter(([, value]) => value !== '');
    return h(
      'div',
      blockEditor.useBlockProps({ lang: language }),
      h(
        blockEditor.InspectorControls,
        null,
        h(
          components.PanelBody,
          { title: __('Settings', 'euromanager') },
          h(components.SelectControl, {
            label: __('Show', 'euromanager'),
            value: kind,
            options: options(KINDS),
            // A number of another kind is no number of this one.
            onChange: (value) => setAttributes({ kind: value, of: '' }),
          }),
          attribute &&
            h(components.TextControl, {
              label,
              help,
              value: of,
              onChange: (value) => setAttributes({ of: value.trim() }),
            }),
          h(components.SelectControl, {
            label: __('Theme', 'euromanager'),
            value: theme,
            options: options(THEMES),
            onChange: (value) => setAttributes({ theme: value }),
          }),
        ),
      ),
      hasPortal
        ? h(components.Disabled, null, h(`euro-${kind}`, Object.fromEntries(shown), 'EuroManager'))
        : noPortal,
    );
  }

  // The server renders it.
  blocks.registerBlockType('euromanager/embed', { edit: Edit, save: () => null });
})(window.wp, window.euromanagerBlock);
