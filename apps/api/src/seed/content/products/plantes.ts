import { bowl, icon, labelled, plain } from '../../pictures/index.ts';
import { defineProducts } from '../define-products.ts';

export const plantes = defineProducts('PLA', [
  {
    name: 'Poudre de moringa',
    category: 'moringa-baobab',
    description:
      'Feuilles de moringa cueillies dans le Zou, lavées, séchées à l’ombre et finement moulues. La poudre est d’un vert vif, au goût d’épinard et de noisette.\n\nUne cuillère à café par jour dans une bouillie, une sauce, un jus ou un yaourt. À ajouter en fin de cuisson.',
    features: ['100 % feuilles de moringa', 'Séchage à l’ombre', 'Origine : département du Zou', 'Sachet refermable'],
    option: 'Format',
    choices: [
      { value: '100 g', price: 1500, stock: 48 },
      { value: '250 g', price: 3000, was: 3500, stock: 42 },
      { value: '500 g', price: 5500, was: 6500, stock: 24 },
    ],
    createdDaysAgo: 230,
    isFeatured: true,
    look: { pack: labelled(plain('pouch', 'forest'), 'herb'), with: [bowl('leaf'), icon('herb')], tint: 'green', otherTint: 'amber', pattern: 'leaves', tray: ['leafy-green', 'herb', 'seedling'] },
  },
  {
    name: 'Feuilles de moringa séchées',
    category: 'moringa-baobab',
    description:
      'Feuilles entières, pour la tisane ou la sauce. Elles gardent leur parfum mieux que la poudre.\n\nEn tisane : une cuillère à soupe pour une tasse, cinq minutes d’infusion. En sauce : les réhydrater dix minutes.',
    features: ['Sachet de 80 g', 'Feuilles entières', 'Tisane ou sauce'],
    price: 1500,
    stock: 56,
    createdDaysAgo: 155,
    look: { pack: labelled(plain('sack', 'leaf', 'forest'), 'leaf-fluttering-in-wind'), with: [plain('cup', 'leaf', 'terracotta'), icon('leaf-fluttering-in-wind')], tint: 'olive', otherTint: 'green', pattern: 'waves' },
  },
  {
    name: 'Poudre de pulpe de baobab',
    category: 'moringa-baobab',
    description:
      'La pulpe du pain de singe, tamisée telle quelle, sans sucre. Son goût acidulé rappelle l’agrume.\n\nDeux cuillères à soupe dans un grand verre d’eau, avec un peu de miel ; ou dans une bouillie, un smoothie, un gâteau.',
    features: ['Sachet de 250 g', 'Fruit sauvage de l’Atacora', 'Sans sucre ajouté', 'Source de fibres'],
    price: 3000,
    was: 3500,
    stock: 39,
    createdDaysAgo: 125,
    look: { pack: labelled(plain('pouch', 'kraft'), 'deciduous-tree'), with: [bowl('cream'), icon('deciduous-tree')], tint: 'sand', otherTint: 'olive', pattern: 'sun' },
  },
  {
    name: 'Kinkéliba en feuilles',
    category: 'kinkeliba-tisanes',
    description:
      'La tisane du matin dans toute l’Afrique de l’Ouest. Feuilles séchées et grossièrement coupées, au goût boisé et doux.\n\nUne poignée pour un litre d’eau frémissante, dix minutes. Se boit chaud ou glacé, avec du citron.',
    features: ['Sachet de 100 g', 'Sans théine', 'Feuilles séchées au soleil doux'],
    price: 1500,
    stock: 84,
    createdDaysAgo: 215,
    look: { pack: labelled(plain('sack', 'kraft', 'forest'), 'fallen-leaf'), with: [plain('cup', 'clay', 'forest'), icon('fallen-leaf')], tint: 'terracotta', otherTint: 'green', pattern: 'weave' },
  },
  {
    name: 'Kinkéliba et menthe en infusettes',
    category: 'kinkeliba-tisanes',
    description:
      'Le kinkéliba adouci par la menthe, en sachets individuels pratiques au bureau.\n\nUne infusette par tasse, cinq minutes dans une eau à 95 °C.',
    features: ['25 infusettes', 'Sans théine, sans arôme', 'Sachets sans agrafe'],
    price: 2000,
    was: 2500,
    stock: 61,
    createdDaysAgo: 40,
    look: { pack: labelled(plain('box', 'forest'), 'herb'), with: [plain('cup', 'lime', 'amber'), icon('herb')], tint: 'green', otherTint: 'sand', pattern: 'arch' },
  },
  {
    name: 'Citronnelle séchée pour tisane',
    category: 'kinkeliba-tisanes',
    description:
      'Brins de citronnelle coupés, cultivés à Allada. Une tisane parfumée à boire après le repas, ou une touche fraîche dans un bouillon.\n\nUne cuillère à soupe par tasse, huit minutes d’infusion.',
    features: ['Sachet de 60 g', 'Cultivée à Allada', 'Sans théine'],
    price: 1000,
    stock: 73,
    createdDaysAgo: 178,
    look: { pack: labelled(plain('pouch', 'lime'), 'sheaf-of-rice'), with: [plain('cup', 'lime', 'blue'), icon('lemon')], tint: 'olive', otherTint: 'amber', pattern: 'beads' },
  },
  {
    name: 'Tisane du soir verveine et camomille',
    category: 'kinkeliba-tisanes',
    description:
      'Un mélange doux de verveine, camomille et écorce d’orange, à boire avant le coucher. Sans théine.\n\nUne cuillère à soupe par tasse, six minutes. Déconseillé en cas d’allergie aux plantes de la famille des marguerites.',
    features: ['Boîte métallique de 70 g', 'Trois plantes', 'Sans théine ni arôme'],
    price: 3500,
    stock: 15,
    createdDaysAgo: 10,
    isNew: true,
    look: { pack: labelled(plain('canister', 'blue', 'amber'), 'blossom'), with: [plain('cup', 'amber', 'blue'), icon('blossom'), icon('crescent-moon')], tint: 'blue', otherTint: 'rose', pattern: 'waves' },
  },
  {
    name: 'Fleurs de bissap séchées',
    category: 'bissap-infusions',
    description:
      'Calices d’hibiscus rouge entiers, triés à la main. Pour la boisson fraîche des fêtes comme pour l’infusion chaude.\n\nUne tasse de fleurs pour un litre d’eau, infuser quinze minutes, filtrer, sucrer selon le goût. Menthe, ananas ou gingembre s’y marient bien.',
    features: ['Calices entiers triés à la main', 'Récolte de la saison', 'Sans colorant'],
    option: 'Format',
    choices: [
      { value: '100 g', price: 1000, stock: 55 },
      { value: '300 g', price: 2500, was: 3000, stock: 37 },
    ],
    createdDaysAgo: 195,
    look: { pack: labelled(plain('pouch', 'bissap'), 'hibiscus'), with: [bowl('bissap'), icon('hibiscus')], tint: 'rose', otherTint: 'green', pattern: 'beads', tray: ['hibiscus', 'pineapple', 'herb'] },
  },
  {
    name: 'Infusion bissap et gingembre',
    category: 'bissap-infusions',
    description:
      'L’acidité du bissap et le piquant du gingembre, en infusettes. Bonne chaude, meilleure encore glacée.\n\nUne infusette par tasse, six minutes ; deux pour une boisson froide.',
    features: ['20 infusettes', 'Bissap et gingembre du Bénin', 'Sans sucre'],
    price: 2000,
    stock: 49,
    createdDaysAgo: 66,
    look: { pack: labelled(plain('box', 'bissap'), 'hibiscus'), with: [plain('cup', 'bissap', 'amber'), icon('hibiscus')], tint: 'terracotta', otherTint: 'rose', pattern: 'sun' },
  },
  {
    name: 'Gingembre moulu',
    category: 'epices-racines',
    description:
      'Racines de gingembre séchées et moulues finement. Pour le jus, les marinades, les gâteaux et le café touba.\n\nUne demi-cuillère à café suffit pour parfumer une tasse.',
    features: ['Pot de 80 g', 'Un seul ingrédient', 'Pot en verre réutilisable'],
    price: 1500,
    stock: 66,
    createdDaysAgo: 142,
    look: { pack: labelled(plain('jar', 'kraft', 'forest'), 'ginger-root'), with: [bowl('kraft'), icon('ginger-root')], tint: 'amber', otherTint: 'sand', pattern: 'arch' },
  },
  {
    name: 'Épices du marché pour sauces et grillades',
    category: 'epices-racines',
    description:
      'Un mélange d’épices inspiré des étals de Cotonou : gingembre, ail, anis, piment doux, poivre de Guinée et laurier.\n\nUne cuillère à café pour une sauce de quatre personnes, ou en marinade avec un peu d’huile.',
    features: ['Pot de 100 g', 'Sans sel ni exhausteur de goût', 'Force : moyenne'],
    price: 2000,
    stock: 88,
    createdDaysAgo: 33,
    look: { pack: labelled(plain('jar', 'terracotta', 'cocoa'), 'hot-pepper'), with: [bowl('terracotta'), icon('garlic'), icon('hot-pepper')], tint: 'terracotta', otherTint: 'amber', pattern: 'weave', tray: ['hot-pepper', 'garlic', 'ginger-root'] },
  },
  {
    name: 'Curcuma moulu',
    category: 'epices-racines',
    description:
      'Curcuma à la couleur franche et au goût terreux, pour le riz, les légumes et le lait doré.\n\nAttention : il tache le linge et les plans de travail.',
    features: ['Pot de 80 g', 'Un seul ingrédient', 'Pot en verre réutilisable'],
    price: 1500,
    stock: 3,
    createdDaysAgo: 142,
    look: { pack: labelled(plain('jar', 'amber', 'forest'), 'ginger-root'), with: [bowl('amber'), icon('hot-beverage')], tint: 'green', otherTint: 'terracotta', pattern: 'beads' },
  },
]);
