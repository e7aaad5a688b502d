import { bowl, icon, labelled, plain } from '../../pictures/index.ts';
import { defineProducts } from '../define-products.ts';

export const bebe = defineProducts('BEB', [
  {
    name: 'Huile de massage bébé au karité',
    category: 'toilette-bebe',
    description:
      'Huiles de karité et de tournesol, sans parfum, pour le massage du soir. Elle pénètre sans coller.\n\nChauffez quelques gouttes entre vos mains. Faites d’abord un essai sur une petite zone.',
    features: ['Flacon pompe de 200 ml', 'Sans parfum ni colorant', 'Dès la naissance'],
    price: 4500,
    stock: 38,
    createdDaysAgo: 86,
    look: { pack: labelled(plain('pump', 'rose', 'bissap'), 'chestnut'), with: [icon('teddy-bear'), icon('sunflower')], tint: 'rose', otherTint: 'amber', pattern: 'beads' },
  },
  {
    name: 'Savon doux bébé à l’avoine',
    category: 'toilette-bebe',
    description:
      'Savon surgras à l’avoine colloïdale et au karité, très doux et sans parfum. Pour le bain de bébé et les peaux sensibles de la famille.\n\nRincez bien et séchez les plis en tamponnant.',
    features: ['Pain de 100 g', 'Sans parfum, sans colorant', 'Saponifié à froid'],
    price: 1500,
    stock: 69,
    createdDaysAgo: 126,
    look: { pack: labelled(plain('soap', 'sky'), 'baby-medium-dark'), with: [bowl('cream'), icon('bubbles')], tint: 'blue', otherTint: 'rose', pattern: 'waves' },
  },
  {
    name: 'Liniment au calcaire et à l’huile d’olive',
    category: 'toilette-bebe',
    description:
      'La recette classique du change : huile d’olive et eau de chaux. Il nettoie sans rinçage et laisse un film protecteur.\n\nAgitez, versez sur un coton ou un carré lavable, essuyez.',
    features: ['Flacon pompe de 500 ml', 'Deux ingrédients principaux', 'Sans rinçage'],
    price: 4500,
    was: 5500,
    stock: 30,
    createdDaysAgo: 148,
    look: { pack: labelled(plain('pump', 'lime', 'forest'), 'olive'), with: [plain('cloth', 'sky', 'ivory'), icon('olive')], tint: 'olive', otherTint: 'blue', pattern: 'leaves' },
  },
  {
    name: 'Biberon anti-colique en verre',
    category: 'repas-bebe',
    description:
      'Biberon en verre borosilicaté avec une tétine en silicone à valve, qui limite l’air avalé. Toutes les pièces se stérilisent.\n\nVérifiez toujours la température sur votre poignet.',
    features: ['Tétine en silicone', 'Stérilisable', 'Sans BPA'],
    option: 'Format',
    choices: [
      { value: '150 ml', price: 4500, stock: 28 },
      { value: '250 ml', price: 5500, stock: 32 },
    ],
    createdDaysAgo: 116,
    look: { pack: plain('feedingBottle', 'blue'), with: [icon('teddy-bear'), icon('glass-of-milk')], tint: 'blue', otherTint: 'amber', pattern: 'sun' },
  },
  {
    name: 'Bouillie de mil et soja pour bébé',
    category: 'repas-bebe',
    description:
      'Farine de mil, de soja et d’arachide, à cuire en bouillie. À partir de 6 mois, en complément de l’allaitement.\n\nDélayez trois cuillères dans l’eau froide, cuisez dix minutes en remuant. Contient du soja et des arachides : introduisez-la peu à peu et demandez conseil à votre agent de santé.',
    features: ['Sachet de 400 g', 'Sans sucre ni sel ajoutés', 'Dès 6 mois', 'Fabriquée à Bohicon'],
    price: 2000,
    stock: 54,
    createdDaysAgo: 102,
    look: { pack: labelled(plain('sack', 'amber', 'terracotta'), 'baby-medium-dark'), with: [bowl('cream'), icon('sheaf-of-rice')], tint: 'amber', otherTint: 'green', pattern: 'arch' },
  },
  {
    name: 'Petits pots mangue et patate douce, lot de 4',
    category: 'repas-bebe',
    description:
      'Purée de mangue et de patate douce, cuite à la vapeur et mise en pot sans sucre. Dès 6 mois.\n\nServez tiède ou à température ambiante. Un pot ouvert se garde 24 heures au réfrigérateur.',
    features: ['4 pots de 120 g', 'Deux ingrédients', 'Sans sucre ajouté'],
    price: 4000,
    stock: 2,
    createdDaysAgo: 18,
    isNew: true,
    look: { pack: labelled(plain('jar', 'honey', 'leaf'), 'mango'), with: [icon('mango'), icon('roasted-sweet-potato'), icon('spoon')], tint: 'green', otherTint: 'rose', pattern: 'waves' },
  },
  {
    name: 'Coussin d’allaitement',
    category: 'grossesse-allaitement',
    description:
      'Coussin souple qui soutient le bébé pendant la tétée, et le ventre ou le dos pendant la grossesse. Housse en coton lavable.\n\nNe laissez pas bébé dormir seul sur le coussin.',
    features: ['Housse en coton lavable à 40 °C', 'Garnissage en fibres', 'Motif tissé'],
    price: 12500,
    was: 15000,
    stock: 16,
    createdDaysAgo: 74,
    isFeatured: true,
    look: { pack: plain('cushion', 'rose', 'bissap'), with: [icon('teddy-bear'), icon('baby-bottle')], tint: 'rose', otherTint: 'blue', pattern: 'arch' },
  },
  {
    name: 'Beurre de massage ventre et vergetures',
    category: 'grossesse-allaitement',
    description:
      'Karité, cacao et huile de baobab fouettés, pour masser le ventre, les hanches et la poitrine. Il assouplit la peau ; aucun soin n’efface les vergetures.\n\nMatin et soir, en mouvements circulaires. Sans huile essentielle.',
    features: ['Pot de 200 ml', 'Sans huile essentielle', 'Texture fouettée'],
    price: 5500,
    stock: 33,
    createdDaysAgo: 50,
    look: { pack: labelled(plain('jar', 'cream', 'bissap'), 'chestnut'), with: [bowl('cream'), icon('chestnut')], tint: 'terracotta', otherTint: 'rose', pattern: 'beads' },
  },
  {
    name: 'Pagne porte-bébé en coton',
    category: 'grossesse-allaitement',
    description:
      'Un pagne solide et doux, tissé serré et assez long pour porter au dos ou devant. Bords renforcés.\n\nDemandez à une personne d’expérience de vous montrer le nouage, et gardez toujours le visage de bébé dégagé.',
    features: ['200 × 75 cm', '100 % coton', 'Porte jusqu’à 15 kg', 'Lavable à 40 °C'],
    price: 9500,
    was: 11000,
    stock: 0,
    createdDaysAgo: 94,
    look: { pack: plain('cloth', 'terracotta', 'amber'), with: [icon('teddy-bear'), icon('red-heart')], tint: 'sand', otherTint: 'terracotta', pattern: 'weave' },
  },
  {
    name: 'Couches bébé ultra-douces',
    category: 'couches-change',
    description:
      'Couches à ceinture souple et témoin d’humidité, sans parfum. Le paquet dure environ une semaine.\n\nChoisissez la taille d’après le poids de bébé. Jetez-les à la poubelle, jamais dans les toilettes.',
    features: ['Témoin d’humidité', 'Sans parfum ni lotion', 'Barrières anti-fuites'],
    option: 'Taille',
    choices: [
      { value: 'Taille 2, 3 à 6 kg', price: 5500, stock: 40 },
      { value: 'Taille 3, 5 à 9 kg', price: 6000, stock: 44 },
      { value: 'Taille 4, 8 à 14 kg', price: 6500, stock: 32 },
    ],
    createdDaysAgo: 158,
    look: { pack: labelled(plain('nappyPack', 'sky'), 'baby-medium-dark'), with: [icon('teddy-bear'), icon('baby-bottle')], tint: 'amber', otherTint: 'blue', pattern: 'beads' },
  },
  {
    name: 'Lingettes bébé à l’eau',
    category: 'couches-change',
    description:
      'Lingettes épaisses, imbibées à 99 % d’eau, sans parfum ni alcool. Le clapet rigide les garde humides.\n\nPour le change et les mains. Ne pas jeter dans les toilettes.',
    features: ['Paquet de 72', '99 % d’eau', 'Sans parfum, sans alcool'],
    price: 2000,
    stock: 98,
    createdDaysAgo: 138,
    look: { pack: plain('wipes', 'leaf', 'forest'), with: [icon('droplet'), icon('teddy-bear')], tint: 'green', otherTint: 'sand', pattern: 'waves' },
  },
  {
    name: 'Lot de 6 langes en coton',
    category: 'couches-change',
    description:
      'Carrés de coton à tout faire : bavoir, doudou, protection d’épaule ou couche lavable. Ils deviennent plus doux à chaque lavage.\n\nLavage à 60 °C, séchage au soleil.',
    features: ['6 carrés de 60 × 60 cm', '100 % coton', 'Lavables à 60 °C'],
    price: 5000,
    was: 6000,
    stock: 48,
    createdDaysAgo: 27,
    look: { pack: plain('cloth', 'rose', 'cream'), with: [icon('teddy-bear'), icon('basket')], tint: 'rose', otherTint: 'green', pattern: 'sun' },
  },
]);
