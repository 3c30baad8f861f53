import './home.css';
import { Page } from '../../shell/Page.tsx';
import { FeaturedMatches } from './FeaturedMatches.tsx';
import { GameCards } from './GameCards.tsx';
import { Hero } from './Hero.tsx';
import { OpenTables } from './OpenTables.tsx';
import { YourMatches } from './YourMatches.tsx';

/** The home page: game picker, open tables and your matches. */
export function HomePage() {
  return (
    <Page title="Sesame" className="home">
      <Hero />
      <GameCards />
      <FeaturedMatches />
      <div className="columns">
        <OpenTables />
        <YourMatches />
      </div>
    </Page>
  );
}
