import type { ModuleContent } from '../shapes.ts';

export const selling: readonly ModuleContent[] = [
  {
    title: 'Le produit',
    lessons: [
      {
        title: 'Étiquettes et mentions',
        text: `En ligne, personne ne tient le pot dans la main. Tout ce que l’étiquette dit doit aussi se lire sur la fiche.

## Sur le pot et sur la page

- Le nom exact, le poids ou le volume net.
- Les ingrédients, tous, du plus au moins abondant.
- Le lot, la date limite, la façon de conserver.
- Votre nom, votre ville, un contact.
- Les précautions, dites simplement.

## Ce qu’on n’écrit pas

« Soigne », « guérit », « sans danger », « recommandé par les médecins ». Une promesse de santé expose votre client et vous. Décrivez plutôt l’odeur, la texture, l’usage, l’origine.

Renseignez-vous sur les autorisations demandées pour votre type de produit avant la première vente.

## À faire

Écrivez une fiche de dix lignes pour votre meilleur produit. Relisez-la en cherchant chaque phrase que vous ne pourriez pas prouver.`,
      },
      {
        title: 'Photos au téléphone',
        text: `Une bonne photo montre le produit tel qu’il arrivera. Un téléphone suffit.

1. Près d’une fenêtre, à l’ombre, le matin ; jamais au flash.
2. Un fond uni et mat : papier, pagne de couleur calme, planche.
3. Essuyez l’objectif, puis le pot.
4. Photographiez à hauteur du produit, en tenant le téléphone à deux mains.
5. Prenez une feuille blanche et posez-la en face de la fenêtre : elle éclaire les ombres.

## Les quatre vues

- Le produit seul, de face, étiquette lisible.
- La texture, de tout près.
- Le produit dans une main, pour la taille.
- Le produit en usage, chez vous.

Pas de filtre qui change la couleur : un client déçu coûte plus qu’une photo terne.

## À faire

Faites les quatre vues d’un même pot, puis montrez-les à quelqu’un sans rien dire. Que croit-il acheter ?`,
      },
    ],
  },
  {
    title: 'Le prix',
    lessons: [
      {
        title: 'Calculer ses coûts',
        text: `Beaucoup d’artisans vendent sous leur coût sans le savoir, parce qu’ils ne comptent que la matière.

## Par produit

- Matière première et pertes.
- Pot, étiquette, carton, ruban.
- Votre temps de fabrication, d’emballage et de réponse aux messages.
- Les frais de paiement, souvent entre 1 et 3 %.

## Par mois, à répartir

- Électricité, eau, connexion, loyer.
- Transport des achats.
- Matériel à remplacer un jour.

Additionnez les frais du mois et divisez-les par le nombre de produits vendus un mois ordinaire, pas le meilleur. Ajoutez le résultat au coût de chaque produit.

## À faire

Ouvrez un cahier à deux colonnes, entrées et sorties, et tenez-le quatre semaines. Le chiffre que vous trouverez est le seul dont partir.`,
      },
      {
        title: 'Fixer sa marge',
        text: `Le prix se place entre deux bornes : votre coût de revient, sous lequel vous perdez, et ce que le client est prêt à payer.

## La marge

Si un pot vous coûte 1 800 FCFA et se vend 3 000 FCFA, il vous reste 1 200 FCFA, soit 40 % du prix. Cette part doit payer les invendus, les gestes commerciaux et le développement.

## Vérifier

- Combien de pots faut-il vendre pour couvrir un mois ? Est-ce faisable ?
- Un revendeur qui demande 30 % vous laisse-t-il encore quelque chose ?
- Une remise de 20 % vous met-elle sous le coût ?

Préférez un petit format moins cher à une remise permanente : un prix souvent barré n’est plus cru. Augmentez rarement, annoncez-le, et dites pourquoi.

## À faire

Calculez, pour trois produits, le prix au-dessous duquel vous refuserez de vendre. Écrivez-le, et tenez-le.`,
      },
    ],
  },
  {
    title: 'La vente',
    lessons: [
      {
        title: 'Encaisser par Mobile Money',
        text: `Le paiement mobile rassure l’acheteur quand les règles sont claires, et il attire les fraudeurs quand elles ne le sont pas.

## Pour encaisser sereinement

- Un numéro réservé à l’activité, au nom que les clients connaissent.
- Une commande préparée seulement après avoir vu l’argent sur votre compte ; une capture d’écran n’est pas un paiement.
- Une référence par commande, notée avec la date et le montant.
- Un reçu envoyé à chaque fois.

## Ce qu’on ne fait jamais

On ne donne ni son code secret ni un code reçu par SMS, à personne, pas même à quelqu’un qui se dit de l’opérateur. On ne « rend » pas un trop-perçu avant d’avoir vérifié son solde.

## À faire

Écrivez le message que vous enverrez après chaque paiement, et la règle de remboursement que vous saurez tenir.`,
      },
      {
        title: 'Emballer et expédier',
        text: `Le colis est le seul moment où le client vous rencontre. Il doit arriver entier, et à l’heure.

1. Pot fermé, bouchon scellé d’un adhésif, dans un sachet étanche.
2. Calage de papier froissé : rien ne bouge quand on secoue.
3. Carton de la bonne taille, fermé sur toutes ses arêtes.
4. Nom, téléphone, ville et repère écrits deux fois, dessus et dedans.
5. Une photo du colis fermé avant de le confier.

## Les délais

Annoncez ce que vous tenez un mauvais jour, pas le meilleur. Prévenez au départ, et avant le client quand il y a du retard. Évitez d’expédier beurres et savons frais aux heures chaudes.

## À faire

Emballez un pot et lâchez le carton trois fois d’un mètre de haut. Ouvrez. C’est ce que vos clients recevront.`,
      },
      {
        title: 'Répondre aux avis',
        text: `Un avis se lit par cent personnes qui n’ont pas encore acheté. Votre réponse leur parle autant qu’à son auteur.

## Quand l’avis est bon

Remerciez en une phrase, en reprenant un détail : cela montre que vous lisez.

## Quand il est dur

1. Attendez une heure avant d’écrire.
2. Remerciez, reprenez le fait, sans discuter le ressenti.
3. Dites ce que vous faites : remplacer, rembourser, corriger.
4. Continuez en privé pour les détails.
5. Revenez dire, en public, que c’est réglé.

N’écrivez jamais un faux avis et n’en demandez pas à vos proches : un seul démasqué ruine tous les autres. Trois avis qui disent la même chose sont un conseil gratuit : changez le produit.

## À faire

Rédigez la réponse à ceci : « Le pot est arrivé ouvert, et personne ne répond au téléphone. »`,
      },
    ],
  },
];
