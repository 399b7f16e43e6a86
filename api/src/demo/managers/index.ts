export { type Briefing, makeBriefing } from './briefing.js';
export { type DemoTeam, loadDemoTeams } from './loadDemoTeams.js';
export { prepareTeam } from './prepareTeam.js';
export { substitute } from './substitute.js';
