import type { Random } from '../infra/random/seededRandom.js';

/** A manager as he might register. */
export interface ManagerName {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
}

const FLEMISH_FIRST = [
  ...[
    'Jan',
    'Pieter',
    'Wout',
    'Lotte',
    'Emma',
    'Thomas',
    'Jeroen',
    'Sofie',
    'An',
    'Bart',
    'Koen',
    'Tine',
    'Lies',
  ],
  ...[
    'Stijn',
    'Ruben',
    'Nele',
    'Hanne',
    'Jonas',
    'Maarten',
    'Kobe',
    'Elke',
    'Griet',
    'Dries',
    'Tom',
    'Ilse',
    'Senne',
  ],
  ...[
    'Lars',
    'Charlotte',
    'Eline',
    'Karel',
    'Joke',
    'Luc',
    'Marc',
    'Veerle',
    'Kristof',
    'Yasmine',
    'Mehdi',
    'Bilal',
  ],
  ...[
    'Fien',
    'Arne',
    'Tibo',
    'Robbe',
    'Amber',
    'Lander',
    'Wim',
    'Geert',
    'Hilde',
    'Nathalie',
    'Steven',
    'Sara',
  ],
] as const;
const FLEMISH_LAST = [
  ...[
    'Peeters',
    'Janssens',
    'Maes',
    'Jacobs',
    'Mertens',
    'Willems',
    'Claes',
    'Goossens',
    'Wouters',
    'De Smet',
  ],
  ...[
    'Dubois',
    'Lambert',
    'Van Damme',
    'De Clercq',
    'Hermans',
    'Aerts',
    'Michiels',
    'Segers',
    'Van den Broeck',
  ],
  ...[
    'Verhoeven',
    'De Backer',
    'Desmet',
    'Coppens',
    'Verstraete',
    'Lemmens',
    'Vandenberghe',
    'Pauwels',
    'Smets',
  ],
  ...[
    'Declercq',
    'Bogaert',
    'El Amrani',
    'Yilmaz',
    'Vermeulen',
    'Van Acker',
    'Baert',
    'Thys',
    'Cools',
    'Martens',
  ],
] as const;
const FLEMISH_CITIES = [
  ...[
    'Gent',
    'Antwerpen',
    'Brugge',
    'Leuven',
    'Mechelen',
    'Hasselt',
    'Kortrijk',
    'Aalst',
    'Oostende',
    'Genk',
  ],
  ...[
    'Lier',
    'Roeselare',
    'Turnhout',
    'Dendermonde',
    'Ninove',
    'Tienen',
    'Geel',
    'Eeklo',
    'Waregem',
    'Diest',
  ],
] as const;
const DUTCH_FIRST = [
  'Sanne',
  'Daan',
  'Bram',
  'Femke',
  'Sjoerd',
  'Maaike',
  'Joost',
  'Anouk',
  'Thijs',
  'Roos',
  'Gijs',
] as const;
const DUTCH_LAST = [
  'de Vries',
  'Bakker',
  'Visser',
  'Meijer',
  'de Boer',
  'Mulder',
  'Dijkstra',
  'van Leeuwen',
  'Kuipers',
] as const;
const DUTCH_CITIES = [
  'Breda',
  'Utrecht',
  'Eindhoven',
  'Zwolle',
  'Arnhem',
  'Maastricht',
  'Groningen',
  'Tilburg',
] as const;
const ENGLISH_FIRST = [
  'Oliver',
  'Grace',
  'Harry',
  'Amelia',
  'Callum',
  'Isla',
  'Ewan',
  'Rhys',
  'Poppy',
  'Declan',
] as const;
const ENGLISH_LAST = [
  'Walsh',
  'Bennett',
  'Hughes',
  'Fraser',
  'Turner',
  'Wright',
  'Campbell',
  'Foster',
  'Sharp',
] as const;
const ENGLISH_CITIES = [
  'Leeds',
  'Bristol',
  'Norwich',
  'Derby',
  'Dundee',
  'Preston',
  'Ipswich',
  'Cardiff',
] as const;

