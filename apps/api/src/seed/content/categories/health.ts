import { icon, labelled, plain } from '../../pictures/index.ts';
import type { CategoryContent } from '../shapes.ts';
import { moringaPouch, bissapPouch, pills, greenPills, bluePills } from './packs.ts';
import { sub } from './subcategory.ts';

export const healthCategories: readonly CategoryContent[] = [
  {
    slug: 'glucometres-tensiometres',
    name: 'Glucomètres & tensiomètres',
    description:
      'Des appareils simples à lire pour suivre sa glycémie, sa tension, sa température et son poids à la maison. Ils accompagnent le suivi médical, sans le remplacer.',
    picture: {
      layout: 'cluster',
      tint: 'blue',
      pattern: 'sun',
      subjects: [
        plain('glucometer', 'forest'),
        plain('tensiometer', 'blue'),
        plain('wristMonitor', 'slate'),
        icon('stethoscope'),
        icon('red-heart'),
      ],
    },
    subcategories: [
      sub(
        'glucometres-bandelettes',
        ['Glucomètres & bandelettes', 'Lecteurs de glycémie, bandelettes et lancettes compatibles.'],
        { tint: 'green', pattern: 'sun' },
        [
          plain('glucometer', 'forest'),
          plain('lancetPen', 'blue', 'sky'),
          labelled(plain('canister', 'sky', 'blue'), 'drop-of-blood'),
        ],
      ),
      sub(
        'tensiometres',
        ['Tensiomètres', 'Tensiomètres de bras et de poignet, avec leurs brassards.'],
        { tint: 'blue', pattern: 'waves' },
        [plain('wristMonitor', 'slate'), plain('tensiometer', 'blue'), icon('stethoscope')],
      ),
      sub(
        'thermometres-oxymetres',
        ['Thermomètres & oxymètres', 'Pour la température et la saturation en oxygène.'],
        { tint: 'rose', pattern: 'beads' },
        [plain('oximeter', 'forest'), plain('clinicalThermometer', 'blue'), icon('lungs')],
      ),
      sub(
        'balances-pesee',
        ['Balances & pesée', 'Pèse-personnes précis et robustes.'],
        { tint: 'olive', pattern: 'arch' },
        [plain('scale', 'blue'), icon('red-apple'), icon('footprints')],
      ),
    ],
  },
  {
    slug: 'complements-alimentaires',
    name: 'Compléments alimentaires',
    description:
      'Spiruline, ferments, oméga 3 et collagène, avec des étiquettes claires. Un complément s’ajoute à une alimentation variée, il ne la remplace pas.',
    picture: {
      layout: 'cluster',
      tint: 'green',
      pattern: 'waves',
      subjects: [
        greenPills,
        bluePills,
        labelled(plain('canister', 'sky', 'ivory'), 'fish'),
        icon('pill'),
        icon('leafy-green'),
      ],
    },
    subcategories: [
      sub(
        'energie-tonus',
        ['Énergie & tonus', 'Spiruline, ginseng, gelée royale et levure.'],
        { tint: 'amber', pattern: 'sun' },
        [greenPills, labelled(plain('box', 'amber'), 'honeybee'), icon('ginger-root')],
      ),
      sub(
        'confort-digestif',
        ['Confort digestif', 'Fibres, ferments et charbon végétal.'],
        { tint: 'olive', pattern: 'leaves' },
        [
          plain('calabash', 'cream'),
          labelled(plain('pouch', 'kraft'), 'sheaf-of-rice'),
          labelled(plain('pillBottle', 'sky', 'blue'), 'microbe'),
        ],
      ),
      sub(
        'articulations-mobilite',
        ['Articulations & mobilité', 'Collagène et curcuma pour les personnes actives.'],
        { tint: 'terracotta', pattern: 'weave' },
        [
          plain('calabash', 'amber'),
          labelled(plain('canister', 'sky', 'ivory'), 'fish'),
          labelled(plain('pillBottle', 'amber', 'cocoa'), 'ginger-root'),
        ],
      ),
      sub(
        'omegas',
        ['Omégas & bonnes huiles', 'Huiles de poisson et de lin, riches en oméga 3.'],
        { tint: 'blue', pattern: 'waves' },
        [bluePills, labelled(plain('bottle', 'honey', 'cocoa'), 'blossom'), icon('fish')],
      ),
    ],
  },
  {
    slug: 'vitamines-mineraux',
    name: 'Vitamines & minéraux',
    description:
      'Vitamines, minéraux et multivitamines aux doses indiquées en clair. Lisez la notice et demandez conseil en cas de traitement.',
    picture: {
      layout: 'cluster',
      tint: 'amber',
      pattern: 'sun',
      subjects: [
        pills,
        labelled(plain('dropper', 'honey', 'ivory'), 'sun'),
        labelled(plain('pillBottle', 'bissap', 'ivory'), 'sparkles'),
        icon('kiwi-fruit'),
        icon('tangerine'),
      ],
    },
    subcategories: [
      sub('vitamines', ['Vitamines', 'Vitamines C, D, E et du groupe B.'], { tint: 'amber', pattern: 'beads' }, [
        pills,
        labelled(plain('dropper', 'honey', 'ivory'), 'sun'),
        icon('tangerine'),
      ]),
      sub('mineraux', ['Minéraux', 'Magnésium, zinc, fer et calcium.'], { tint: 'blue', pattern: 'arch' }, [
        labelled(plain('pillBottle', 'blue', 'ivory'), 'water-wave'),
        labelled(plain('pillBottle', 'terracotta', 'slate'), 'tangerine'),
        labelled(plain('canister', 'sky', 'blue'), 'bone'),
      ]),
      sub(
        'multivitamines',
        ['Multivitamines', 'Formules complètes à prendre une fois par jour.'],
        { tint: 'green', pattern: 'weave' },
        [labelled(plain('pillBottle', 'forest', 'amber'), 'rainbow'), icon('strawberry'), icon('broccoli')],
      ),
    ],
  },
  {
    slug: 'plantes-tisanes',
    name: 'Plantes & tisanes',
    description:
      'Moringa, kinkéliba, bissap, baobab et épices, cueillis et séchés en Afrique de l’Ouest. À infuser, saupoudrer ou cuisiner.',
    picture: {
      layout: 'cluster',
      tint: 'green',
      pattern: 'leaves',
      subjects: [
        plain('calabash', 'bissap'),
        moringaPouch,
        labelled(plain('sack', 'kraft', 'forest'), 'fallen-leaf'),
        icon('herb'),
        icon('hibiscus'),
      ],
    },
    subcategories: [
      sub(
        'moringa-baobab',
        ['Moringa & baobab', 'Poudres et feuilles des deux arbres nourriciers.'],
        { tint: 'green', pattern: 'sun' },
        [plain('calabash', 'leaf'), moringaPouch, labelled(plain('pouch', 'kraft'), 'deciduous-tree')],
      ),
      sub(
        'kinkeliba-tisanes',
        ['Kinkéliba & tisanes', 'Les infusions du matin et du soir.'],
        { tint: 'sand', pattern: 'waves' },
        [
          plain('cup', 'clay', 'terracotta'),
          labelled(plain('sack', 'kraft', 'forest'), 'fallen-leaf'),
          labelled(plain('box', 'forest'), 'herb'),
        ],
      ),
      sub(
        'bissap-infusions',
        ['Bissap & infusions fruitées', 'L’hibiscus rouge, nature ou relevé de gingembre.'],
        { tint: 'rose', pattern: 'beads' },
        [plain('calabash', 'bissap'), bissapPouch, icon('hibiscus')],
      ),
      sub(
        'epices-racines',
        ['Épices & racines', 'Gingembre, curcuma et mélanges pour la cuisine.'],
        { tint: 'terracotta', pattern: 'weave' },
        [
          plain('calabash', 'terracotta'),
          labelled(plain('jar', 'kraft', 'forest'), 'ginger-root'),
          labelled(plain('jar', 'amber', 'forest'), 'ginger-root'),
          icon('garlic'),
          icon('hot-pepper'),
        ],
      ),
    ],
  },
];
