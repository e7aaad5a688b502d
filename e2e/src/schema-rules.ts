/** Strict about what Google and schema.org want of each kind of structured data that the shop gives. */
type Node = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const address: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value);
const amount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const day: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const count: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value > 0;
const stars: Check = (value) => typeof value === 'number' && value >= 1 && value <= 5;
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const typed =
  (...types: string[]): Check =>
  (value) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Node)['@type']));
const schemaOrg =
  (...names: string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);

const moment: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
const duration: Check = (value) => typeof value === 'string' && /^PT\d+M$/.test(value);
const isNew = schemaOrg('NewCondition');

const OFFERED = {
  priceCurrency: (value: unknown) => value === 'XOF',
  availability: schemaOrg('InStock', 'OutOfStock', 'SoldOut'),
};

/** Type → property → what it must be. Every property named here is required. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Organization: {
    name: text,
    url: address,
    logo: address,
    telephone: text,
    email: text,
    contactPoint: typed('ContactPoint'),
  },
  ContactPoint: { contactType: text, telephone: text },
  PostalAddress: { streetAddress: text, addressCountry: text },
  WebSite: { name: text, url: address, potentialAction: typed('SearchAction') },
  SearchAction: {
    target: typed('EntryPoint'),
    'query-input': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: { urlTemplate: (value) => text(value) && String(value).includes('{search_term_string}') },
  Product: {
    name: text,
    description: text,
    url: address,
    sku: text,
    image: listOf(address),
    offers: (value) => typed('Offer', 'AggregateOffer')(value) && isNew((value as Node)['itemCondition']),
  },
  Offer: { price: amount, url: address, ...OFFERED },
  AggregateOffer: { lowPrice: amount, highPrice: amount, offerCount: count, ...OFFERED },
  AggregateRating: { ratingValue: stars, reviewCount: count },
  Review: { author: typed('Person'), reviewBody: text, datePublished: day, reviewRating: typed('Rating') },
  Rating: { ratingValue: stars },
  Person: { name: text },
  BreadcrumbList: { itemListElement: listOf(typed('ListItem')) },
  CollectionPage: { name: text, url: address, mainEntity: typed('ItemList') },
  ItemList: { numberOfItems: count, itemListElement: listOf(typed('ListItem')) },
  ListItem: { position: count, name: text },
  FAQPage: { mainEntity: listOf(typed('Question')) },
  Question: { name: text, acceptedAnswer: typed('Answer') },
  Answer: { text },
  Course: {
    name: text,
    description: text,
    url: address,
    image: listOf(address),
    provider: typed('Organization'),
    offers: typed('Offer'),
    hasCourseInstance: typed('CourseInstance'),
  },
  CourseInstance: { courseMode: text, courseWorkload: duration },
  Event: {
    name: text,
    description: text,
    image: listOf(address),
    startDate: moment,
    eventStatus: schemaOrg('EventScheduled'),
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'),
    location: typed('Place', 'VirtualLocation'),
    organizer: typed('Organization'),
    offers: typed('Offer'),
  },
  Place: { name: text, address: typed('PostalAddress') },
  VirtualLocation: { url: address },
  Recipe: {
    name: text,
    description: text,
    image: listOf(address),
    author: typed('Organization'),
    datePublished: moment,
    totalTime: duration,
    recipeYield: count,
    recipeIngredient: listOf(text),
    recipeInstructions: listOf(typed('HowToStep')),
  },
  HowToStep: { text, position: count },
  BlogPosting: {
    headline: text,
    description: text,
    image: listOf(address),
    datePublished: moment,
    dateModified: moment,
    author: typed('Person', 'Organization'),
    publisher: typed('Organization'),
    mainEntityOfPage: address,
  },
};

function faultsOf(node: Node, path: string): string[] {
  const type = String(node['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${path}: unknown type ${type}`];
  return Object.entries(required)
    .filter(([name, isRight]) => !isRight(node[name]))
    .map(([name]) => `${path}.${name}: ${JSON.stringify(node[name])?.slice(0, 80)}`);
}

/** Every typed node at any depth. */
function* nodesIn(value: unknown, path: string): Generator<{ node: Node; path: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('@type' in value) yield { node: value, path };
  for (const [name, inner] of Object.entries(value)) yield* nodesIn(inner, `${path}.${name}`);
}

/** What is wrong with the structured data of one page: nothing, when the list is empty. */
export function schemaFaults(schemas: readonly unknown[]): string[] {
  return schemas.flatMap((schema, at) => {
    const root = schema as Node;
    const context = root['@context'] === 'https://schema.org' ? [] : [`${at}: no context`];
    return [...context, ...[...nodesIn(root, String(root['@type']))].flatMap(({ node, path }) => faultsOf(node, path))];
  });
}
