// Sets attributes of one element by a form, and lists the events of that element; with the site's own React 17.
(() => {
  const { createElement: h, useEffect, useState } = React;
  const piece = document.getElementById('proefstuk');
  const box = document.getElementById('proefvak');
  const EVENTS = ['euro-load', 'euro-error', 'euro-resize', 'euro-select', 'euro-tab'];
  const CHOICES = [
    ['theme', 'Thema', ['auto', 'light', 'dark']],
    ['density', 'Dichtheid', ['compact', 'comfortable']],
    ['lang', 'Taal', ['nl', 'en']],
    ['accent', 'Kleur', ['#1D5B57', '#B3202F', '#D07A1E', '#22307C']],
    ['rows', 'Rijen', ['5', '3', '10', '20']],
  ];
  const WIDTHS = ['400', '260', '800'];

  function Choice({ name, label, values, onChoose }) {
    return h(
      'label',
      null,
      label,
      h(
        'select',
        { name, onChange: ({ target }) => onChoose(target.value) },
        values.map((value) => h('option', { key: value }, value)),
      ),
    );
  }

  function Bench() {
    const [events, setEvents] = useState([]);
    useEffect(() => {
      const onEvent = ({ type, detail }) =>
        setEvents((previous) => [...previous, `${type} ${JSON.stringify(detail)}`].slice(-6));
      for (const type of EVENTS) piece.addEventListener(type, onEvent);
      return () => {
        for (const type of EVENTS) piece.removeEventListener(type, onEvent);
      };
    }, []);
    return h(
      React.Fragment,
      null,
      h(
        'div',
        { className: 'choices' },
        CHOICES.map(([name, label, values]) =>
          h(Choice, { key: name, name, label, values, onChoose: (value) => piece.setAttribute(name, value) }),
        ),
        h(Choice, {
          name: 'width',
          label: 'Breedte',
          values: WIDTHS,
          onChoose: (value) => {
            box.style.width = `${value}px`;
          },
        }),
      ),
      h(
        'ol',
        { className: 'heard', 'aria-label': 'Wat het element zegt' },
        events.map((line, index) => h('li', { key: index }, line)),
      ),
    );
  }

  ReactDOM.render(h(Bench), document.getElementById('proefbank'));
})();
