import { fillRoute } from './fillRoute.js';

it('fills in the parameters of the route alone', () => {
  const values = { id: '3', code: 'K7PX' };
  expect(fillRoute('/leagues/:id', values)).toEqual({ path: '/leagues/3', params: { id: '3' } });
  expect(fillRoute('/join/:code')).toEqual({ path: '/join/7', params: { code: '7' } });
  expect(fillRoute('/leagues', values)).toEqual({ path: '/leagues', params: {} });
});
