import { icon, labelled, plain } from '../../pictures/index.ts';
import { defineProducts } from '../define-products.ts';

export const sport = defineProducts('SPO', [
  {
    name: 'Paire d’haltères courts',
    category: 'musculation-fitness',
    description:
      'Deux haltères à poignée antidérapante et disques recouverts de vinyle, pour s’exercer à la maison sans abîmer le sol.\n\nCommencez par le poids le plus léger et échauffez-vous cinq minutes.',
    features: ['Vendus par deux', 'Poignée antidérapante', 'Revêtement vinyle lavable'],
    option: 'Poids',
    choices: [
      { value: '2 × 1 kg', price: 6500, stock: 22 },
      { value: '2 × 2 kg', price: 10500, was: 12000, stock: 19 },
      { value: '2 × 3 kg', price: 14500, was: 16500, stock: 11 },
    ],
    createdDaysAgo: 136,
    look: {
      pack: plain('dumbbell', 'blue'),
      with: [labelled(plain('flask', 'amber', 'slate'), 'droplet'), icon('stopwatch')],
      tint: 'blue',
      otherTint: 'amber',
      pattern: 'sun',
    },
  },
  {
    name: 'Kettlebell en fonte 8 kg',
    category: 'musculation-fitness',
    description:
      'Une seule pièce de fonte, gainée de vinyle, avec une large poignée pour deux mains. Pour les balancers, les squats et le gainage.\n\nDemandez à un coach de corriger vos premiers gestes.',
    features: ['8 kg, fonte gainée', 'Base plate et stable', 'Poignée de 35 mm'],
    price: 19500,
    stock: 14,
    createdDaysAgo: 80,
    look: {
      pack: labelled(plain('kettlebell', 'terracotta'), 'flexed-biceps-medium-dark'),
      with: [plain('dumbbell', 'slate'), icon('stopwatch')],
      tint: 'terracotta',
      otherTint: 'blue',
      pattern: 'weave',
    },
  },
  {
    name: 'Lot de 3 bandes élastiques',
    category: 'musculation-fitness',
    description:
      'Trois bandes en boucle, de résistance légère, moyenne et forte. Elles tiennent dans une poche et remplacent bien des machines.\n\nVérifiez l’absence de fissure avant chaque séance. Contient du latex.',
    features: ['3 résistances', 'Pochette de transport', 'Fiche de 12 exercices en français'],
    price: 5500,
    was: 7000,
    stock: 59,
    createdDaysAgo: 30,
    isNew: true,
    look: {
      pack: plain('bands', 'forest', 'amber'),
      with: [plain('mat', 'slate', 'amber'), icon('running-shoe')],
      tint: 'green',
      otherTint: 'terracotta',
      pattern: 'arch',
    },
  },
  {
    name: 'Corde à sauter réglable',
    category: 'musculation-fitness',
    description:
      'Câble gainé et poignées à roulement, pour un tour rapide et régulier. La longueur se règle sans outil.\n\nSautez sur un sol souple et avec de bonnes chaussures.',
    features: ['Longueur réglable jusqu’à 3 m', 'Poignées à roulement', 'Poids : 180 g'],
    price: 3500,
    stock: 66,
    createdDaysAgo: 122,
    look: {
      pack: plain('rope', 'slate', 'terracotta'),
      with: [plain('flask', 'blue', 'slate'), icon('running-shoe')],
      tint: 'rose',
      otherTint: 'blue',
      pattern: 'beads',
    },
  },
  {
    name: 'Tapis de yoga antidérapant',
    category: 'yoga-etirements',
    description:
      'Tapis de 6 mm en TPE, souple et sans odeur, avec une face texturée qui ne glisse pas sur le carrelage.\n\nNettoyage à l’eau savonneuse. Séchage à l’ombre.',
    features: ['183 × 61 cm, 6 mm', 'Sans PVC ni latex', 'Sangle fournie'],
    option: 'Couleur',
    choices: [
      { value: 'Vert forêt', price: 9500, was: 11000, stock: 24 },
      { value: 'Terre cuite', price: 9500, was: 11000, stock: 16 },
      { value: 'Bleu', price: 9500, was: 11000, stock: 12 },
    ],
    createdDaysAgo: 68,
    isFeatured: true,
    look: {
      pack: plain('mat', 'forest', 'amber'),
      with: [plain('flask', 'forest', 'slate'), icon('lotus')],
      tint: 'olive',
      otherTint: 'green',
      pattern: 'sun',
    },
  },
  {
    name: 'Coussin de méditation en coton',
    category: 'yoga-etirements',
    description:
      'Coussin ferme, cousu à Porto-Novo dans un coton imprimé et garni de kapok. La housse s’enlève pour le lavage.\n\nAsseyez-vous au bord, les genoux plus bas que les hanches.',
    features: ['Garnissage en kapok', 'Housse amovible', 'Cousu à Porto-Novo'],
    price: 8500,
    stock: 12,
    createdDaysAgo: 42,
    look: {
      pack: plain('cushion', 'terracotta', 'amber'),
      with: [plain('mat', 'terracotta', 'cream'), icon('lotus')],
      tint: 'amber',
      otherTint: 'rose',
      pattern: 'weave',
    },
  },
  {
    name: 'Rouleau de massage',
    category: 'recuperation',
    description:
      'Rouleau alvéolé en mousse ferme, pour masser soi-même les jambes et le dos après l’effort.\n\nRoulez lentement, une à deux minutes par zone. Évitez les articulations et le bas du dos.',
    features: ['33 × 14 cm', 'Mousse EVA sur tube rigide', 'Supporte 150 kg'],
    price: 7500,
    was: 9000,
    stock: 25,
    createdDaysAgo: 104,
    look: {
      pack: plain('roller', 'amber', 'slate'),
      with: [plain('cloth', 'sky', 'ivory'), icon('stopwatch')],
      tint: 'blue',
      otherTint: 'amber',
      pattern: 'arch',
    },
  },
  {
    name: 'Serviette de sport en microfibre',
    category: 'recuperation',
    description:
      'Serviette fine qui absorbe vite et sèche en une heure, avec une boucle pour l’accrocher.\n\nLavage à 40 °C sans adoucissant.',
    features: ['40 × 80 cm', 'Séchage rapide', 'Boucle d’accroche'],
    price: 2500,
    stock: 87,
    createdDaysAgo: 115,
    look: {
      pack: plain('cloth', 'blue', 'sky'),
      with: [plain('flask', 'sky', 'slate'), icon('sweat-droplets')],
      tint: 'sand',
      otherTint: 'blue',
      pattern: 'waves',
    },
  },
  {
    name: 'Gourde isotherme en inox 750 ml',
    category: 'hydratation-accessoires',
    description:
      'Double paroi en inox : l’eau reste fraîche une bonne partie de la journée, même à Cotonou. Bouchon étanche à anse.\n\nLavage à la main, avec une brosse longue.',
    features: ['750 ml', 'Froid 18 h, chaud 8 h environ', 'Sans BPA'],
    price: 8500,
    was: 10000,
    stock: 45,
    createdDaysAgo: 62,
    look: {
      pack: labelled(plain('flask', 'forest', 'amber'), 'droplet'),
      with: [icon('running-shoe'), icon('ice')],
      tint: 'green',
      otherTint: 'sand',
      pattern: 'beads',
    },
  },
  {
    name: 'Shaker 600 ml avec grille',
    category: 'hydratation-accessoires',
    description:
      'Shaker gradué avec une grille qui évite les grumeaux et un bouchon à clip.\n\nRincez aussitôt après usage. Passe au lave-vaisselle, panier du haut.',
    features: ['600 ml, gradué', 'Grille anti-grumeaux', 'Sans BPA'],
    price: 3000,
    stock: 4,
    createdDaysAgo: 90,
    look: {
      pack: labelled(plain('shaker', 'bissap', 'slate'), 'flexed-biceps-medium-dark'),
      with: [labelled(plain('canister', 'forest', 'slate'), 'pea-pod'), icon('banana')],
      tint: 'rose',
      otherTint: 'green',
      pattern: 'sun',
    },
  },
]);
