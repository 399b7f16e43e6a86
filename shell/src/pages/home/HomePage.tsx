import { HomeCard } from './HomeCard.js';
import { HomeLayout, type HomeLayoutProps } from './HomeLayout.js';

/** Props of {@link HomePage}. */
export type HomePageProps = Omit<HomeLayoutProps, 'children'>;

/** `/home`: signing in, or the own team (spec §2 "/home"). */
export function HomePage(props: HomePageProps) {
  return (
    <HomeLayout {...props}>
      <HomeCard />
    </HomeLayout>
  );
}
