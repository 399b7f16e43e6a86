import { tidyGlobals } from './kit/tidyGlobals.js';
import './kit/publicPath.js';
import { EuroCountdown } from './countdown/EuroCountdown.js';
import { defineElements } from './kit/defineElements.js';
import { EuroMatch } from './match/EuroMatch.js';
import { EuroPlayer } from './player/EuroPlayer.js';
import { EuroRankings } from './rankings/EuroRankings.js';
import { EuroTrends } from './trends/EuroTrends.js';

tidyGlobals();
defineElements({
  'euro-rankings': EuroRankings,
  'euro-match': EuroMatch,
  'euro-player': EuroPlayer,
  'euro-countdown': EuroCountdown,
  'euro-trends': EuroTrends,
});
