import type { ShopperContent } from './shapes.ts';
import { toSlug } from './slug.ts';

type Row = readonly [
  firstName: string,
  lastName: string,
  subscriber: string,
  place: readonly [line: string, city: string, department: string, landmark: string],
];

/** The last eight digits of the number; the operators' prefixes vary. */
const rows: readonly Row[] = [
  [
    'Afiavi',
    'Houngbédji',
    '97104512',
    ['Rue 12.118, quartier Fidjrossè', 'Cotonou', 'Littoral', 'Derrière la pharmacie Fidjrossè-Kpota'],
  ],
  [
    'Kossi',
    'Agbodjan',
    '66218834',
    ['Carré 452, quartier Zogbo', 'Cotonou', 'Littoral', 'En face de l’école primaire de Zogbo'],
  ],
  ['Mariama', 'Bio Sika', '95330217', ['Quartier Banikanni', 'Parakou', 'Borgou', 'À 100 m du marché Arzèkè']],
  [
    'Codjo',
    'Dossou',
    '61452290',
    ['Maison Dossou, quartier Ouando', 'Porto-Novo', 'Ouémé', 'Près du rond-point de Ouando'],
  ],
  ['Rachidatou', 'Salami', '64870931', ['Lot 210, quartier Agla', 'Cotonou', 'Littoral', 'Von de la mosquée d’Agla']],
  [
    'Sènan',
    'Adjovi',
    '96023345',
    ['Quartier Zoundja', 'Abomey-Calavi', 'Atlantique', 'À côté de la boulangerie du carrefour Kpota'],
  ],
  ['Fifamè', 'Hounsou', '69117408', ['Quartier Tokan', 'Abomey-Calavi', 'Atlantique', 'Portail bleu après le forage']],
  ['Ibrahim', 'Orou Gani', '94556120', ['Quartier Albarika', 'Parakou', 'Borgou', 'Derrière la station-service']],
  [
    'Judith',
    'Ahouandjinou',
    '97881046',
    ['Quartier Houègbo', 'Ouidah', 'Atlantique', 'Sur la route des Esclaves, maison à étage'],
  ],
  [
    'Wilfried',
    'Tossou',
    '62304577',
    ['Quartier Gbégamey', 'Cotonou', 'Littoral', 'Immeuble au-dessus de la librairie'],
  ],
  ['Nadège', 'Kpadonou', '67920183', ['Quartier Sainte-Rita', 'Cotonou', 'Littoral', 'Deuxième von après l’église']],
  ['Moussa', 'Yarou', '65481129', ['Quartier Dodji', 'Natitingou', 'Atacora', 'Près du stade municipal']],
  ['Bénédicte', 'Zinsou', '90774310', ['Quartier Cadjèhoun', 'Cotonou', 'Littoral', 'En face du centre de santé']],
  ['Arnaud', 'Gnonlonfoun', '96612058', ['Quartier Ekpè', 'Sèmè-Kpodji', 'Ouémé', 'Côté plage, après le péage']],
  [
    'Chimène',
    'Akplogan',
    '51239946',
    ['Quartier Tokpota', 'Porto-Novo', 'Ouémé', 'Maison carrelée près du château d’eau'],
  ],
  ['Séverin', 'Mensah', '63558207', ['Quartier Akpakpa Dodomè', 'Cotonou', 'Littoral', 'À côté du dépôt de boissons']],
  ['Zénab', 'Chabi', '95907714', ['Quartier Zongo', 'Djougou', 'Donga', 'Derrière la grande mosquée']],
  ['Pélagie', 'Sossa', '68140265', ['Quartier Gbècon-Hounli', 'Abomey', 'Zou', 'Près du musée historique']],
  ['Ulrich', 'Hodonou', '91463872', ['Quartier Arconville', 'Abomey-Calavi', 'Atlantique', 'Rue pavée, portail vert']],
  ['Grâce', 'Lokossou', '97250699', ['Quartier Agori', 'Abomey-Calavi', 'Atlantique', 'Face au terrain de football']],
  ['Aïssatou', 'Diallo', '66093518', ['Quartier Missèbo', 'Cotonou', 'Littoral', 'Boutique de tissus, premier étage']],
  ['Yao', 'Koffi', '60718443', ['Quartier Agontinkon', 'Cotonou', 'Littoral', 'Près du collège']],
  ['Prisca', 'Dansou', '69485130', ['Quartier Saclo', 'Bohicon', 'Zou', 'À 50 m du carrefour Mokas']],
  ['Faridath', 'Lawani', '64229071', ['Quartier Djassin', 'Porto-Novo', 'Ouémé', 'Ruelle de la boulangerie']],
  ['Gildas', 'Amoussou', '94037625', ['Quartier Agamè', 'Lokossa', 'Mono', 'En face de la préfecture']],
  [
    'Solange',
    'Quenum',
    '61894402',
    ['Quartier Zoungbodji', 'Ouidah', 'Atlantique', 'Maison familiale près du fromager'],
  ],
  ['Abdoulaye', 'Sanni', '96350887', ['Quartier Kpébié', 'Parakou', 'Borgou', 'Après le pont, deuxième maison']],
  ['Estelle', 'Vodounon', '53671294', ['Quartier Vèdoko', 'Cotonou', 'Littoral', 'Von du marché de nuit']],
  ['Romaric', 'Fagnon', '67402516', ['Quartier Togoudo', 'Abomey-Calavi', 'Atlantique', 'À côté du salon de coiffure']],
  ['Clarisse', 'Adandé', '90168739', ['Quartier Missérété', 'Akpro-Missérété', 'Ouémé', 'Avant l’arrondissement']],
];

export const shoppers: readonly ShopperContent[] = rows.map(
  ([firstName, lastName, subscriber, [addressLine1, city, state, landmark]]) => ({
    email: `${toSlug(firstName)}.${toSlug(lastName)}@demo.tokpa.example`,
    firstName,
    lastName,
    phone: `+22901${subscriber}`,
    address: { addressLine1, city, state, country: 'Bénin', landmark },
  }),
);
