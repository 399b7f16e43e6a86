import { act, render } from '@testing-library/react';
import { PortalContext } from '../portal/PortalContext.js';
import { openPortal } from '../testing/openPortal.js';
import { PlainQuestion } from './PlainQuestion.js';

afterEach(() => jest.restoreAllMocks());

describe('the prompt before a page is left, without the code of the dialog', () => {
  it.each([true, false])('is the browser’s own, answered %s', async (answer) => {
    const { portal } = await openPortal();
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
    render(
      <PortalContext value={portal}>
        <PlainQuestion />
      </PortalContext>,
    );
    let hasLeft: boolean | undefined;
    await act(async () => {
      hasLeft = await portal.leaveQuestion.ask('Niet bewaard');
    });
    expect(hasLeft).toBe(answer);
    expect(confirm).toHaveBeenCalledWith('Niet bewaard');
  });
});
