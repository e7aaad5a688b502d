import { icon, labelled, plain } from '../../pictures/index.ts';
import { defineProducts } from '../define-products.ts';

export const mesure = defineProducts('MES', [
  {
    name: 'Glucomètre Suivi Facile, kit complet',
    category: 'glucometres-bandelettes',
    description:
      'Un glucomètre simple à lire pour suivre sa glycémie à la maison. L’écran affiche le résultat en grands chiffres, en g/L, quelques secondes après le dépôt de la goutte de sang.\n\nLe kit contient l’appareil, un stylo autopiqueur, 10 bandelettes, 10 lancettes, les piles et une pochette. Cet appareil aide au suivi décidé avec votre médecin ; il ne remplace pas une consultation.',
    features: ['Grands chiffres lisibles, unité g/L', 'Mémoire des 200 dernières mesures', 'Livré avec 10 bandelettes et 10 lancettes', 'Notice en français', 'Garantie 12 mois contre les défauts'],
    price: 18500,
    was: 22000,
    stock: 34,
    createdDaysAgo: 210,
    isFeatured: true,
    look: { pack: plain('glucometer', 'forest'), with: [plain('lancetPen', 'forest', 'steel'), icon('drop-of-blood')], tint: 'green', otherTint: 'blue', pattern: 'sun' },
  },
  {
    name: 'Glucomètre compact de voyage',
    category: 'glucometres-bandelettes',
    description:
      'Petit format à glisser dans un sac, avec sa trousse zippée. Il utilise les mêmes bandelettes que le kit Suivi Facile.\n\nL’appareil s’allume à l’insertion de la bandelette et s’éteint seul. Les bandelettes se gardent à l’abri de la chaleur et de l’humidité.',
    features: ['Poids : 45 g avec la pile', 'Allumage à l’insertion de la bandelette', 'Trousse zippée fournie', '5 bandelettes et 5 lancettes incluses'],
    price: 14500,
    stock: 3,
    createdDaysAgo: 95,
    look: { pack: plain('glucometer', 'blue'), with: [icon('handbag'), icon('drop-of-blood')], tint: 'blue', otherTint: 'sand', pattern: 'arch' },
  },
  {
    name: 'Bandelettes de test pour glucomètre',
    category: 'glucometres-bandelettes',
    description:
      'Bandelettes à usage unique pour les glucomètres Suivi Facile et compact. Le flacon porte la date de péremption et se referme après chaque prise.\n\nÀ conserver entre 4 et 30 °C, dans le flacon d’origine.',
    features: ['Compatibles avec nos deux glucomètres', 'Goutte de 0,6 µL', 'Flacon refermable avec dessiccant'],
    option: 'Format',
    choices: [
      { value: '25 bandelettes', price: 6500, stock: 60 },
      { value: '50 bandelettes', price: 11500, was: 13000, stock: 48 },
    ],
    createdDaysAgo: 205,
    look: { pack: labelled(plain('canister', 'sky', 'blue'), 'drop-of-blood'), with: [plain('glucometer', 'forest'), icon('drop-of-blood')], tint: 'sand', otherTint: 'green', pattern: 'waves' },
  },
  {
    name: 'Stylo autopiqueur et 50 lancettes',
    category: 'glucometres-bandelettes',
    description:
      'Stylo réglable sur cinq profondeurs, vendu avec 50 lancettes stériles. On place la lancette, on arme, on pose le stylo sur le côté du doigt.\n\nChaque lancette sert une seule fois et se jette dans un récipient rigide fermé.',
    features: ['5 profondeurs de réglage', '50 lancettes stériles de 30G', 'Éjection sans toucher l’aiguille'],
    price: 5500,
    stock: 72,
    createdDaysAgo: 160,
    look: { pack: plain('lancetPen', 'blue', 'sky'), with: [labelled(plain('box', 'sky'), 'adhesive-bandage'), icon('adhesive-bandage')], tint: 'blue', otherTint: 'green', pattern: 'beads' },
  },
  {
    name: 'Tensiomètre de bras à grand écran',
    category: 'tensiometres',
    description:
      'Un tensiomètre automatique pour le bras : on enfile le brassard, on appuie sur un bouton, l’écran affiche les deux valeurs de la tension et le pouls.\n\nAsseyez-vous cinq minutes avant la mesure, le bras à hauteur du cœur. Notez vos résultats et montrez-les à votre soignant.',
    features: ['Brassard réglable de 22 à 42 cm', 'Mémoire de 90 mesures', 'Fonctionne sur piles ou adaptateur USB', 'Carnet de suivi offert', 'Garantie 24 mois'],
    price: 27500,
    was: 32000,
    stock: 26,
    createdDaysAgo: 180,
    look: { pack: plain('tensiometer', 'blue'), with: [icon('stethoscope'), icon('red-heart')], tint: 'blue', otherTint: 'terracotta', pattern: 'waves' },
  },
  {
    name: 'Tensiomètre de poignet',
    category: 'tensiometres',
    description:
      'Compact, il se fixe au poignet et se range dans son boîtier rigide. Pratique en déplacement ou quand le brassard de bras est inconfortable.\n\nPour une mesure juste, gardez le poignet à hauteur du cœur et ne parlez pas pendant la mesure.',
    features: ['Bracelet de 13,5 à 21 cm', 'Deux utilisateurs, 60 mesures chacun', 'Boîtier rigide fourni', 'Piles AAA incluses'],
    price: 19500,
    stock: 18,
    createdDaysAgo: 120,
    look: { pack: plain('wristMonitor', 'slate'), with: [icon('red-heart'), icon('hourglass-not-done')], tint: 'terracotta', otherTint: 'blue', pattern: 'arch' },
  },
  {
    name: 'Brassard large pour tensiomètre',
    category: 'tensiometres',
    description:
      'Brassard de rechange pour les bras de 32 à 52 cm de tour, à brancher sur notre tensiomètre de bras. Un brassard trop étroit fausse la mesure : prenez le tour du bras avant de commander.\n\nLa housse en tissu se lave à la main.',
    features: ['Tour de bras : 32 à 52 cm', 'Raccord standard de 4 mm', 'Housse lavable'],
    price: 7500,
    stock: 0,
    createdDaysAgo: 75,
    look: { pack: labelled(plain('box', 'terracotta'), 'red-heart'), with: [plain('tensiometer', 'terracotta'), icon('straight-ruler')], tint: 'sand', otherTint: 'terracotta', pattern: 'weave' },
  },
  {
    name: 'Thermomètre digital à embout souple',
    category: 'thermometres-oxymetres',
    description:
      'Thermomètre électronique à embout souple, pour toute la famille. Un signal sonore annonce la fin de la mesure et l’écran garde la dernière valeur.\n\nL’embout se nettoie avec de l’alcool ou de l’eau savonneuse.',
    features: ['Mesure en 30 secondes environ', 'Étanche, facile à nettoyer', 'Arrêt automatique', 'Étui de rangement'],
    price: 3500,
    was: 4500,
    stock: 110,
    createdDaysAgo: 240,
    look: { pack: plain('clinicalThermometer', 'blue'), with: [icon('thermometer'), icon('teddy-bear')], tint: 'rose', otherTint: 'blue', pattern: 'sun' },
  },
  {
    name: 'Oxymètre de pouls pour le doigt',
    category: 'thermometres-oxymetres',
    description:
      'Petit appareil à pincer sur le doigt qui affiche la saturation en oxygène et le pouls. Pour un usage sportif ou un suivi demandé par un soignant.\n\nÔtez le vernis à ongles et gardez la main immobile pendant la mesure.',
    features: ['Affichage en 8 secondes environ', 'Arrêt automatique', 'Cordon et piles fournis'],
    price: 9500,
    stock: 41,
    createdDaysAgo: 20,
    isNew: true,
    look: { pack: plain('oximeter', 'forest'), with: [icon('lungs'), icon('red-heart')], tint: 'olive', otherTint: 'rose', pattern: 'beads' },
  },
  {
    name: 'Balance pèse-personne en verre',
    category: 'balances-pesee',
    description:
      'Balance à plateau de verre trempé, jusqu’à 180 kg. Elle s’allume dès que l’on monte dessus.\n\nPosez-la sur un sol dur et plat. Nettoyage avec un chiffon humide.',
    features: ['Portée 180 kg, précision 100 g', 'Verre trempé de 6 mm', 'Quatre capteurs', 'Pile fournie'],
    price: 12500,
    was: 15000,
    stock: 22,
    createdDaysAgo: 140,
    look: { pack: plain('scale', 'blue'), with: [icon('red-apple'), icon('footprints')], tint: 'green', otherTint: 'amber', pattern: 'waves' },
  },
]);
