import type { ModuleContent } from '../shapes.ts';

export const plants: readonly ModuleContent[] = [
  {
    title: 'Au champ',
    lessons: [
      {
        title: 'Reconnaître sans se tromper',
        text: `On ne cueille que ce qu’on reconnaît à coup sûr. Un nom donné au marché ne suffit pas : la même plante en porte plusieurs, et un même nom en couvre plusieurs.

## Cinq repères, toujours ensemble

- La feuille : simple ou composée, bord lisse ou denté, opposée ou alternée.
- La tige : ronde ou carrée, lisse ou poilue.
- La fleur et le fruit, quand ils sont là.
- L’odeur d’une feuille froissée : la citronnelle se trahit aussitôt.
- Le lieu : bord de champ, jardin, zone humide.

Le moringa a de petites folioles rondes et de longues gousses ; le kinkéliba, un arbuste à feuilles opposées, pousse en savane ; le bissap montre des calices rouges et charnus.

## À faire

Choisissez une plante que vous croyez connaître. Photographiez les cinq repères et montrez-les à une personne du métier. Dans le doute, on laisse.`,
      },
      {
        title: 'Cueillir sans abîmer',
        text: `Une bonne cueillette laisse une plante qui repousse et un panier propre.

1. Cueillez le matin, une fois la rosée partie, par temps sec.
2. Ne prenez jamais plus d’un tiers d’un pied.
3. Coupez net, avec une lame propre ; n’arrachez pas.
4. Écartez feuilles tachées, trouées ou jaunies.
5. Gardez un panier par plante : un mélange ne se trie plus.

## Où ne pas cueillir

Au bord des routes, près des décharges, en aval d’un champ traité, sous les arbres où nichent les oiseaux. Ce qui est tombé à terre reste à terre.

Pour le bissap, attendez que le calice soit bien rouge et ferme. Pour le moringa, préférez les jeunes feuilles.

## À faire

Dessinez le plan de deux lieux de cueillette et notez qui cultive autour, et comment. Demandez l’autorisation au propriétaire.`,
      },
    ],
  },
  {
    title: 'À la maison',
    lessons: [
      {
        title: 'Laver et sécher',
        text: `Le séchage décide de tout : trop lent, la plante moisit ; trop chaud, elle perd couleur et parfum.

## Laver

Triez d’abord. Rincez deux fois à l’eau potable, sans laisser tremper, puis égouttez et étalez sur un linge propre.

## Sécher

- À l’ombre, dans un endroit aéré, jamais sur le sol.
- En une seule couche, sur un cadre tendu de moustiquaire.
- Couvert d’un voile contre les mouches et la poussière.
- Retourné une ou deux fois par jour.

Comptez de deux à cinq jours selon la saison. La feuille est prête quand elle se brise entre les doigts et que la nervure casse net. En saison des pluies, un séchoir solaire fermé vaut mieux que la véranda.

## À faire

Pesez 100 g de feuilles fraîches, séchez-les et pesez de nouveau. Ce rapport vous servira pour vos quantités et vos prix.`,
      },
      {
        title: 'Conserver',
        text: `Quatre ennemis : l’eau, la lumière, la chaleur et les insectes.

- Un bocal de verre propre et parfaitement sec, ou un sachet épais bien fermé.
- Un placard frais, loin de la cuisinière et de la fenêtre.
- Les feuilles entières : on ne les broie qu’au moment de s’en servir.
- Une étiquette : nom, lieu, date de récolte.

Ouvrez le bocal au bout d’une semaine. De la buée sur le verre ? La plante n’était pas sèche : remettez-la au séchage le jour même. Une odeur de moisi, un duvet, un insecte ? On jette tout, sans trier.

La plupart des feuilles gardent leur parfum une année. Au-delà, elles ne sont pas dangereuses, seulement fades.

## À faire

Faites le tour de votre placard. Jetez ce qui n’a pas de nom ou pas de date, et étiquetez le reste.`,
      },
      {
        title: 'Infuser et doser',
        text: `La façon de préparer change la tasse du tout au tout.

## Infusion

Pour les feuilles et les fleurs : eau frémissante versée dessus, couvercle posé, cinq à dix minutes. C’est le geste de la citronnelle et du bissap.

## Décoction

Pour ce qui est plus dur, écorces, racines, feuilles coriaces : départ à l’eau froide, petit bouillon de cinq à dix minutes.

## Doses de départ

- Feuilles séchées : une cuillère à café bombée pour une tasse de 20 cl.
- Bissap : une petite poignée de calices pour un litre.
- Gingembre frais : deux ou trois rondelles par tasse.

Deux ou trois tasses par jour suffisent pour le plaisir. Une tisane préparée se garde une journée au frais, pas davantage. Plus fort n’est pas meilleur.

## À faire

Infusez la même plante trois, six et dix minutes. Goûtez, et notez le temps qui vous plaît.`,
      },
    ],
  },
  {
    title: 'Prudence',
    lessons: [
      {
        title: 'Femmes enceintes, enfants, traitements',
        text: `« Naturel » ne veut pas dire sans effet. Une plante de cuisine en petite quantité et la même plante bue chaque jour ne sont pas la même chose.

## Demander d’abord l’avis d’un soignant

- Pendant la grossesse et l’allaitement.
- Avant de donner une tisane à un enfant ; jamais à un nourrisson, qui ne boit que du lait.
- Avec un traitement pour la tension, le diabète, le cœur ou le sang : certaines plantes en changent l’effet.
- Avec une maladie du foie ou des reins, ou avant une opération.

## Arrêter aussitôt

Boutons, démangeaisons, gonflement, vomissements, essoufflement : on arrête, on garde le sachet et l’on consulte.

Ne remplacez jamais un traitement par une plante, et ne conseillez pas à un autre ce qui vous a réussi.

## À faire

Écrivez la liste de tout ce que vous prenez, plantes comprises, et emportez-la à votre prochaine consultation.`,
      },
    ],
  },
];
