import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createFakePlatform } from '../testing/createFakePlatform.js';
import { PlatformProvider } from './PlatformProvider.js';
import { PortalLink } from './PortalLink.js';
import { PortalRouter } from './PortalRouter.js';

function draw(href: string) {
  const fake = createFakePlatform({ path: '/rankings' });
  const prefetched: string[] = [];
  const platform = {
    ...fake.platform,
    navigation: { ...fake.platform.navigation, prefetch: (path: string) => prefetched.push(path) },
  };
  render(
    <PlatformProvider platform={platform}>
      <PortalRouter navigation={platform.navigation}>
        <PortalLink href={href}>go</PortalLink>
      </PortalRouter>
    </PlatformProvider>,
  );
  return { fake, prefetched, link: screen.getByRole('link', { name: 'go' }) };
}

describe('a link of the portal', () => {
  it('navigates to a path without leaving the page', async () => {
    const { fake, link } = draw('/match/12');
    await userEvent.click(link);
    expect(fake.visited).toEqual(['/match/12']);
  });

  it('prefetches its target on hover and focus', async () => {
    const { prefetched, link } = draw('/match/12');
    await userEvent.hover(link);
    await userEvent.tab();
    expect(prefetched).toEqual(['/match/12', '/match/12']);
  });

  it.each(['https://www.uefa.com/', '//cdn.test/x', 'mailto:help@demo.test'])(
    'leaves %s to the browser',
    async (href) => {
      const { fake, prefetched, link } = draw(href);
      expect(link).toHaveProperty('tagName', 'A');
      expect(link.getAttribute('href')).toBe(href);
      await userEvent.hover(link);
      expect(prefetched).toEqual([]);
      expect(fake.visited).toEqual([]);
    },
  );
});