/** Handwritten team names; the others are generated from patterns. */
const HANDWRITTEN_NAMES = [
  ...[
    'Kroos Control',
    'Mbappétit',
    'Havertz en bier',
    'De Bruyne Boulevard',
    'Lukaku en de rest',
    'Doku Suiker',
  ],
  ...[
    'Yamal tijd',
    'Geen Kane aan',
    'Kane You Not',
    'Bellingham Pallet',
    'Saka Khan',
    'Foden Fighters',
    'Rice Rice Baby',
  ],
  ...[
    'Xhaka Laka Boom',
    'Pedri Dish',
    'Rodri Got Your Number',
    'Gakpo Naar Huis',
    'Virgil op de bank',
    'Memphis Blues',
  ],
  ...[
    'Wirtzhaus',
    'Musiala Land',
    'Sané Niveau',
    'Neuer Wetse',
    'Kimmich Gerust',
    'Modrić Never Dies',
    'Calafiori Calore',
  ],
  ...[
    'Donnarumma Mia',
    'Chiesa Cake',
    'Barella Barst',
    'Bruno komt eraan',
    'Ronaldo tot 2040',
    'João Felix en de cats',
  ],
  ...[
    'Kvara Kvara',
    'Mamardash-goal',
    'Sesko Sesko Go',
    'Hojlund Danst',
    'Eriksen Vooruit',
    'Lewa Lewa Lied',
  ],
  ...[
    'Arnautović Airlines',
    'Baumi Baumi',
    'Szobo Cop',
    'McTominator',
    'McGinn Tonic',
    'Robbo en de rest',
    'Griezmania',
  ],
  ...[
    'Kanté Je Het Raden',
    'Theo en Thea',
    'Saliba Mousse',
    'Tielemanië',
    'Trossard en Boter',
    'Onana Split',
    'Faes to Faes',
  ],
  ...[
    'Casteels Kasteel',
    'Openda Deur',
    'Mangala Mangala',
    'Vertonghen Vertroost',
    'Theate van de lach',
    'Bakayoko Ono',
  ],
  ...[
    'Tactisch Meesterwerk',
    'Zonder Kapitein',
    'Altijd Blessuretijd',
    'De Late Winner',
    'Buitenspelval',
    'Panenka Panenkoek',
  ],
  ...[
    'Tiki-Taka Frituur',
    'Bankzitters United',
    'De Derde Helft',
    'Gele Kaartclub',
    'VAR Heeft Gesproken',
    'Hattrick Hoeve',
  ],
  ...[
    'No Kane No Gain',
    'Expected Fouls',
    'Park The Tram',
    'Two Left Feet',
    'Route One FC',
    'Clean Sheet Laundry',
  ],
] as const;
const CLUB_FORMS = [
  (city: string) => `FC ${city} Café`,
  (city: string) => `Sporting ${city}`,
  (city: string) => `${city} Boys`,
  (city: string) => `Real ${city}`,
  (city: string) => `${city} United`,
  (city: string) => `Dynamo ${city}`,
  (city: string) => `Rode Duivels ${city}`,
  (city: string) => `De Ballenjongens van ${city}`,
  (city: string) => `${city} Galácticos`,
  (city: string) => `Olympique ${city}`,
  (city: string) => `Oud-Heverlee? Nee, ${city}!`,
  (city: string) => `${city} 04`,
] as const;
const MANAGER_FORMS = [
  (first: string) => `${first} & Co`,
  (first: string) => `Ploeg van ${first}`,
  (first: string) => `${first}s Elftal`,
  (first: string) => `Coach ${first}`,
  (first: string) => `${first} ⚽`,
  (first: string) => `FC ${first}`,
  (first: string) => `${first} zonder plan B`,
  (first: string) => `Team ${first}`,
] as const;

/** Three in four managers are Flemish, the others Dutch or English. */
export function makeManager(random: Random): ManagerName {
  const origin = random.next();
  if (origin < 0.75) return person(random, FLEMISH_FIRST, FLEMISH_LAST, FLEMISH_CITIES);
  if (origin < 0.9) return person(random, DUTCH_FIRST, DUTCH_LAST, DUTCH_CITIES);
  return person(random, ENGLISH_FIRST, ENGLISH_LAST, ENGLISH_CITIES);
}

function person(
  random: Random,
  firstNames: readonly string[],
  lastNames: readonly string[],
  cities: readonly string[],
): ManagerName {
  return { firstName: random.pick(firstNames), lastName: random.pick(lastNames), city: random.pick(cities) };
}

/** A team name that is not in `taken` yet, which it joins. */
export function makeTeamName(manager: ManagerName, usedNames: Set<string>, random: Random): string {
  const free = HANDWRITTEN_NAMES.filter((name) => !usedNames.has(name));
  const kind = random.next();
  let name: string;
  if (kind < 0.3 && free.length > 0) name = random.pick(free);
  else if (kind < 0.7) name = random.pick(CLUB_FORMS)(manager.city);
  else name = random.pick(MANAGER_FORMS)(manager.firstName);
  for (let count = 2; usedNames.has(name); count += 1) name = `${name.replace(/ \d+$/, '')} ${count}`;
  usedNames.add(name);
  return name;
}
