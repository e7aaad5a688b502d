import type { ModuleContent } from '../shapes.ts';

export const measuring: readonly ModuleContent[] = [
  {
    title: 'Avant la mesure',
    lessons: [
      {
        title: 'Choisir son appareil',
        text: `Un bon appareil est d’abord un appareil que vous saurez utiliser seul, avec des consommables que vous trouverez encore dans six mois.

## Pour la tension

Prenez un tensiomètre de bras plutôt que de poignet : il est moins sensible à la position. Mesurez le tour de votre bras, à mi-hauteur, avec un mètre de couture, et comparez-le aux chiffres imprimés sur le brassard. Trop étroit, il donne des valeurs trop hautes ; trop large, des valeurs trop basses.

## Pour la glycémie

- Vérifiez le prix des bandelettes avant celui du lecteur : ce sont elles que vous rachèterez.
- Choisissez l’unité que votre soignant emploie, g/L le plus souvent.
- Préférez un écran aux grands chiffres et une mémoire avec la date.

## À faire

Notez le tour de votre bras, le modèle que vous avez et la date de péremption de vos bandelettes. Ces trois lignes ouvrent votre carnet.`,
      },
      {
        title: 'Se préparer et s’installer',
        text: `La moitié d’une bonne mesure se joue avant d’appuyer sur le bouton.

## Pour la tension

1. Pas de café, de thé, de tabac ni d’effort dans la demi-heure qui précède.
2. Videz votre vessie.
3. Asseyez-vous, dos appuyé, pieds à plat, jambes non croisées.
4. Restez cinq minutes au calme, sans parler ni regarder le téléphone.
5. Posez l’avant-bras sur une table, le brassard à hauteur du cœur, sur la peau nue.

## Pour la glycémie

Lavez-vous les mains à l’eau et au savon, puis séchez-les bien : un reste de mangue sur le doigt suffit à fausser le chiffre, et l’eau dilue la goutte.

## À faire

Installez votre coin de mesure : une chaise, une table, le carnet et un stylo, toujours à la même place. Faites une fois la préparation complète, montre en main.`,
      },
      {
        title: 'Les erreurs les plus fréquentes',
        text: `Presque toutes les valeurs surprenantes viennent d’un geste, pas d’une maladie ni d’une panne. Avant de s’inquiéter, on refait la mesure dans de bonnes conditions.

- Brassard posé sur une manche, ou trop lâche : deux doigts doivent passer dessous, pas plus.
- Bras pendant le long du corps : la valeur monte.
- Parler, rire ou croiser les jambes pendant la mesure.
- Une seule mesure, prise parce qu’on se sent mal, et rien les autres jours.
- Bandelettes périmées, laissées dans un flacon ouvert ou dans une voiture au soleil.
- Presser fort le doigt pour obtenir la goutte.
- Ne noter que les chiffres qui plaisent.

## À faire

Prenez deux mesures de tension à une minute d’intervalle, l’une bras posé, l’autre bras pendant. Notez la différence : vous ne l’oublierez plus.`,
      },
    ],
  },
  {
    title: 'Mesurer',
    lessons: [
      {
        title: 'La tension, pas à pas',
        text: `On retient la règle des trois : trois mesures le matin, trois le soir, trois jours de suite, à une ou deux minutes d’intervalle.

1. Installez-vous comme à la leçon 2 et attendez cinq minutes.
2. Placez le brassard deux doigts au-dessus du pli du coude, le tuyau vers la paume.
3. Lancez la mesure et ne bougez plus.
4. Notez les deux chiffres, le pouls et l’heure, tout de suite.
5. Attendez une minute et recommencez deux fois.

Le premier chiffre, le plus grand, est la pression quand le cœur se contracte ; le second, quand il se relâche. Votre soignant regarde leur moyenne sur plusieurs jours, pas une valeur isolée.

La première fois, mesurez aux deux bras. Si l’écart est net, signalé à chaque fois du même côté, gardez le bras le plus haut et dites-le en consultation.

## À faire

Commencez aujourd’hui votre relevé de trois jours.`,
      },
      {
        title: 'La glycémie, pas à pas',
        text: `Mesurez aux moments que votre soignant vous a indiqués : à jeun, avant ou deux heures après un repas. Le moment compte autant que le chiffre.

1. Mains lavées à l’eau et au savon, bien sèches.
2. Lancette neuve dans l’autopiqueur, à la profondeur la plus faible qui vous suffit.
3. Bandelette sortie du flacon, refermé aussitôt.
4. Piquez le côté du bout du doigt, moins sensible que la pulpe, en changeant de doigt à chaque fois.
5. Approchez la goutte de la bandelette : elle l’aspire seule.
6. Notez la valeur, l’heure et ce que vous veniez de faire : repas, marche, oubli d’un traitement.

Un chiffre qui ne ressemble pas à ce que vous ressentez se contrôle : relavez-vous les mains et recommencez avec une bandelette neuve.

## À faire

Faites une mesure en lisant la liste à voix haute, étape après étape.`,
      },
      {
        title: 'Hygiène et déchets',
        text: `Une lancette ou une aiguille usagée peut transmettre une infection à celui qui se pique avec. Elle ne se partage jamais, même en famille, et ne va jamais nue à la poubelle.

## Chaque jour

- Une lancette neuve à chaque mesure ; l’autopiqueur est personnel.
- Un chiffon sec sur le lecteur, jamais d’eau sur la fente.
- Le brassard se nettoie avec un linge à peine humide.

## Les objets qui piquent

Gardez une bouteille en plastique épais, avec bouchon vissé et l’inscription « piquants ». Jetez-y lancettes et aiguilles dès l’usage. Aux trois quarts pleine, fermez-la, entourez le bouchon de ruban adhésif et demandez à votre centre de santé où la déposer.

## À faire

Préparez la bouteille, écrivez dessus et rangez-la hors de portée des enfants.`,
      },
    ],
  },
  {
    title: 'Suivre',
    lessons: [
      {
        title: 'Tenir un carnet',
        text: `Le carnet transforme des chiffres en histoire. C’est lui que votre soignant lit, bien plus que la mémoire de l’appareil.

Une ligne par mesure suffit, avec cinq colonnes :

- la date et l’heure ;
- la valeur, telle qu’elle s’affiche ;
- le moment : à jeun, après repas, au lever, au coucher ;
- les traitements pris ou oubliés ;
- ce qui sort de l’ordinaire : fièvre, voyage, nuit courte, fête.

Écrivez aussi les mauvaises valeurs : ce sont les plus utiles. La veille d’une consultation, soulignez ce que vous ne comprenez pas et préparez trois questions, pas davantage.

## À faire

Tracez votre première page et reportez-y les mesures des leçons précédentes. Photographiez-la : si le carnet se perd, l’histoire reste.`,
      },
      {
        title: 'Quand appeler un soignant',
        text: `Mesurer n’est pas soigner. Cette leçon ne remplace aucun avis : elle aide à ne pas attendre.

## Sans attendre, aux urgences

- Douleur dans la poitrine, essoufflement soudain.
- Visage ou bras qui faiblit d’un côté, parole difficile, vue qui se trouble d’un coup.
- Perte de connaissance, convulsions, confusion.

## Dans la journée

- Une valeur très inhabituelle, confirmée par deux nouvelles mesures bien faites.
- Avec un diabète : sueurs, tremblements, faim brutale ; suivez ce que votre soignant vous a montré pour ces moments et appelez si cela ne passe pas.

## À la prochaine consultation

Une moyenne qui monte d’un mois à l’autre, même sans aucun signe. Ne changez ni n’arrêtez jamais un traitement de vous-même.

## À faire

Écrivez sur la première page du carnet le numéro de votre centre de santé et celui d’un proche.`,
      },
    ],
  },
];
