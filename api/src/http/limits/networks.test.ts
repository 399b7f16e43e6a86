import { networkOf, siteOf } from './networks.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('the site of an IPv6 address has all its connections', () => {
  expect(siteOf('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:2::1')).toBe('2001:db8:2::/48');
  expect(siteOf('203.0.113.7')).toBeNull();
  expect(siteOf('unknown')).toBeNull();
});
