import { icon, labelled, plain } from '../../pictures/index.ts';
import type { CategoryContent } from '../shapes.ts';
import { flask, honey, sheaTin, oilDropper, nappies, babyPump } from './packs.ts';
import { sub } from './subcategory.ts';

export const everydayCategories: readonly CategoryContent[] = [
  {
    slug: 'soins-naturels',
    name: 'Soins naturels',
    description:
      'Karité, savons et huiles du Bénin pour la peau et les cheveux. Des listes d’ingrédients courtes, sans produit éclaircissant.',
    picture: {
      layout: 'cluster',
      tint: 'terracotta',
      pattern: 'arch',
      subjects: [
        sheaTin,
        oilDropper,
        labelled(plain('pump', 'sky', 'blue'), 'coconut'),
        icon('coconut'),
        icon('bubbles'),
      ],
    },
    subcategories: [
      sub(
        'karite-beurres',
        ['Karité & beurres', 'Beurres bruts, baumes et laits corporels.'],
        { tint: 'amber', pattern: 'arch' },
        [
          sheaTin,
          labelled(plain('pump', 'sky', 'blue'), 'coconut'),
          labelled(plain('pouch', 'cocoa'), 'chocolate-bar'),
        ],
      ),
      sub(
        'savons-naturels',
        ['Savons naturels', 'Savon noir et savons saponifiés à froid.'],
        { tint: 'olive', pattern: 'beads' },
        [
          labelled(plain('soap', 'leaf'), 'herb'),
          labelled(plain('soap', 'cocoa'), 'palm-tree'),
          labelled(plain('soap', 'honey'), 'honey-pot'),
        ],
      ),
      sub(
        'huiles-vegetales',
        ['Huiles végétales', 'Coco, baobab et ricin, pressées à froid.'],
        { tint: 'green', pattern: 'waves' },
        [
          labelled(plain('bottle', 'sky', 'forest'), 'coconut'),
          oilDropper,
          labelled(plain('dropper', 'cocoa', 'amber'), 'deciduous-tree'),
        ],
      ),
      sub(
        'bain-accessoires',
        ['Bain & accessoires', 'Éponges végétales et brosses en bois.'],
        { tint: 'blue', pattern: 'sun' },
        [plain('loofah', 'kraft'), plain('brush', 'cocoa'), icon('bubbles')],
      ),
    ],
  },
  {
    slug: 'alimentation-bio',
    name: 'Alimentation bio',
    description:
      'Miel, farines, protéines et boissons choisis pour leur origine et leur simplicité. Chaque fiche dit d’où vient le produit.',
    picture: {
      layout: 'cluster',
      tint: 'amber',
      pattern: 'weave',
      subjects: [
        honey,
        labelled(plain('sack', 'amber', 'forest'), 'sheaf-of-rice'),
        labelled(plain('bottle', 'amber', 'forest'), 'pineapple'),
        icon('peanuts'),
        icon('pineapple'),
      ],
    },
    subcategories: [
      sub(
        'miel-douceurs',
        ['Miel & douceurs', 'Miels du Borgou, cajou et pâte d’arachide.'],
        { tint: 'amber', pattern: 'sun' },
        [honey, labelled(plain('jar', 'kraft', 'terracotta'), 'peanuts'), icon('honeybee')],
      ),
      sub(
        'farines-cereales',
        ['Farines & céréales', 'Fonio, gari et farines locales.'],
        { tint: 'sand', pattern: 'weave' },
        [
          plain('calabash', 'cream'),
          labelled(plain('sack', 'amber', 'forest'), 'sheaf-of-rice'),
          labelled(plain('pouch', 'clay'), 'roasted-sweet-potato'),
        ],
      ),
      sub(
        'proteines-vegetales',
        ['Protéines végétales', 'Pois, soja et graines pour enrichir les repas.'],
        { tint: 'green', pattern: 'beads' },
        [plain('shaker', 'cocoa', 'forest'), labelled(plain('canister', 'forest', 'slate'), 'pea-pod'), icon('beans')],
      ),
      sub(
        'boissons-naturelles',
        ['Boissons naturelles', 'Eau de coco et jus sans sucre ajouté.'],
        { tint: 'blue', pattern: 'waves' },
        [
          labelled(plain('bottle', 'amber', 'forest'), 'pineapple'),
          labelled(plain('bottle', 'sky', 'ivory'), 'coconut'),
          icon('coconut'),
        ],
      ),
    ],
  },
  {
    slug: 'sport-forme',
    name: 'Sport & forme',
    description:
      'De quoi bouger à la maison ou dehors : poids, tapis, bandes et gourdes solides. Pour débuter comme pour progresser.',
    picture: {
      layout: 'cluster',
      tint: 'terracotta',
      pattern: 'waves',
      subjects: [
        plain('mat', 'forest', 'amber'),
        labelled(plain('kettlebell', 'blue'), 'flexed-biceps-medium-dark'),
        labelled(plain('flask', 'amber', 'terracotta'), 'droplet'),
        icon('running-shoe'),
        icon('stopwatch'),
      ],
    },
    subcategories: [
      sub(
        'musculation-fitness',
        ['Musculation & fitness', 'Haltères, kettlebells, bandes et cordes.'],
        { tint: 'blue', pattern: 'sun' },
        [
          labelled(plain('kettlebell', 'terracotta'), 'flexed-biceps-medium-dark'),
          plain('dumbbell', 'blue'),
          plain('rope', 'slate', 'terracotta'),
        ],
      ),
      sub(
        'yoga-etirements',
        ['Yoga & étirements', 'Tapis et coussins pour la pratique au calme.'],
        { tint: 'olive', pattern: 'arch' },
        [plain('mat', 'forest', 'amber'), plain('cushion', 'terracotta', 'amber'), icon('lotus')],
      ),
      sub(
        'recuperation',
        ['Récupération', 'Rouleaux et serviettes pour l’après-effort.'],
        { tint: 'amber', pattern: 'waves' },
        [plain('roller', 'amber', 'slate'), plain('cloth', 'blue', 'sky'), icon('sweat-droplets')],
      ),
      sub(
        'hydratation-accessoires',
        ['Hydratation & accessoires', 'Gourdes et shakers réutilisables.'],
        { tint: 'green', pattern: 'beads' },
        [
          labelled(flask, 'droplet'),
          labelled(plain('shaker', 'bissap', 'slate'), 'flexed-biceps-medium-dark'),
          icon('ice'),
        ],
      ),
    ],
  },
  {
    slug: 'maman-bebe',
    name: 'Maman & bébé',
    description:
      'Les essentiels doux pour la grossesse, l’allaitement et les premiers mois. Des produits simples, sans parfum quand c’est possible.',
    picture: {
      layout: 'cluster',
      tint: 'rose',
      pattern: 'beads',
      subjects: [plain('feedingBottle', 'blue'), nappies, babyPump, icon('teddy-bear'), icon('red-heart')],
    },
    subcategories: [
      sub(
        'toilette-bebe',
        ['Toilette de bébé', 'Savons, huiles et liniments tout doux.'],
        { tint: 'blue', pattern: 'beads' },
        [
          labelled(plain('soap', 'sky'), 'baby-medium-dark'),
          babyPump,
          labelled(plain('pump', 'lime', 'forest'), 'olive'),
        ],
      ),
      sub('repas-bebe', ['Repas de bébé', 'Biberons, bouillies et petits pots.'], { tint: 'amber', pattern: 'arch' }, [
        plain('feedingBottle', 'blue'),
        labelled(plain('sack', 'amber', 'terracotta'), 'baby-medium-dark'),
        labelled(plain('jar', 'honey', 'leaf'), 'mango'),
      ]),
      sub(
        'grossesse-allaitement',
        ['Grossesse & allaitement', 'Coussins, soins et pagnes pour les mamans.'],
        { tint: 'rose', pattern: 'weave' },
        [
          plain('cushion', 'rose', 'bissap'),
          labelled(plain('jar', 'cream', 'bissap'), 'chestnut'),
          plain('cloth', 'terracotta', 'amber'),
        ],
      ),
      sub(
        'couches-change',
        ['Couches & change', 'Couches, lingettes et langes.'],
        { tint: 'green', pattern: 'waves' },
        [nappies, plain('wipes', 'leaf', 'forest'), plain('cloth', 'rose', 'cream')],
      ),
    ],
  },
];
