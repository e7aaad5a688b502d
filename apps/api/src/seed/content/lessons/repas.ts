import type { ModuleContent } from '../shapes.ts';

export const meals: readonly ModuleContent[] = [
  {
    title: 'Les bases',
    lessons: [
      {
        title: 'Les familles d’aliments',
        text: `Tout ce qui se vend au marché tient en six familles. Les connaître suffit pour composer un repas sans rien peser.

- Céréales et tubercules : maïs, riz, mil, gari, igname, patate douce. Ils donnent l’énergie.
- Légumineuses : niébé, voandzou, soja, arachide. Des protéines, et de quoi tenir jusqu’au soir.
- Poissons, œufs, viandes, fromage peulh : des protéines, en petite part.
- Légumes et feuilles : gboma, crincrin, tomate, gombo, carotte. Des fibres et des vitamines.
- Fruits : papaye, orange, mangue, ananas, banane. À manger entiers plutôt qu’en jus.
- Matières grasses : huiles, beurre de karité. Utiles, mais en cuillères.

Aucune famille n’est mauvaise, aucune ne suffit. Ce qui manque le plus souvent dans l’assiette, ce sont les légumes et les légumineuses.

## À faire

Écrivez tout ce que la maison a mangé hier et classez-le. Quelle famille n’apparaît pas ?`,
      },
      {
        title: 'L’assiette équilibrée',
        text: `Oubliez les calories : regardez l’assiette d’en haut.

- Une moitié de légumes et de feuilles.
- Un quart de pâte, de riz, de gari ou d’igname.
- Un quart de poisson, d’œuf, de viande ou de niébé.
- Une cuillère d’huile par personne, comptée à la cuisson.
- De l’eau à table, un fruit ensuite.

## Avec les plats d’ici

Le akassa au poisson et à la sauce gboma est presque parfait : il suffit de doubler la sauce et de réduire un peu la pâte. Le riz au gras demande une salade ou des crudités à côté. Le niébé au gari et à l’huile rouge gagne une tomate et un oignon émincés.

Le sel se met une fois, à la fin ; cubes et bouillons en contiennent déjà beaucoup.

## À faire

Photographiez trois repas cette semaine et comparez-les à l’assiette ci-dessus. Changez une seule chose à la fois.`,
      },
    ],
  },
  {
    title: 'En pratique',
    lessons: [
      {
        title: 'Le panier de la semaine',
        text: `Une liste faite chez soi coûte moins cher qu’un tour de marché le ventre vide.

1. Regardez ce qui reste et prévoyez de le finir d’abord.
2. Choisissez cinq plats, dont deux de niébé ou de soja, deux de poisson, un d’œufs.
3. Notez les légumes de saison : ils sont au meilleur prix et au meilleur goût.
4. Ajoutez un fruit par personne et par jour.
5. Comptez, puis retirez ce qui dépasse avant de partir.

## Pour cinq personnes

Pensez en mesures : une mesure de niébé sec remplace deux repas de viande et se garde des mois. Achetez les feuilles le jour même, les tubercules pour la semaine, les céréales pour le mois.

Lisez les étiquettes des produits emballés : si le sucre est dans les trois premiers ingrédients, c’est une friandise.

## À faire

Faites votre liste, notez le prix prévu, puis le prix payé. L’écart vous apprendra plus qu’un livre.`,
      },
      {
        title: 'Cuire sans trop d’huile',
        text: `L’huile donne du goût, et elle est de loin ce qui pèse le plus dans une sauce. En mettre moins ne veut pas dire manger triste.

- Mesurez à la cuillère, jamais à la bouteille.
- Faites revenir l’oignon avec une cuillère d’huile et deux d’eau, à couvert.
- Donnez du goût autrement : gingembre, ail, piment, feuilles, tomate longuement réduite.
- Préférez l’étouffée, la vapeur, la braise ou le four à la friture.
- Gardez les fritures pour un jour de la semaine, dans une huile fraîche qui ne fume pas.

Jetez l’huile qui fume, mousse ou sent fort. Dégraissez un bouillon en le laissant refroidir : le gras remonte et se retire d’un coup.

## À faire

Refaites votre sauce habituelle avec la moitié de l’huile et le double d’oignons. Servez-la sans rien dire, et demandez ensuite.`,
      },
      {
        title: 'Goûters et boissons',
        text: `C’est entre les repas que le sucre entre sans se faire voir.

## Boire

L’eau est la seule boisson dont on a besoin. Un verre de soda contient souvent l’équivalent de cinq à sept morceaux de sucre, et un jus de bissap très sucré n’en est pas loin. Diminuez le sucre d’un quart chaque semaine : le goût s’habitue en un mois. Un trait de citron ou de la menthe aident.

## Grignoter

- Une poignée d’arachides ou de noix de cajou, sans sel.
- Un fruit entier, une carotte, un bout de coco.
- Du maïs grillé, une patate douce bouillie.
- Un yaourt nature avec des morceaux de mangue.

Beignets, biscuits et bonbons restent des plaisirs : choisis, assis, et pas tous les jours. Les enfants mangent ce qu’ils voient sur la table.

## À faire

Comptez les morceaux de sucre d’une journée, boissons comprises. Choisissez celui qui vous manquerait le moins.`,
      },
    ],
  },
];
