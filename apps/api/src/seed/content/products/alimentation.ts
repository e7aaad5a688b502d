import { bowl, icon, labelled, plain } from '../../pictures/index.ts';
import { defineProducts } from '../define-products.ts';

export const alimentation = defineProducts('ALI', [
  {
    name: 'Miel toutes fleurs du Borgou',
    category: 'miel-douceurs',
    description:
      'Miel récolté par de petits apiculteurs autour de N’Dali, filtré à froid et mis en pot sans chauffage. Sa couleur ambrée et son goût changent un peu d’une saison à l’autre.\n\nIl cristallise avec le temps : un bain-marie tiède lui rend sa fluidité. Ne pas donner aux enfants de moins d’un an.',
    features: ['Non chauffé, non mélangé', 'Origine : Borgou, Bénin', 'Pot en verre'],
    option: 'Format',
    choices: [
      { value: '250 g', price: 2500, stock: 40 },
      { value: '500 g', price: 4500, was: 5000, stock: 44 },
      { value: '1 kg', price: 8500, was: 9500, stock: 18 },
    ],
    createdDaysAgo: 218,
    isFeatured: true,
    look: { pack: labelled(plain('honeyJar', 'honey', 'terracotta'), 'honeybee'), with: [icon('honey-pot'), icon('sunflower')], tint: 'amber', otherTint: 'green', pattern: 'sun', tray: ['honey-pot', 'honeybee', 'sunflower'] },
  },
  {
    name: 'Miel crémeux au gingembre',
    category: 'miel-douceurs',
    description:
      'Miel brassé lentement jusqu’à devenir onctueux, relevé d’un peu de gingembre. À tartiner ou à dissoudre dans une tisane.\n\nNe pas donner aux enfants de moins d’un an.',
    features: ['Pot de 250 g', 'Deux ingrédients', 'Texture à tartiner'],
    price: 3000,
    stock: 35,
    createdDaysAgo: 15,
    isNew: true,
    look: { pack: labelled(plain('honeyJar', 'amber', 'forest'), 'ginger-root'), with: [icon('ginger-root'), icon('bread')], tint: 'sand', otherTint: 'terracotta', pattern: 'waves' },
  },
  {
    name: 'Pâte d’arachide sans sucre',
    category: 'miel-douceurs',
    description:
      'Arachides grillées et moulues, rien d’autre. Pour la sauce, la bouillie ou la tartine.\n\nL’huile peut remonter : mélangez avant usage. Contient des arachides.',
    features: ['Pot de 400 g', '100 % arachides', 'Sans sel, sans huile ajoutée'],
    price: 2500,
    stock: 62,
    createdDaysAgo: 132,
    look: { pack: labelled(plain('jar', 'kraft', 'terracotta'), 'peanuts'), with: [bowl('kraft'), icon('peanuts')], tint: 'terracotta', otherTint: 'sand', pattern: 'weave' },
  },
  {
    name: 'Noix de cajou grillées',
    category: 'miel-douceurs',
    description:
      'Cajous des Collines, décortiqués et grillés à sec près de Savè. Croquants, sans huile et avec très peu de sel.\n\nÀ garder bien fermés, au sec. Contient des fruits à coque.',
    features: ['Sachet de 200 g', 'Grillées à sec', 'Origine : Collines'],
    price: 2500,
    was: 3000,
    stock: 81,
    createdDaysAgo: 76,
    look: { pack: labelled(plain('pouch', 'terracotta'), 'chestnut'), with: [bowl('cream'), icon('beans')], tint: 'olive', otherTint: 'terracotta', pattern: 'leaves' },
  },
  {
    name: 'Fonio précuit',
    category: 'farines-cereales',
    description:
      'Fonio de l’Atacora lavé, précuit et séché : prêt en cinq minutes, sans sable. Petit grain naturellement sans gluten.\n\nUn volume de fonio pour un volume et demi d’eau bouillante ; couvrez, puis égrenez à la fourchette.',
    features: ['Sachet de 1 kg', 'Prêt en 5 minutes', 'Naturellement sans gluten'],
    price: 3000,
    stock: 70,
    createdDaysAgo: 152,
    look: { pack: labelled(plain('sack', 'amber', 'forest'), 'sheaf-of-rice'), with: [bowl('cream'), icon('sheaf-of-rice')], tint: 'green', otherTint: 'amber', pattern: 'beads' },
  },
  {
    name: 'Gari fin de Savalou',
    category: 'farines-cereales',
    description:
      'Semoule de manioc fermentée et grillée, fine et bien sèche, comme on l’aime à Savalou. Pour l’eba, ou à l’eau fraîche avec du sucre et des arachides.\n\nRefermez le sac et gardez-le à l’abri de l’humidité.',
    features: ['Sac de 2 kg', 'Manioc des Collines', 'Grain fin'],
    price: 2000,
    stock: 105,
    createdDaysAgo: 173,
    look: { pack: labelled(plain('sack', 'kraft', 'terracotta'), 'roasted-sweet-potato'), with: [bowl('cream'), icon('peanuts')], tint: 'sand', otherTint: 'olive', pattern: 'weave' },
  },
  {
    name: 'Farine de patate douce',
    category: 'farines-cereales',
    description:
      'Patates douces à chair orange, séchées et moulues. Une farine légèrement sucrée pour les beignets, les crêpes et les bouillies.\n\nÀ mélanger à moitié avec une autre farine dans les pâtes levées.',
    features: ['Sachet de 500 g', 'Un seul ingrédient', 'Sans gluten'],
    price: 1500,
    stock: 53,
    createdDaysAgo: 37,
    look: { pack: labelled(plain('pouch', 'clay'), 'roasted-sweet-potato'), with: [bowl('clay'), icon('pancakes')], tint: 'rose', otherTint: 'sand', pattern: 'arch' },
  },
  {
    name: 'Protéines de pois en poudre',
    category: 'proteines-vegetales',
    description:
      'Isolat de protéines de pois jaune : 20 g de protéines par dose, sans lait ni soja. Se mélange à l’eau, au lait végétal ou à une bouillie.\n\nUne dose de 25 g par jour, mesurette fournie.',
    features: ['20 g de protéines par dose', 'Sans lactose, sans soja', '30 doses', 'Deux saveurs au choix'],
    option: 'Saveur',
    choices: [
      { value: 'Cacao', price: 15500, was: 18000, stock: 17 },
      { value: 'Vanille', price: 15500, was: 18000, stock: 13 },
    ],
    createdDaysAgo: 55,
    look: { pack: labelled(plain('canister', 'forest', 'slate'), 'pea-pod'), with: [plain('shaker', 'cocoa', 'forest'), icon('pea-pod')], tint: 'green', otherTint: 'sand', pattern: 'waves' },
  },
  {
    name: 'Farine de soja grillé',
    category: 'proteines-vegetales',
    description:
      'Graines de soja grillées puis moulues, au goût de noisette. Elle enrichit les bouillies, les sauces et les gâteaux en protéines.\n\nDeux cuillères à soupe par portion. Contient du soja.',
    features: ['Sachet de 500 g', 'Riche en protéines', 'Sans additif'],
    price: 1500,
    stock: 65,
    createdDaysAgo: 167,
    look: { pack: labelled(plain('sack', 'cream', 'forest'), 'beans'), with: [bowl('kraft'), icon('beans')], tint: 'terracotta', otherTint: 'olive', pattern: 'sun' },
  },
  {
    name: 'Graines de chia',
    category: 'proteines-vegetales',
    description:
      'De petites graines qui gonflent dans l’eau et épaississent yaourts, jus et porridges. Source de fibres et de protéines végétales.\n\nUne cuillère à soupe par jour, toujours avec assez de liquide.',
    features: ['Sachet de 250 g', 'Graines entières', 'Source de fibres'],
    price: 3500,
    was: 4000,
    stock: 1,
    createdDaysAgo: 99,
    look: { pack: labelled(plain('pouch', 'slate'), 'seedling'), with: [bowl('slate'), icon('strawberry')], tint: 'blue', otherTint: 'rose', pattern: 'beads' },
  },
  {
    name: 'Eau de coco 100 % naturelle',
    category: 'boissons-naturelles',
    description:
      'L’eau de jeunes cocos de la côte, pasteurisée rapidement, sans sucre ajouté. Une boisson légère, à servir bien fraîche.\n\nAprès ouverture, garder au réfrigérateur et boire dans les deux jours.',
    features: ['Sans sucre ajouté', 'Cocos de Ouidah et Grand-Popo', 'Bouteille en verre'],
    option: 'Format',
    choices: [
      { value: '33 cl', price: 1000, stock: 60 },
      { value: '6 × 33 cl', price: 5500, was: 6000, stock: 22 },
    ],
    createdDaysAgo: 44,
    look: { pack: labelled(plain('bottle', 'sky', 'ivory'), 'coconut'), with: [icon('coconut'), icon('palm-tree')], tint: 'blue', otherTint: 'green', pattern: 'waves' },
  },
  {
    name: 'Jus d’ananas pain de sucre',
    category: 'boissons-naturelles',
    description:
      'L’ananas pain de sucre du plateau d’Allada, pressé puis pasteurisé, sans eau ni sucre ajoutés. Un jus doux et parfumé.\n\nAgitez avant de servir. Après ouverture, garder au frais trois jours.',
    features: ['Bouteille de 1 litre', '100 % fruit pressé', 'Origine : Allada'],
    price: 2000,
    stock: 76,
    createdDaysAgo: 108,
    look: { pack: labelled(plain('bottle', 'amber', 'forest'), 'pineapple'), with: [icon('pineapple'), icon('tropical-drink')], tint: 'amber', otherTint: 'blue', pattern: 'arch', tray: ['pineapple', 'pineapple', 'lemon'] },
  },
]);
