import { bowl, icon, labelled, plain } from '../../pictures/index.ts';
import { defineProducts } from '../define-products.ts';

export const soins = defineProducts('SOI', [
  {
    name: 'Beurre de karité brut',
    category: 'karite-beurres',
    description:
      'Beurre de karité baratté à la main par un groupement de femmes du Borgou, filtré mais non désodorisé. Sa texture est fondante, son odeur celle de la noix.\n\nRéchauffez une noisette entre les mains, puis appliquez sur la peau ou les pointes des cheveux. Par grosse chaleur il devient liquide : c’est normal.',
    features: ['Non raffiné, sans parfum ajouté', 'Pour la peau et les cheveux', 'Fabriqué à Parakou', 'Pot réutilisable'],
    option: 'Format',
    choices: [
      { value: '150 g', price: 1500, stock: 50 },
      { value: '300 g', price: 2500, was: 3000, stock: 45 },
      { value: '1 kg', price: 7000, was: 8500, stock: 15 },
    ],
    createdDaysAgo: 236,
    isFeatured: true,
    look: { pack: labelled(plain('tin', 'amber'), 'chestnut'), with: [bowl('cream'), icon('chestnut')], tint: 'terracotta', otherTint: 'green', pattern: 'arch', tray: ['chestnut', 'coconut', 'blossom'] },
  },
  {
    name: 'Baume au karité et à la citronnelle',
    category: 'karite-beurres',
    description:
      'Karité, huile de coco et huile essentielle de citronnelle, dans une petite boîte à garder sur soi. Pour les mains sèches, les coudes et les talons.\n\nPour adultes. Ne pas appliquer sur une peau abîmée ni près des yeux.',
    features: ['Boîte de 60 g', 'Trois ingrédients principaux', 'Parfum frais'],
    price: 2000,
    stock: 57,
    createdDaysAgo: 92,
    look: { pack: labelled(plain('tin', 'lime'), 'herb'), with: [icon('coconut'), icon('herb')], tint: 'olive', otherTint: 'sand', pattern: 'leaves' },
  },
  {
    name: 'Beurre de cacao pur',
    category: 'karite-beurres',
    description:
      'Beurre de cacao en pépites, au parfum naturel de chocolat. Il fond au bain-marie et entre dans les baumes et les crèmes maison.\n\nEn usage direct : faites fondre une pépite sur la peau tiède.',
    features: ['Sachet de 200 g', 'Non désodorisé', 'Qualité cosmétique'],
    price: 4500,
    was: 5000,
    stock: 28,
    createdDaysAgo: 60,
    look: { pack: labelled(plain('pouch', 'cocoa'), 'chocolate-bar'), with: [bowl('cream'), icon('chocolate-bar')], tint: 'sand', otherTint: 'rose', pattern: 'waves' },
  },
  {
    name: 'Lait corporel karité et coco',
    category: 'karite-beurres',
    description:
      'Un lait fluide qui pénètre vite, au karité et à l’huile de coco. Il laisse la peau souple, sans film gras. Il n’éclaircit pas la peau.\n\nAppliquez après la douche, sur peau encore humide.',
    features: ['Flacon pompe de 400 ml', 'Sans hydroquinone ni corticoïde', 'Parfum léger de coco'],
    price: 5500,
    was: 6500,
    stock: 42,
    createdDaysAgo: 24,
    isNew: true,
    look: { pack: labelled(plain('pump', 'sky', 'blue'), 'coconut'), with: [icon('coconut'), icon('chestnut')], tint: 'blue', otherTint: 'sand', pattern: 'waves' },
  },
  {
    name: 'Savon noir traditionnel',
    category: 'savons-naturels',
    description:
      'Savon de cendres de cabosses de cacao et d’huile de palmiste, le « kôtô » de nos marchés. Sa couleur brune et sa texture tendre sont naturelles.\n\nFaites mousser dans les mains ou sur une éponge. Évitez les yeux, rincez bien.',
    features: ['Pain de 200 g', 'Sans parfum', 'Fabrication artisanale'],
    price: 1000,
    stock: 115,
    createdDaysAgo: 188,
    look: { pack: labelled(plain('soap', 'cocoa'), 'palm-tree'), with: [bowl('cocoa'), icon('bubbles')], tint: 'terracotta', otherTint: 'olive', pattern: 'sun' },
  },
  {
    name: 'Savon au karité et au miel',
    category: 'savons-naturels',
    description:
      'Savon surgras saponifié à froid, adouci au karité et au miel. Une mousse fine, une odeur discrète.\n\nPour le visage et le corps. Laissez sécher entre deux usages, il durera plus longtemps.',
    features: ['Pain de 120 g', 'Saponifié à froid', 'Surgras à 7 %'],
    price: 1500,
    stock: 92,
    createdDaysAgo: 112,
    look: { pack: labelled(plain('soap', 'honey'), 'honey-pot'), with: [icon('honey-pot'), icon('chestnut')], tint: 'amber', otherTint: 'rose', pattern: 'beads' },
  },
  {
    name: 'Savon au moringa et à l’argile verte',
    category: 'savons-naturels',
    description:
      'Poudre de moringa et argile verte dans un savon doux, pour les peaux mixtes à grasses.\n\nUtilisez-le deux à trois fois par semaine sur le visage, chaque jour sur le corps.',
    features: ['Pain de 120 g', 'Saponifié à froid', 'Coloré par le moringa seul'],
    price: 1500,
    stock: 0,
    createdDaysAgo: 70,
    look: { pack: labelled(plain('soap', 'leaf'), 'herb'), with: [bowl('leaf'), icon('herb')], tint: 'green', otherTint: 'terracotta', pattern: 'weave' },
  },
  {
    name: 'Huile de coco vierge',
    category: 'huiles-vegetales',
    description:
      'Huile pressée à froid à Grand-Popo, à partir de coco frais. Pour la cuisine, les cheveux et la peau.\n\nElle fige sous 24 °C et redevient liquide à la chaleur de la main.',
    features: ['Pressée à froid', 'Alimentaire et cosmétique', 'Origine : Grand-Popo'],
    option: 'Format',
    choices: [
      { value: '250 ml', price: 3000, stock: 38 },
      { value: '500 ml', price: 5500, was: 6000, stock: 26 },
    ],
    createdDaysAgo: 162,
    look: { pack: labelled(plain('bottle', 'sky', 'forest'), 'coconut'), with: [icon('coconut'), icon('palm-tree')], tint: 'green', otherTint: 'blue', pattern: 'sun', tray: ['coconut', 'palm-tree', 'coconut'] },
  },
  {
    name: 'Huile de baobab',
    category: 'huiles-vegetales',
    description:
      'Huile de graines de baobab, fluide et peu odorante. Quelques gouttes suffisent pour le visage ou les pointes sèches.\n\nFaites un essai au creux du coude avant le premier usage.',
    features: ['Flacon pipette de 50 ml', 'Première pression à froid', 'Fluide, non parfumée'],
    price: 5000,
    stock: 34,
    createdDaysAgo: 84,
    look: { pack: labelled(plain('dropper', 'cocoa', 'amber'), 'deciduous-tree'), with: [bowl('kraft'), icon('deciduous-tree')], tint: 'olive', otherTint: 'amber', pattern: 'arch' },
  },
  {
    name: 'Huile de ricin pour cheveux',
    category: 'huiles-vegetales',
    description:
      'Huile épaisse et brillante, pour gainer les cheveux crépus, les tresses, les cils et les sourcils. À mélanger à une huile plus fluide.\n\nMassez le cuir chevelu, laissez poser une heure, puis lavez deux fois.',
    features: ['Flacon pipette de 100 ml', 'Pressée à froid, sans hexane', 'Usage externe'],
    price: 3500,
    was: 4000,
    stock: 46,
    createdDaysAgo: 128,
    look: { pack: labelled(plain('dropper', 'forest', 'cocoa'), 'seedling'), with: [plain('brush', 'cocoa'), icon('seedling')], tint: 'rose', otherTint: 'olive', pattern: 'leaves' },
  },
  {
    name: 'Éponge végétale loofah',
    category: 'bain-accessoires',
    description:
      'Une éponge née d’un fruit : la courge loofah, séchée et pelée à la main. Elle gomme la peau en douceur et se composte en fin de vie.\n\nMouillez-la cinq minutes avant le premier usage, rincez et suspendez-la pour qu’elle sèche. À remplacer tous les deux mois.',
    features: ['Longueur 15 à 18 cm', 'Entièrement végétale', 'Cordon pour la suspendre'],
    price: 1000,
    stock: 78,
    createdDaysAgo: 145,
    look: { pack: plain('loofah', 'kraft'), with: [plain('soap', 'leaf'), icon('bubbles')], tint: 'green', otherTint: 'amber', pattern: 'arch' },
  },
  {
    name: 'Brosse démêlante en bois',
    category: 'bain-accessoires',
    description:
      'Brosse à picots espacés pour démêler les cheveux épais sans tirer. Le manche est en bois huilé.\n\nDémêlez sur cheveux humides, des pointes vers les racines. Ne pas laisser tremper.',
    features: ['Bois huilé', 'Picots arrondis', 'Longueur 22 cm'],
    price: 3000,
    stock: 31,
    createdDaysAgo: 48,
    look: { pack: plain('brush', 'cocoa'), with: [labelled(plain('dropper', 'forest', 'cocoa'), 'seedling'), icon('sparkles')], tint: 'sand', otherTint: 'rose', pattern: 'beads' },
  },
]);
