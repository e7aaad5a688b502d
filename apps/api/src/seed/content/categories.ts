import { icon, labelled, plain } from '../pictures/index.ts';
import type { PictureRecipe } from '../pictures/index.ts';
import type { CategoryContent, SubcategoryContent } from './shapes.ts';

type Subjects = PictureRecipe['subjects'];
type Ground = Pick<PictureRecipe, 'tint' | 'pattern'>;

const sub = (slug: string, [name, description]: readonly [string, string], ground: Ground, subjects: Subjects): SubcategoryContent => ({
  slug,
  name,
  description,
  picture: { layout: 'cluster', ...ground, subjects },
});

const flask = plain('flask', 'forest', 'amber');
const moringaPouch = labelled(plain('pouch', 'forest'), 'herb');
const honey = labelled(plain('honeyJar', 'honey', 'terracotta'), 'honeybee');
const sheaTin = labelled(plain('tin', 'amber'), 'chestnut');
const bissapPouch = labelled(plain('pouch', 'bissap'), 'hibiscus');
const oilDropper = labelled(plain('dropper', 'forest', 'cocoa'), 'seedling');
const pills = labelled(plain('pillBottle', 'amber', 'ivory'), 'tangerine');
const greenPills = labelled(plain('pillBottle', 'forest', 'ivory'), 'leafy-green');
const bluePills = labelled(plain('pillBottle', 'blue', 'ivory'), 'fish');
const nappies = labelled(plain('nappyPack', 'sky'), 'baby-medium-dark');
const babyPump = labelled(plain('pump', 'rose', 'bissap'), 'chestnut');

