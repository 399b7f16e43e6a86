import { waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { watchRenders } from './watchRenders.js';

// Trees of sections are not tested by act, but run.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('renders', () => {
  it('of a tree of React are counted, also those that show nothing new', async () => {
    const element = document.createElement('div');
    const root = createRoot(element);
    const onRender = jest.fn();
    const stop = watchRenders(element, onRender);
    function Restless() {
      const [count, setCount] = useState(0);
      useEffect(() => {
        if (count < 20) setCount(count + 1);
      }, [count]);
      return <p>the same</p>;
    }
    root.render(<Restless />);
    await waitFor(() => expect(onRender.mock.calls.length).toBeGreaterThanOrEqual(20), { timeout: 10_000 });
    expect(element.textContent).toBe('the same');
    stop();
    const before = onRender.mock.calls.length;
    root.render(null);
    await settle();
    expect([onRender.mock.calls.length, element.textContent]).toEqual([before, '']);
    root.unmount();
  });

  it('of any other program are the tasks that change the page', async () => {
    const element = document.createElement('div');
    const onRender = jest.fn();
    const stop = watchRenders(element, onRender);
    for (let at = 0; at < 3; at += 1) {
      element.textContent = String(at);
      await settle();
    }
    expect(onRender).toHaveBeenCalledTimes(3);
    stop();
    element.textContent = 'more';
    await settle();
    expect(onRender).toHaveBeenCalledTimes(3);
  });
});
