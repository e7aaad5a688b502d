import type { ModuleContent } from '../shapes.ts';

export const soaps: readonly ModuleContent[] = [
  {
    title: 'Comprendre',
    lessons: [
      {
        title: 'La saponification en clair',
        text: `Un savon naît de la rencontre d’un corps gras et d’une base, la soude. Ils réagissent ensemble et donnent du savon et de la glycérine. Quand la réaction est achevée et le dosage juste, il ne reste plus de soude.

Chaque huile demande sa propre quantité de soude : c’est son indice de saponification. Le beurre de karité en demande environ 128 g par kilo, l’huile de coco environ 183 g, l’huile de tournesol environ 135 g.

## Le surgras

On met volontairement un peu moins de soude que le calcul ne l’indique, de 5 à 8 %. Un peu de gras reste libre : le savon est plus doux et l’on garde une marge de sécurité.

## À faire

Calculez la soude de 500 g de karité, 300 g de coco et 200 g de tournesol, avec 7 % de surgras. Vous devez trouver à peu près 136 g. Vérifiez avec un calculateur en ligne : on ne fabrique jamais sur un seul calcul.`,
      },
      {
        title: 'Sécurité et matériel',
        text: `La soude brûle la peau et peut aveugler. Les règles de cette leçon ne souffrent aucune exception.

- Lunettes fermées, gants longs, manches longues, chaussures fermées.
- Pièce aérée, sans enfant ni animal, téléphone éteint.
- On verse toujours la soude dans l’eau, jamais l’eau dans la soude.
- Jamais d’aluminium : inox, verre épais ou plastique marqué PP.
- Une projection ? Rincez longuement à l’eau claire, quinze minutes au moins, et consultez ; pour les yeux, sans perdre une minute.

## Le matériel

Une balance au gramme, deux récipients, une spatule en silicone, un thermomètre, un mixeur plongeant réservé au savon, des moules et un cahier.

## À faire

Rassemblez tout sur une table et faites le parcours à blanc, avec de l’eau à la place de la soude. Ce qui manque se remarque maintenant.`,
      },
    ],
  },
  {
    title: 'Fabriquer',
    lessons: [
      {
        title: 'Peser et mélanger',
        text: `Tout se pèse au gramme, même l’eau. Une cuillère n’est pas une mesure.

## La recette d’essai

- 500 g de beurre de karité, 300 g d’huile de coco, 200 g d’huile de tournesol
- 300 g d’eau, et la soude calculée à la première leçon

## Les gestes

1. Faites fondre le karité doucement, ajoutez les huiles.
2. Gants et lunettes en place, versez la soude dans l’eau en pluie, en remuant. Le mélange chauffe fort et fume : reculez la tête.
3. Laissez les deux récipients descendre autour de 40 °C.
4. Versez la solution dans les huiles, mixez par à-coups.
5. Arrêtez à la trace : la pâte garde le dessin de la spatule, comme une crème anglaise épaisse.

## À faire

Écrivez au cahier les poids réels, les températures et le temps jusqu’à la trace. C’est ce qui vous permettra de refaire le même savon.`,
      },
      {
        title: 'Couler et démouler',
        text: `Une fois la trace atteinte, vous avez quelques minutes. Versez d’un geste régulier, tapez le moule sur la table pour chasser les bulles, lissez.

Couvrez d’un carton et d’un linge pour garder la chaleur. La pâte peut chauffer et devenir translucide au centre : c’est normal. Gardez les gants, elle est encore caustique.

## Démouler et couper

Attendez de 24 à 48 heures. Si le pain colle, patientez un jour de plus ou une heure au froid. Coupez en parts égales, d’environ 100 g.

## La cure

Posez les savons debout sur une grille, espacés, à l’ombre et à l’air, pendant quatre à six semaines. Ils perdent leur eau, durcissent et s’adoucissent. Un savon vendu trop tôt fond dans la main du client.

## À faire

Pesez une part le premier jour, puis chaque semaine. Quand le poids ne bouge plus, la cure est finie.`,
      },
      {
        title: 'Colorer avec le moringa et l’argile',
        text: `Les poudres locales donnent de belles couleurs, à condition d’accepter qu’elles vivent.

- Moringa : vert tendre, qui brunit à la lumière en quelques mois.
- Argile rouge ou ocre : stable, du rose au brique.
- Curcuma : jaune, très vite pâli au soleil.
- Cacao : brun profond, attention aux mousses teintées.

Comptez une cuillère à café rase pour 500 g de pâte. Délayez toujours la poudre dans un peu d’huile prise sur la recette, sans grumeaux, et ajoutez-la à la trace légère.

## Marbrer

Séparez un tiers de la pâte, colorez-la, versez en alternant, puis passez une baguette une seule fois. Trop remuer donne un gris uniforme.

## À faire

Préparez trois godets d’essai avec trois doses. Étiquetez-les et laissez-en un à la lumière : dans un mois, vous saurez ce que vous pouvez promettre.`,
      },
    ],
  },
  {
    title: 'Vendre',
    lessons: [
      {
        title: 'Étiqueter honnêtement',
        text: `L’étiquette dit ce qu’il y a dans le savon, pas ce qu’on rêve qu’il fasse. Un savon lave. Il ne guérit ni l’eczéma, ni les taches, ni rien d’autre : l’écrire trompe l’acheteur et vous met en faute.

## Ce qu’on doit y lire

- Le nom du produit et son poids net.
- Tous les ingrédients, du plus au moins abondant.
- Le numéro de lot et la date de fabrication.
- Votre nom, votre ville et un téléphone.
- Les précautions : éviter les yeux, essayer d’abord au pli du coude.

Avant de vendre, renseignez-vous sur les démarches demandées aux fabricants de cosmétiques dans votre pays : elles changent, et elles vous protègent.

## À faire

Rédigez l’étiquette de votre savon d’essai. Faites-la lire à quelqu’un qui ne connaît pas le métier : s’il pose une question, il manque une ligne.`,
      },
      {
        title: 'Calculer son prix',
        text: `Un prix juste paie la matière, le temps et les jours sans vente.

## Le compte d’un lot

1. La matière : huiles, soude, poudres, emballage, étiquettes.
2. L’énergie et l’eau.
3. L’usure du matériel : son prix divisé par le nombre de lots qu’il fera.
4. Votre temps, à un tarif horaire que vous accepteriez ailleurs.
5. Les pertes : comptez un savon abîmé sur vingt.

Divisez par le nombre de savons vendables : c’est votre coût de revient. Si un revendeur prend 30 %, il faut que le prix les contienne.

## Un exemple

Un lot coûte 9 000 FCFA et donne dix savons, dont neuf et demi se vendent : environ 950 FCFA pièce. À 1 500 FCFA, la marge paie les semaines de cure ; à 1 000 FCFA, vous travaillez pour rien.

## À faire

Remplissez ces cinq lignes avec vos vrais tickets.`,
      },
    ],
  },
];
