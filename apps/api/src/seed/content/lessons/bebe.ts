import type { ModuleContent } from '../shapes.ts';

export const baby: readonly ModuleContent[] = [
  {
    title: 'Les soins',
    lessons: [
      {
        title: 'Le bain',
        text: `Un bain par jour n’est pas indispensable : deux ou trois par semaine suffisent à un tout-petit, avec une toilette du visage, des plis et du siège chaque jour.

1. Préparez tout avant : linge, couche, habits, savon doux.
2. Mettez l’eau froide d’abord, puis la chaude. Visez 37 °C, vérifiés au thermomètre ou avec l’intérieur du poignet.
3. Tenez la tête sur votre avant-bras, la main sous l’aisselle.
4. Lavez du plus propre au moins propre : visage à l’eau, cheveux, corps, siège.
5. Séchez en tapotant, surtout dans les plis.

Ne laissez jamais un bébé seul dans l’eau, même quelques secondes, même dans très peu d’eau. Le téléphone peut sonner.

## À faire

Répétez les gestes une fois avec une poupée ou une serviette roulée, et préparez le coin du bain.`,
      },
      {
        title: 'Le change',
        text: `Une peau propre et sèche rougit peu. On change dès que la couche est sale, et avant ou après chaque tétée.

1. Lavez-vous les mains.
2. Posez bébé sur une surface plane ; gardez toujours une main sur lui.
3. Nettoyez à l’eau tiède, de l’avant vers l’arrière, surtout chez les filles.
4. Séchez en tapotant et laissez la peau à l’air un instant.
5. Fermez la couche sans serrer : deux doigts passent à la taille.

## Si la peau rougit

Changez plus souvent, laissez à l’air, évitez les lingettes parfumées et le talc. Une crème protectrice simple suffit. Une rougeur qui dure plus de trois jours, suinte ou saigne se montre à un soignant.

## À faire

Préparez un panier de change : couches, coton, gant, tenue de rechange et un sac pour le sale.`,
      },
      {
        title: 'Le cordon et la peau',
        text: `Le cordon sèche et tombe seul, le plus souvent entre le cinquième et le quinzième jour. Il demande surtout qu’on le laisse tranquille.

- Mains lavées avant d’y toucher.
- Cordon propre, sec et à l’air : repliez le haut de la couche dessous.
- N’y mettez rien que votre soignant n’ait conseillé : ni cendre, ni terre, ni huile, ni pommade. Ces habitudes peuvent infecter le bébé.

## La peau

Une peau qui pèle les premiers jours est normale. Habillez de coton, une couche de plus que vous par temps frais, pas davantage. Pas de soleil direct, pas de parfum.

## Montrer sans attendre

Une rougeur autour du nombril, une mauvaise odeur, un écoulement ou une fièvre.

## À faire

Vérifiez les vaccins prévus dans le carnet de santé et notez la prochaine date bien en vue.`,
      },
    ],
  },
  {
    title: 'Les repas',
    lessons: [
      {
        title: 'Allaiter',
        text: `L’Organisation mondiale de la santé recommande le lait maternel seul jusqu’à six mois : ni eau, ni tisane, ni bouillie. Le lait contient déjà l’eau nécessaire, même quand il fait chaud.

## Une bonne prise

- Le ventre de bébé contre le vôtre, son nez face au mamelon.
- La bouche grande ouverte, une bonne part de l’aréole dedans.
- Le menton touche le sein, les joues ne se creusent pas.
- Cela ne doit pas faire mal au-delà des premières secondes.

Proposez à la demande, de huit à douze fois par jour au début. Bébé boit assez s’il mouille cinq ou six couches par jour et prend du poids.

Crevasses, sein rouge et chaud, fièvre, doutes : une sage-femme peut aider dès les premiers jours. Demander tôt évite bien des abandons.

## À faire

Notez pendant deux jours l’heure des tétées et le nombre de couches mouillées.`,
      },
      {
        title: 'Préparer un biberon',
        text: `Quand bébé reçoit un lait infantile, l’hygiène et le dosage comptent plus que la marque.

1. Lavez-vous les mains, puis lavez biberon et tétine et faites-les bouillir.
2. Faites bouillir l’eau potable et laissez-la refroidir une demi-heure au plus : elle doit rester à 70 °C au moins.
3. Versez la quantité exacte, puis les mesures rases indiquées sur la boîte, le plus souvent une pour 30 ml.
4. Fermez, mélangez, refroidissez sous l’eau courante.
5. Essayez quelques gouttes sur le poignet : tiède, pas chaud.

Le biberon se boit dans l’heure ; le reste se jette. On n’ajoute ni sucre, ni farine, ni eau pour allonger : un lait trop dilué ne nourrit pas. Le lait de vache ne convient pas avant un an.

## À faire

Lisez les proportions de votre boîte et recopiez-les près de l’évier.`,
      },
      {
        title: 'À partir de six mois',
        text: `Vers six mois, le lait seul ne suffit plus. Bébé est prêt s’il tient assis avec un appui, tient sa tête et s’intéresse à votre assiette.

## Commencer

- Un aliment nouveau à la fois, deux ou trois cuillères, puis davantage.
- D’abord lisse, puis écrasé, puis en petits morceaux mous vers neuf mois.
- Une bouillie enrichie : maïs ou mil avec poudre d’arachide, de soja ou de poisson.
- Des légumes et des fruits bien cuits, un jaune d’œuf bien cuit, du poisson sans arête.

Ni sel, ni sucre. Jamais de miel avant un an. Ni arachide entière, ni petit morceau dur : risque d’étouffement. Le lait continue, jusqu’à deux ans et plus si vous le souhaitez.

Restez à côté de lui pendant tout le repas, et ne forcez pas.

## À faire

Écrivez une semaine de repas avec ce que la famille mange déjà, mis de côté avant le sel et le piment.`,
      },
    ],
  },
  {
    title: 'Les signes d’alerte',
    lessons: [
      {
        title: 'Quand consulter',
        text: `Un bébé peut aller mal très vite. Dans le doute, on consulte : aucun soignant ne vous en voudra.

## Sans attendre, jour et nuit

- Fièvre de 38 °C ou plus avant trois mois, ou corps anormalement froid.
- Il respire vite, avec effort, ou ses lèvres bleuissent.
- Il refuse de boire, ou vomit tout.
- Il est très mou, ne se réveille pas, ou convulse.
- Il n’a pas mouillé de couche depuis six heures, sa fontanelle est creuse ou bombée.
- Peau ou yeux jaunes dans les premiers jours.

## Dans la journée

Diarrhée, toux qui dure, oreille douloureuse, pleurs inhabituels.

N’administrez aucun médicament ni aucune tisane sans avis. Pour dormir : sur le dos, à plat, sans oreiller, sous une moustiquaire.

## À faire

Recopiez la première liste, affichez-la avec le numéro et le chemin du centre de santé le plus proche.`,
      },
    ],
  },
];