export const categories: readonly CategoryContent[] = [
  {
    slug: 'glucometres-tensiometres',
    name: 'Glucomètres & tensiomètres',
    description: 'Des appareils simples à lire pour suivre sa glycémie, sa tension, sa température et son poids à la maison. Ils accompagnent le suivi médical, sans le remplacer.',
    picture: { layout: 'cluster', tint: 'blue', pattern: 'sun', subjects: [plain('glucometer', 'forest'), plain('tensiometer', 'blue'), plain('wristMonitor', 'slate'), icon('stethoscope'), icon('red-heart')] },
    subcategories: [
      sub('glucometres-bandelettes', ['Glucomètres & bandelettes', 'Lecteurs de glycémie, bandelettes et lancettes compatibles.'], { tint: 'green', pattern: 'sun' }, [plain('glucometer', 'forest'), plain('lancetPen', 'blue', 'sky'), labelled(plain('canister', 'sky', 'blue'), 'drop-of-blood')]),
      sub('tensiometres', ['Tensiomètres', 'Tensiomètres de bras et de poignet, avec leurs brassards.'], { tint: 'blue', pattern: 'waves' }, [plain('wristMonitor', 'slate'), plain('tensiometer', 'blue'), icon('stethoscope')]),
      sub('thermometres-oxymetres', ['Thermomètres & oxymètres', 'Pour la température et la saturation en oxygène.'], { tint: 'rose', pattern: 'beads' }, [plain('oximeter', 'forest'), plain('clinicalThermometer', 'blue'), icon('lungs')]),
      sub('balances-pesee', ['Balances & pesée', 'Pèse-personnes précis et robustes.'], { tint: 'olive', pattern: 'arch' }, [plain('scale', 'blue'), icon('red-apple'), icon('footprints')]),
    ],
  },
  {
    slug: 'complements-alimentaires',
    name: 'Compléments alimentaires',
    description: 'Spiruline, ferments, oméga 3 et collagène, avec des étiquettes claires. Un complément s’ajoute à une alimentation variée, il ne la remplace pas.',
    picture: { layout: 'cluster', tint: 'green', pattern: 'waves', subjects: [greenPills, bluePills, labelled(plain('canister', 'sky', 'ivory'), 'fish'), icon('pill'), icon('leafy-green')] },
    subcategories: [
      sub('energie-tonus', ['Énergie & tonus', 'Spiruline, ginseng, gelée royale et levure.'], { tint: 'amber', pattern: 'sun' }, [greenPills, labelled(plain('box', 'amber'), 'honeybee'), icon('ginger-root')]),
      sub('confort-digestif', ['Confort digestif', 'Fibres, ferments et charbon végétal.'], { tint: 'olive', pattern: 'leaves' }, [plain('calabash', 'cream'), labelled(plain('pouch', 'kraft'), 'sheaf-of-rice'), labelled(plain('pillBottle', 'sky', 'blue'), 'microbe')]),
      sub('articulations-mobilite', ['Articulations & mobilité', 'Collagène et curcuma pour les personnes actives.'], { tint: 'terracotta', pattern: 'weave' }, [plain('calabash', 'amber'), labelled(plain('canister', 'sky', 'ivory'), 'fish'), labelled(plain('pillBottle', 'amber', 'cocoa'), 'ginger-root')]),
      sub('omegas', ['Omégas & bonnes huiles', 'Huiles de poisson et de lin, riches en oméga 3.'], { tint: 'blue', pattern: 'waves' }, [bluePills, labelled(plain('bottle', 'honey', 'cocoa'), 'blossom'), icon('fish')]),
    ],
  },
  {
    slug: 'vitamines-mineraux',
    name: 'Vitamines & minéraux',
    description: 'Vitamines, minéraux et multivitamines aux doses indiquées en clair. Lisez la notice et demandez conseil en cas de traitement.',
    picture: { layout: 'cluster', tint: 'amber', pattern: 'sun', subjects: [pills, labelled(plain('dropper', 'honey', 'ivory'), 'sun'), labelled(plain('pillBottle', 'bissap', 'ivory'), 'sparkles'), icon('kiwi-fruit'), icon('tangerine')] },
    subcategories: [
      sub('vitamines', ['Vitamines', 'Vitamines C, D, E et du groupe B.'], { tint: 'amber', pattern: 'beads' }, [pills, labelled(plain('dropper', 'honey', 'ivory'), 'sun'), icon('tangerine')]),
      sub('mineraux', ['Minéraux', 'Magnésium, zinc, fer et calcium.'], { tint: 'blue', pattern: 'arch' }, [labelled(plain('pillBottle', 'blue', 'ivory'), 'water-wave'), labelled(plain('pillBottle', 'terracotta', 'slate'), 'tangerine'), labelled(plain('canister', 'sky', 'blue'), 'bone')]),
      sub('multivitamines', ['Multivitamines', 'Formules complètes à prendre une fois par jour.'], { tint: 'green', pattern: 'weave' }, [labelled(plain('pillBottle', 'forest', 'amber'), 'rainbow'), icon('strawberry'), icon('broccoli')]),
    ],
  },
  {
    slug: 'plantes-tisanes',
    name: 'Plantes & tisanes',
    description: 'Moringa, kinkéliba, bissap, baobab et épices, cueillis et séchés en Afrique de l’Ouest. À infuser, saupoudrer ou cuisiner.',
    picture: { layout: 'cluster', tint: 'green', pattern: 'leaves', subjects: [plain('calabash', 'bissap'), moringaPouch, labelled(plain('sack', 'kraft', 'forest'), 'fallen-leaf'), icon('herb'), icon('hibiscus')] },
    subcategories: [
      sub('moringa-baobab', ['Moringa & baobab', 'Poudres et feuilles des deux arbres nourriciers.'], { tint: 'green', pattern: 'sun' }, [plain('calabash', 'leaf'), moringaPouch, labelled(plain('pouch', 'kraft'), 'deciduous-tree')]),
      sub('kinkeliba-tisanes', ['Kinkéliba & tisanes', 'Les infusions du matin et du soir.'], { tint: 'sand', pattern: 'waves' }, [plain('cup', 'clay', 'terracotta'), labelled(plain('sack', 'kraft', 'forest'), 'fallen-leaf'), labelled(plain('box', 'forest'), 'herb')]),
      sub('bissap-infusions', ['Bissap & infusions fruitées', 'L’hibiscus rouge, nature ou relevé de gingembre.'], { tint: 'rose', pattern: 'beads' }, [plain('calabash', 'bissap'), bissapPouch, icon('hibiscus')]),
      sub('epices-racines', ['Épices & racines', 'Gingembre, curcuma et mélanges pour la cuisine.'], { tint: 'terracotta', pattern: 'weave' }, [plain('calabash', 'terracotta'), labelled(plain('jar', 'kraft', 'forest'), 'ginger-root'), labelled(plain('jar', 'amber', 'forest'), 'ginger-root'), icon('garlic'), icon('hot-pepper')]),
    ],
  },
  {
    slug: 'soins-naturels',
    name: 'Soins naturels',
    description: 'Karité, savons et huiles du Bénin pour la peau et les cheveux. Des listes d’ingrédients courtes, sans produit éclaircissant.',
    picture: { layout: 'cluster', tint: 'terracotta', pattern: 'arch', subjects: [sheaTin, oilDropper, labelled(plain('pump', 'sky', 'blue'), 'coconut'), icon('coconut'), icon('bubbles')] },
    subcategories: [
      sub('karite-beurres', ['Karité & beurres', 'Beurres bruts, baumes et laits corporels.'], { tint: 'amber', pattern: 'arch' }, [sheaTin, labelled(plain('pump', 'sky', 'blue'), 'coconut'), labelled(plain('pouch', 'cocoa'), 'chocolate-bar')]),
      sub('savons-naturels', ['Savons naturels', 'Savon noir et savons saponifiés à froid.'], { tint: 'olive', pattern: 'beads' }, [labelled(plain('soap', 'leaf'), 'herb'), labelled(plain('soap', 'cocoa'), 'palm-tree'), labelled(plain('soap', 'honey'), 'honey-pot')]),
      sub('huiles-vegetales', ['Huiles végétales', 'Coco, baobab et ricin, pressées à froid.'], { tint: 'green', pattern: 'waves' }, [labelled(plain('bottle', 'sky', 'forest'), 'coconut'), oilDropper, labelled(plain('dropper', 'cocoa', 'amber'), 'deciduous-tree')]),
      sub('bain-accessoires', ['Bain & accessoires', 'Éponges végétales et brosses en bois.'], { tint: 'blue', pattern: 'sun' }, [plain('loofah', 'kraft'), plain('brush', 'cocoa'), icon('bubbles')]),
    ],
  },
  {
    slug: 'alimentation-bio',
    name: 'Alimentation bio',
    description: 'Miel, farines, protéines et boissons choisis pour leur origine et leur simplicité. Chaque fiche dit d’où vient le produit.',
    picture: { layout: 'cluster', tint: 'amber', pattern: 'weave', subjects: [honey, labelled(plain('sack', 'amber', 'forest'), 'sheaf-of-rice'), labelled(plain('bottle', 'amber', 'forest'), 'pineapple'), icon('peanuts'), icon('pineapple')] },
    subcategories: [
      sub('miel-douceurs', ['Miel & douceurs', 'Miels du Borgou, cajou et pâte d’arachide.'], { tint: 'amber', pattern: 'sun' }, [honey, labelled(plain('jar', 'kraft', 'terracotta'), 'peanuts'), icon('honeybee')]),
      sub('farines-cereales', ['Farines & céréales', 'Fonio, gari et farines locales.'], { tint: 'sand', pattern: 'weave' }, [plain('calabash', 'cream'), labelled(plain('sack', 'amber', 'forest'), 'sheaf-of-rice'), labelled(plain('pouch', 'clay'), 'roasted-sweet-potato')]),
      sub('proteines-vegetales', ['Protéines végétales', 'Pois, soja et graines pour enrichir les repas.'], { tint: 'green', pattern: 'beads' }, [plain('shaker', 'cocoa', 'forest'), labelled(plain('canister', 'forest', 'slate'), 'pea-pod'), icon('beans')]),
      sub('boissons-naturelles', ['Boissons naturelles', 'Eau de coco et jus sans sucre ajouté.'], { tint: 'blue', pattern: 'waves' }, [labelled(plain('bottle', 'amber', 'forest'), 'pineapple'), labelled(plain('bottle', 'sky', 'ivory'), 'coconut'), icon('coconut')]),
    ],
  },
  {
    slug: 'sport-forme',
    name: 'Sport & forme',
    description: 'De quoi bouger à la maison ou dehors : poids, tapis, bandes et gourdes solides. Pour débuter comme pour progresser.',
    picture: { layout: 'cluster', tint: 'terracotta', pattern: 'waves', subjects: [plain('mat', 'forest', 'amber'), labelled(plain('kettlebell', 'blue'), 'flexed-biceps-medium-dark'), labelled(plain('flask', 'amber', 'terracotta'), 'droplet'), icon('running-shoe'), icon('stopwatch')] },
    subcategories: [
      sub('musculation-fitness', ['Musculation & fitness', 'Haltères, kettlebells, bandes et cordes.'], { tint: 'blue', pattern: 'sun' }, [labelled(plain('kettlebell', 'terracotta'), 'flexed-biceps-medium-dark'), plain('dumbbell', 'blue'), plain('rope', 'slate', 'terracotta')]),
      sub('yoga-etirements', ['Yoga & étirements', 'Tapis et coussins pour la pratique au calme.'], { tint: 'olive', pattern: 'arch' }, [plain('mat', 'forest', 'amber'), plain('cushion', 'terracotta', 'amber'), icon('lotus')]),
      sub('recuperation', ['Récupération', 'Rouleaux et serviettes pour l’après-effort.'], { tint: 'amber', pattern: 'waves' }, [plain('roller', 'amber', 'slate'), plain('cloth', 'blue', 'sky'), icon('sweat-droplets')]),
      sub('hydratation-accessoires', ['Hydratation & accessoires', 'Gourdes et shakers réutilisables.'], { tint: 'green', pattern: 'beads' }, [labelled(flask, 'droplet'), labelled(plain('shaker', 'bissap', 'slate'), 'flexed-biceps-medium-dark'), icon('ice')]),
    ],
  },
  {
    slug: 'maman-bebe',
    name: 'Maman & bébé',
    description: 'Les essentiels doux pour la grossesse, l’allaitement et les premiers mois. Des produits simples, sans parfum quand c’est possible.',
    picture: { layout: 'cluster', tint: 'rose', pattern: 'beads', subjects: [plain('feedingBottle', 'blue'), nappies, babyPump, icon('teddy-bear'), icon('red-heart')] },
    subcategories: [
      sub('toilette-bebe', ['Toilette de bébé', 'Savons, huiles et liniments tout doux.'], { tint: 'blue', pattern: 'beads' }, [labelled(plain('soap', 'sky'), 'baby-medium-dark'), babyPump, labelled(plain('pump', 'lime', 'forest'), 'olive')]),
      sub('repas-bebe', ['Repas de bébé', 'Biberons, bouillies et petits pots.'], { tint: 'amber', pattern: 'arch' }, [plain('feedingBottle', 'blue'), labelled(plain('sack', 'amber', 'terracotta'), 'baby-medium-dark'), labelled(plain('jar', 'honey', 'leaf'), 'mango')]),
      sub('grossesse-allaitement', ['Grossesse & allaitement', 'Coussins, soins et pagnes pour les mamans.'], { tint: 'rose', pattern: 'weave' }, [plain('cushion', 'rose', 'bissap'), labelled(plain('jar', 'cream', 'bissap'), 'chestnut'), plain('cloth', 'terracotta', 'amber')]),
      sub('couches-change', ['Couches & change', 'Couches, lingettes et langes.'], { tint: 'green', pattern: 'waves' }, [nappies, plain('wipes', 'leaf', 'forest'), plain('cloth', 'rose', 'cream')]),
    ],
  },
];
