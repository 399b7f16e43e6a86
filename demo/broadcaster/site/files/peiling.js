// The readers' poll, drawn with the React 17 that this site has had for years.
(() => {
  const { createElement: h, useEffect, useState } = React;
  const ANSWERS = [
    ['verdediging', 'Met mijn verdediging'],
    ['middenveld', 'Met mijn middenveld'],
    ['aanval', 'Met mijn aanval'],
  ];

  async function request(options) {
    const response = await fetch('/peiling', { credentials: 'omit', ...options });
    if (!response.ok) throw new Error(`The poll answered ${response.status}`);
    return (await response.json()).votes;
  }

  function send(answer) {
    const headers = { 'Content-Type': 'application/json' };
    return request({ method: 'POST', headers, body: JSON.stringify({ answer }) });
  }

  function Poll() {
    const [choice, setChoice] = useState(ANSWERS[0][0]);
    const [votes, setVotes] = useState(null);
    const [problem, setProblem] = useState('');

    async function handleSubmit(event) {
      event.preventDefault();
      setProblem('');
      try {
        setVotes(await send(choice));
      } catch {
        setProblem('Uw stem kwam niet aan. Probeer het opnieuw.');
      }
    }

    if (votes) return h(Result, { votes });
    return h(
      'form',
      { onSubmit: handleSubmit },
      ANSWERS.map(([answer, label]) =>
        h(
          'label',
          { key: answer },
          h('input', {
            type: 'radio',
            name: 'answer',
            value: answer,
            checked: choice === answer,
            onChange: () => setChoice(answer),
          }),
          label,
        ),
      ),
      h('button', { type: 'submit' }, 'Stem'),
      h('p', { role: 'status' }, problem),
    );
  }

  function Result({ votes }) {
    const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
    const heading = React.useRef(null);
    useEffect(() => heading.current.focus(), []);
    return h(
      'div',
      null,
      h(
        'p',
        { ref: heading, tabIndex: -1 },
        `Bedankt. ${total} ${total === 1 ? 'lezer stemde' : 'lezers stemden'}:`,
      ),
      h(
        'dl',
        null,
        ANSWERS.map(([answer, label]) => [
          h('dt', { key: answer }, label),
          h('dd', { key: `${answer}-share` }, `${Math.round((100 * votes[answer]) / total)} %`),
        ]),
      ),
    );
  }

  ReactDOM.render(h(Poll), document.getElementById('peiling'));
})();
