import { bowl, icon, labelled, plain } from '../pictures/index.ts';
import type { PictureRecipe } from '../pictures/index.ts';
import { baby } from './lessons/bebe.ts';
import { measuring } from './lessons/mesures.ts';
import { plants } from './lessons/plantes.ts';
import { meals } from './lessons/repas.ts';
import { soaps } from './lessons/savons.ts';
import { selling } from './lessons/vente.ts';
import type { FormationContent } from './shapes.ts';

const scene = (
  tint: PictureRecipe['tint'],
  pattern: PictureRecipe['pattern'],
  subjects: PictureRecipe['subjects'],
): PictureRecipe => ({ layout: 'cluster', tint, pattern, subjects });

export const formations: readonly FormationContent[] = [
  {
    slug: 'bien-utiliser-glucometre-et-tensiometre',
    title: 'Bien utiliser son glucomètre et son tensiomètre',
    description: 'Apprendre à mesurer juste, noter ses valeurs et préparer sa consultation.',
    content:
      'Une mesure mal faite inquiète pour rien ou rassure à tort. Cette formation montre les bons gestes, pas à pas, avec les appareils les plus courants.\n\nElle n’apprend pas à poser un diagnostic : c’est le rôle de votre soignant.',
    priceFcfa: 10000,
    durationMinutes: 150,
    level: 'DEBUTANT',
    modules: measuring,
    picture: scene('blue', 'sun', [
      plain('tensiometer', 'blue'),
      icon('graduation-cap'),
      plain('glucometer', 'forest'),
      icon('red-heart'),
    ]),
  },
  {
    slug: 'fabriquer-ses-savons-au-karite',
    title: 'Fabriquer ses savons au karité',
    description: 'La saponification à froid, de la pesée au séchage, en toute sécurité.',
    content:
      'Vous repartez avec trois recettes éprouvées, une feuille de calcul et les règles de sécurité pour manier la soude.\n\nGants, lunettes et pièce aérée sont indispensables.',
    priceFcfa: 25000,
    durationMinutes: 300,
    level: 'INTERMEDIAIRE',
    modules: soaps,
    picture: scene('terracotta', 'arch', [
      labelled(plain('soap', 'honey'), 'chestnut'),
      labelled(plain('tin', 'amber'), 'chestnut'),
      icon('graduation-cap'),
      icon('bubbles'),
    ]),
  },
  {
    slug: 'plantes-du-benin-reconnaitre-secher-infuser',
    title: 'Plantes du Bénin : reconnaître, sécher, infuser',
    description: 'Douze plantes de la cuisine et de la tisane, du champ à la tasse.',
    content:
      'Moringa, kinkéliba, citronnelle, bissap… Pour chaque plante : la reconnaître, la récolter proprement, la sécher sans perdre son parfum, l’infuser et connaître ses précautions d’emploi.',
    priceFcfa: 15000,
    durationMinutes: 240,
    level: 'DEBUTANT',
    modules: plants,
    picture: scene('green', 'leaves', [
      bowl('leaf'),
      labelled(plain('pouch', 'forest'), 'herb'),
      icon('open-book'),
      icon('hibiscus'),
    ]),
  },
  {
    slug: 'manger-equilibre-avec-les-produits-du-marche',
    title: 'Manger équilibré avec les produits du marché',
    description: 'Composer ses repas de la semaine avec un budget réel.',
    content:
      'Pas de produits rares : du gari, du niébé, des feuilles, du poisson, des fruits. On apprend à composer une assiette, à lire une étiquette et à planifier les courses d’une famille de cinq personnes.',
    priceFcfa: 12000,
    durationMinutes: 180,
    level: 'DEBUTANT',
    modules: meals,
    picture: scene('amber', 'weave', [
      icon('green-salad'),
      icon('open-book'),
      labelled(plain('sack', 'amber', 'forest'), 'sheaf-of-rice'),
      icon('tomato'),
      icon('fish'),
    ]),
  },
  {
    slug: 'premiers-mois-avec-bebe',
    title: 'Les premiers mois avec bébé',
    description: 'Bain, change, sommeil, allaitement : des repères simples pour jeunes parents.',
    content:
      'Des vidéos courtes et une fiche par geste. La formation rappelle aussi les signes qui demandent de consulter sans attendre.',
    priceFcfa: 10000,
    durationMinutes: 160,
    level: 'DEBUTANT',
    modules: baby,
    picture: scene('rose', 'beads', [
      plain('feedingBottle', 'blue'),
      labelled(plain('nappyPack', 'sky'), 'baby-medium-dark'),
      icon('teddy-bear'),
      icon('red-heart'),
    ]),
  },
  {
    slug: 'vendre-ses-produits-naturels-en-ligne',
    title: 'Vendre ses produits naturels en ligne',
    description: 'Photos, fiches, prix, livraison : ouvrir sa petite boutique.',
    content:
      'Pour artisanes et artisans qui fabriquent déjà et veulent vendre au-delà du quartier. On y construit, exercice après exercice, une fiche produit honnête, un prix juste et une livraison qui tient ses délais.',
    priceFcfa: 35000,
    durationMinutes: 360,
    level: 'AVANCE',
    modules: selling,
    picture: scene('sand', 'waves', [
      icon('laptop'),
      labelled(plain('honeyJar', 'honey', 'terracotta'), 'honeybee'),
      labelled(plain('box', 'forest'), 'herb'),
      icon('light-bulb'),
    ]),
  },
];
