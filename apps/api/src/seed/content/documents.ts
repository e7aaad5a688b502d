import type { DocumentContent } from './shapes.ts';

/** One-page sheets of the library, drawn as PDF. */
export const documents: readonly DocumentContent[] = [
  {
    title: 'Carnet de tension',
    description: 'Une page à imprimer : trois mesures matin et soir, pendant trois jours.',
    category: 'Fiches pratiques',
    fileName: 'carnet-de-tension.pdf',
    formation: 'bien-utiliser-glucometre-et-tensiometre',
    sections: [
      {
        heading: 'Avant la mesure',
        points: ['Asseyez-vous cinq minutes, les pieds au sol.', 'Le brassard à hauteur du cœur.', 'Ne parlez pas.'],
      },
      {
        heading: 'Mes mesures',
        points: ['Jour 1, matin : ____ / ____', 'Jour 1, soir : ____ / ____', 'Jour 2, matin : ____ / ____'],
      },
    ],
  },
  {
    title: 'Lire une étiquette en une minute',
    description: 'Les quatre lignes à chercher sur un complément alimentaire.',
    category: 'Fiches pratiques',
    fileName: 'lire-une-etiquette.pdf',
    sections: [
      {
        heading: 'À chercher',
        points: ['La dose par jour.', 'La liste des ingrédients.', 'Les précautions.', 'La date et le lot.'],
      },
      { heading: 'À fuir', points: ['Les promesses de guérison.', 'Les produits sans origine.'] },
    ],
  },
  {
    title: 'Mémo de la trousse de bébé',
    description: 'La liste courte des premiers mois.',
    category: 'Maman & bébé',
    fileName: 'trousse-de-bebe.pdf',
    formation: 'premiers-mois-avec-bebe',
    sections: [
      {
        heading: 'Dans la trousse',
        points: ['Un savon doux sans parfum.', 'Une huile ou un liniment.', 'Des carrés de coton.', 'Un thermomètre.'],
      },
    ],
  },
];
