import { toSlug } from './slug.ts';

/** What people of the demo shop put into one basket: from it come the « souvent achetés ensemble ». */
export const baskets: ReadonlyArray<{ productSlugs: readonly string[]; daysAgo: readonly number[] }> = [
  { names: ['Poudre de moringa', 'Poudre de pulpe de baobab', 'Miel toutes fleurs du Borgou'], daysAgo: [12, 31, 58] },
  {
    names: ['Kinkéliba en feuilles', 'Citronnelle séchée pour tisane', 'Miel toutes fleurs du Borgou'],
    daysAgo: [9, 40, 63],
  },
  { names: ['Fleurs de bissap séchées', 'Gingembre moulu', 'Citronnelle séchée pour tisane'], daysAgo: [15, 27, 66] },
  { names: ['Beurre de karité brut', 'Savon noir traditionnel', 'Éponge végétale loofah'], daysAgo: [8, 22, 49] },
  { names: ['Huile de coco vierge', 'Huile de ricin pour cheveux', 'Brosse démêlante en bois'], daysAgo: [18, 35, 52] },
  {
    names: [
      'Glucomètre Suivi Facile, kit complet',
      'Bandelettes de test pour glucomètre',
      'Stylo autopiqueur et 50 lancettes',
    ],
    daysAgo: [11, 44, 73],
  },
  { names: ['Tensiomètre de bras à grand écran', 'Oxymètre de pouls pour le doigt'], daysAgo: [20, 38, 55] },
  { names: ['Vitamine C 500 mg à l’acérola', 'Zinc en comprimés', 'Vitamine D3 en gouttes'], daysAgo: [10, 25, 51] },
  {
    names: ['Couches bébé ultra-douces', 'Lingettes bébé à l’eau', 'Savon doux bébé à l’avoine'],
    daysAgo: [7, 29, 47],
  },
  {
    names: ['Tapis de yoga antidérapant', 'Lot de 3 bandes élastiques', 'Gourde isotherme en inox 750 ml'],
    daysAgo: [14, 33, 61],
  },
  { names: ['Fonio précuit', 'Pâte d’arachide sans sucre', 'Noix de cajou grillées'], daysAgo: [16, 42, 59] },
].map(({ names, daysAgo }) => ({ productSlugs: names.map((name) => toSlug(name)), daysAgo }));
