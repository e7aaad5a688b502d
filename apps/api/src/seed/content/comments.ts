import type { CommentContent } from './shapes.ts';

/** What readers say under the articles; some of it still waits to be read. */
export const comments: readonly CommentContent[] = [
  {
    articleSlug: 'prendre-sa-tension-a-la-maison',
    shopperIndex: 0,
    content: 'Je mesurais toujours juste après avoir monté l’escalier. Je comprends mieux mes chiffres, merci.',
    daysAgo: 4,
    status: 'APPROVED',
    answer: 'Avec plaisir ! Cinq minutes assise avant la mesure changent souvent tout.',
  },
  {
    articleSlug: 'prendre-sa-tension-a-la-maison',
    shopperIndex: 6,
    content: 'Quel bras faut-il choisir quand on est gauchère ?',
    daysAgo: 1,
    status: 'PENDING',
    answer: null,
  },
  {
    articleSlug: 'moringa-comment-lutiliser-en-cuisine',
    shopperIndex: 3,
    content: 'Une cuillère dans la bouillie des enfants le matin, et personne ne se plaint du goût.',
    daysAgo: 12,
    status: 'APPROVED',
    answer: null,
  },
  {
    articleSlug: 'karite-brut-ou-raffine',
    shopperIndex: 8,
    content: 'Ma grand-mère le garde dans une calebasse fermée, à l’ombre : il tient toute l’année.',
    daysAgo: 20,
    status: 'APPROVED',
    answer: 'Merci pour ce bon conseil, nous le partageons.',
  },
  {
    articleSlug: 'boire-assez-quand-il-fait-chaud',
    shopperIndex: 11,
    content: 'À Natitingou en mars, la gourde ne me quitte plus.',
    daysAgo: 30,
    status: 'APPROVED',
    answer: null,
  },
  {
    articleSlug: 'reconnaitre-un-bon-miel',
    shopperIndex: 16,
    content: 'Le miel de l’Atacora cristallise vite, et c’est bien le signe qu’il n’a pas été chauffé ?',
    daysAgo: 2,
    status: 'PENDING',
    answer: null,
  },
  {
    articleSlug: 'reconnaitre-un-bon-miel',
    shopperIndex: 21,
    content: 'Gagnez de l’argent depuis chez vous, écrivez-moi !',
    daysAgo: 9,
    status: 'SPAM',
    answer: null,
  },
];
