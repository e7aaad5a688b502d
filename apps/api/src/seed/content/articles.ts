import { bowl, icon, labelled, plain } from '../pictures/index.ts';
import type { PictureRecipe } from '../pictures/index.ts';
import type { ArticleContent } from './shapes.ts';

const scene = (
  tint: PictureRecipe['tint'],
  pattern: PictureRecipe['pattern'],
  subjects: PictureRecipe['subjects'],
): PictureRecipe => ({ layout: 'scene', tint, pattern, subjects });

const team = 'La rédaction Tokpa';

export const articles: readonly ArticleContent[] = [
  {
    slug: 'prendre-sa-tension-a-la-maison',
    title: 'Prendre sa tension à la maison : les bons gestes',
    excerpt: 'Cinq minutes de calme, le bras à hauteur du cœur, et trois mesures plutôt qu’une.',
    content:
      'La tension bouge tout au long de la journée. Pour obtenir une valeur utile, il faut mesurer toujours de la même façon.\n\nAsseyez-vous cinq minutes, les deux pieds au sol. Posez l’avant-bras sur une table, le brassard à hauteur du cœur. Ne parlez pas. Faites trois mesures à une minute d’intervalle, matin et soir, pendant trois jours, et notez tout.\n\nMontrez ce carnet à votre soignant : lui seul peut interpréter les chiffres et adapter un traitement.',
    category: 'Mesure & suivi',
    tags: ['tension', 'tensiomètre', 'gestes'],
    author: team,
    publishedDaysAgo: 6,
    picture: scene('blue', 'sun', [plain('tensiometer', 'blue'), icon('stethoscope'), icon('red-heart')]),
  },
  {
    slug: 'lire-letiquette-dun-complement',
    title: 'Lire l’étiquette d’un complément alimentaire',
    excerpt: 'Dose par jour, précautions, ingrédients : ce qu’il faut regarder avant d’acheter.',
    content:
      'Commencez par la dose journalière et comparez-la aux apports de référence, exprimés en pourcentage. Plus n’est pas mieux.\n\nLisez ensuite la liste des ingrédients, classés par quantité décroissante, puis les précautions : grossesse, enfants, traitements.\n\nMéfiez-vous des promesses de guérison : un complément n’est pas un médicament.',
    category: 'Compléments',
    tags: ['vitamines', 'étiquette'],
    author: team,
    publishedDaysAgo: 13,
    picture: scene('green', 'waves', [
      labelled(plain('pillBottle', 'forest', 'ivory'), 'leafy-green'),
      icon('clipboard'),
      icon('pill'),
    ]),
  },
  {
    slug: 'moringa-comment-lutiliser-en-cuisine',
    title: 'Moringa : comment l’utiliser en cuisine',
    excerpt: 'En poudre ou en feuilles, il se glisse partout, à condition de ne pas trop le cuire.',
    content:
      'La poudre s’ajoute en fin de cuisson : une cuillère à café dans une bouillie, une sauce ou une pâte à crêpes. Les feuilles séchées se réhydratent dix minutes.\n\nGardez le sachet fermé, au sec et à l’abri de la lumière : la couleur verte est le meilleur signe de fraîcheur.\n\nEn cas de grossesse ou de traitement, demandez conseil avant un usage régulier.',
    category: 'Plantes',
    tags: ['moringa', 'cuisine'],
    author: team,
    publishedDaysAgo: 20,
    picture: scene('green', 'leaves', [labelled(plain('pouch', 'forest'), 'herb'), bowl('leaf'), icon('leafy-green')]),
  },
  {
    slug: 'karite-brut-ou-raffine',
    title: 'Karité brut ou raffiné : que choisir ?',
    excerpt: 'L’odeur, la couleur et la texture racontent la fabrication.',
    content:
      'Le beurre brut est ivoire à jaune pâle, avec une odeur de noix. Le beurre raffiné est blanc et presque sans odeur, mais il a été chauffé et filtré davantage.\n\nPour la peau et les cheveux, beaucoup préfèrent le brut. Pour une crème parfumée, le raffiné se fait oublier.\n\nGardez-le au frais, loin de la lumière, et prélevez avec des mains sèches.',
    category: 'Soins',
    tags: ['karité', 'peau', 'cheveux'],
    author: team,
    publishedDaysAgo: 31,
    picture: scene('terracotta', 'arch', [
      labelled(plain('tin', 'amber'), 'chestnut'),
      bowl('cream'),
      icon('chestnut'),
    ]),
  },
  {
    slug: 'boire-assez-quand-il-fait-chaud',
    title: 'Boire assez quand il fait chaud',
    excerpt: 'Pourquoi la soif arrive tard, et comment y penser plus tôt.',
    content:
      'Par forte chaleur, on perd de l’eau sans s’en rendre compte. Gardez une gourde près de vous et buvez de petites quantités tout au long de la journée.\n\nLes enfants et les personnes âgées demandent plus d’attention. Les tisanes froides sans sucre, l’eau de coco et les fruits aident à varier.\n\nMaux de tête, vertiges ou urines foncées : mettez-vous à l’ombre, buvez, et consultez si cela dure.',
    category: 'Vie quotidienne',
    tags: ['hydratation', 'chaleur'],
    author: team,
    publishedDaysAgo: 44,
    picture: scene('blue', 'waves', [
      labelled(plain('flask', 'forest', 'amber'), 'droplet'),
      icon('coconut'),
      icon('ice'),
    ]),
  },
  {
    slug: 'reconnaitre-un-bon-miel',
    title: 'Reconnaître un bon miel',
    excerpt: 'Cristallisé ou liquide, clair ou foncé : ce qui compte vraiment.',
    content:
      'Un miel qui cristallise n’est pas forcément coupé au sucre : c’est son évolution normale. La couleur dépend des fleurs.\n\nDemandez l’origine et la date de récolte. Un miel trop liquide et trop bon marché mérite une question.\n\nNe donnez jamais de miel à un enfant de moins d’un an.',
    category: 'Alimentation',
    tags: ['miel', 'origine'],
    author: team,
    publishedDaysAgo: 58,
    picture: scene('amber', 'sun', [
      labelled(plain('honeyJar', 'honey', 'terracotta'), 'honeybee'),
      icon('honey-pot'),
      icon('sunflower'),
    ]),
  },
  {
    slug: 'dix-minutes-de-mobilite-par-jour',
    title: 'Dix minutes de mobilité par jour',
    excerpt: 'Cinq mouvements simples, sur un tapis, sans matériel.',
    content:
      'Respirez lentement et ne forcez jamais. Dos rond et dos creux, rotation des épaules, fente douce, flexion des hanches, étirement des mollets : deux minutes pour chacun.\n\nLe meilleur moment est celui que vous tiendrez. En cas de douleur vive, arrêtez et demandez un avis.',
    category: 'Sport',
    tags: ['mobilité', 'yoga'],
    author: team,
    publishedDaysAgo: 70,
    picture: scene('olive', 'beads', [
      plain('mat', 'forest', 'amber'),
      labelled(plain('flask', 'blue', 'slate'), 'droplet'),
      icon('lotus'),
    ]),
  },
  {
    slug: 'la-trousse-de-toilette-de-bebe',
    title: 'La trousse de toilette de bébé',
    excerpt: 'Peu de produits, mais les bons : la liste courte des premiers mois.',
    content:
      'Un savon doux sans parfum, une huile ou un liniment, des carrés de coton, un thermomètre et des couches à la bonne taille : c’est presque tout.\n\nLes parfums et les huiles essentielles n’ont pas leur place chez un nouveau-né. Testez tout nouveau produit sur une petite zone.\n\nPour toute rougeur qui dure, consultez.',
    category: 'Maman & bébé',
    tags: ['bébé', 'toilette'],
    author: team,
    publishedDaysAgo: 85,
    picture: scene('rose', 'beads', [
      labelled(plain('pump', 'rose', 'bissap'), 'chestnut'),
      plain('cloth', 'sky', 'ivory'),
      icon('teddy-bear'),
    ]),
  },
];
