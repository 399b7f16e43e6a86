import { createAddresses } from './createAddresses.js';

const SLUGS = ['', 'wk-2022'];

describe('the addresses of the default competition', () => {
  const { pathOf, addressOf, base } = createAddresses('', SLUGS);

  it('are the paths themselves', () => {
    expect(base).toBe('');
    expect(pathOf('/team/1')).toBe('/team/1');
    expect(addressOf('/team/1')).toBe('/team/1');
  });

  it.each(['/wk-2022', '/wk-2022/', '/wk-2022/team/1'])(
    'do not include %s, which is another one’s',
    (pathname) => {
      expect(pathOf(pathname)).toBeNull();
    },
  );

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///team///1', '/team/1'],
  ])('name no other host: %s is %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });

  it('do not include another one’s with repeated slashes', () => {
    expect(pathOf('//wk-2022//team/1')).toBeNull();
  });

  it('can have the prefix of another one', () => {
    expect(pathOf('/wk-20222/team/1')).toBe('/wk-20222/team/1');
  });
});

describe('the addresses of another competition', () => {
  const { pathOf, addressOf, base } = createAddresses('wk-2022', SLUGS);

  it('start with its slug', () => {
    expect(base).toBe('/wk-2022');
    expect(addressOf('/team/1?week=2')).toBe('/wk-2022/team/1?week=2');
  });

  it.each([
    ['/wk-2022', '/'],
    ['/wk-2022/', '/'],
    ['/wk-2022/team/1', '/team/1'],
    ['/wk-2022//evil.example/x', '/evil.example/x'],
    ['//wk-2022/team/1', '/team/1'],
  ])('map %s to %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });

  it.each(['/team/1', '/', '/ek-2028/team/1'])('do not include %s', (pathname) => {
    expect(pathOf(pathname)).toBeNull();
  });
});
