/** What people write, by the kind of thing they write about. Rating, title, text. */
export type ReviewText = readonly [rating: number, title: string, content: string];

const device: readonly ReviewText[] = [
  [
    5,
    'Chiffres très lisibles',
    'Les chiffres se lisent sans lunettes. Mes parents l’utilisent seuls depuis la première semaine.',
  ],
  [
    5,
    'Simple et sérieux',
    'La notice est en français, tout se comprend vite. J’ai comparé avec la mesure du centre de santé, c’est très proche.',
  ],
  [4, 'Bon appareil', 'Facile à utiliser à la maison. J’aurais aimé une pochette de rangement plus solide.'],
  [
    4,
    'Pratique au quotidien',
    'Je note mes valeurs chaque matin et je les montre à la consultation. Rien à redire pour l’instant.',
  ],
  [
    5,
    'Toute la famille s’en sert',
    'Acheté pour ma mère, et finalement tout le monde l’essaie. Bonne qualité pour le prix.',
  ],
  [3, 'Correct', 'L’appareil marche bien mais il faut un peu d’habitude pour refaire exactement le même geste.'],
  [4, 'Un bon achat', 'Mesure rapide et écran clair. Pensez à garder des piles de rechange.'],
  [
    2,
    'Notice trop courte',
    'J’ai dû appeler pour comprendre un réglage. On m’a bien répondu, mais la notice devrait l’expliquer.',
  ],
];

const supply: readonly ReviewText[] = [
  [5, 'Conforme', 'Compatible comme annoncé, emballage intact et date de péremption lointaine.'],
  [4, 'Je recommande', 'Bon prix par rapport au quartier. Je reprends le même à chaque fois.'],
  [5, 'Toujours le même modèle', 'Difficile à trouver ailleurs. Ici la référence est claire, aucune surprise.'],
  [3, 'Bien, mais cher à la longue', 'La qualité est là. Un lot plus grand à prix réduit serait bienvenu.'],
];

const capsule: readonly ReviewText[] = [
  [5, 'Facile à prendre', 'Pas d’arrière-goût et faciles à avaler. La dose est bien expliquée sur l’étiquette.'],
  [
    4,
    'Bonne composition',
    'La liste des ingrédients est courte, c’est ce que je cherchais. Je finis mon premier flacon.',
  ],
  [5, 'Deuxième commande', 'J’en suis à mon deuxième flacon. Bien scellé, date lointaine.'],
  [
    4,
    'Satisfaction dans l’ensemble',
    'Je le prends le matin comme conseillé. Je ne sens pas de miracle, mais je me tiens à ma routine.',
  ],
  [
    3,
    'À voir sur la durée',
    'Trois semaines que je le prends, il est trop tôt pour juger. Le produit lui-même est de bonne qualité.',
  ],
  [
    5,
    'Conseil utile',
    'J’avais une question sur mon traitement, on m’a dit d’en parler d’abord à mon médecin. J’apprécie l’honnêteté.',
  ],
  [4, 'Bon rapport qualité-prix', 'Moins cher qu’en grande surface pour la même dose.'],
  [2, 'Pas pour moi', 'Je n’ai pas vu de différence après un mois. Le service, lui, était bien.'],
  [5, 'Très bien', 'Produit conforme à la fiche, rien à ajouter.'],
];

const infusion: readonly ReviewText[] = [
  [5, 'Comme au village', 'Le goût me rappelle ce que préparait ma grand-mère. On sent que c’est frais.'],
  [5, 'Très parfumé', 'À l’ouverture du sachet, l’odeur remplit la cuisine. J’en prends tous les matins.'],
  [4, 'Propre et bien trié', 'Pas de poussière ni de brindilles. Le sachet refermable est pratique.'],
  [4, 'Bon produit local', 'J’apprécie de trouver l’origine écrite sur le sachet. À recommander.'],
  [5, 'Adopté', 'Mes collègues en ont voulu aussi, j’en recommande trois sachets.'],
  [3, 'Goût un peu fort', 'Il faut doser léger au début. Avec du miel, c’est bien meilleur.'],
  [4, 'Bonne qualité', 'Belle couleur et bon goût. Le sachet pourrait être plus grand.'],
  [2, 'Moins fort que le précédent', 'Mon achat précédent avait plus de goût. Cela dépend sans doute de la récolte.'],
];

const spice: readonly ReviewText[] = [
  [5, 'Parfume toute la sauce', 'Une petite cuillère suffit. Mes grillades du dimanche ont changé.'],
  [5, 'Moulu très fin', 'La poudre est fine et ne fait pas de grumeaux. Le pot en verre se garde.'],
  [4, 'Bon goût', 'Saveur franche, sans sel ajouté, on dose comme on veut.'],
  [4, 'Couleur naturelle', 'Belle couleur, odeur vive à l’ouverture. On voit que c’est récent.'],
  [5, 'Dans mon placard', 'J’en mets dans le riz, les sauces et les marinades. Très bon.'],
  [3, 'Bien mais petit pot', 'Le goût est bon, le pot se vide vite quand on cuisine pour six.'],
];

const care: readonly ReviewText[] = [
  [5, 'Ma peau l’adore', 'La peau reste souple toute la journée, même pendant l’harmattan.'],
  [5, 'Naturel, ça se sent', 'Odeur douce, pas de parfum qui pique. Toute la famille s’en sert.'],
  [4, 'Une petite quantité suffit', 'Il en faut très peu, le produit dure longtemps.'],
  [
    4,
    'Bonne tolérance',
    'J’ai la peau sensible et je n’ai eu aucune réaction. J’ai quand même fait l’essai au creux du coude.',
  ],
  [5, 'Je ne change plus', 'Troisième achat. La qualité est la même à chaque fois.'],
  [3, 'Emballage à revoir', 'Très bon produit, mais l’emballage était un peu abîmé à l’arrivée.'],
  [4, 'Doux', 'Doux et agréable à utiliser. Je m’en sers matin et soir.'],
  [2, 'Odeur trop marquée', 'L’odeur naturelle est trop forte à mon goût. Affaire de préférence.'],
];

const object: readonly ReviewText[] = [
  [5, 'Solide', 'Utilisé presque chaque jour depuis un mois, aucun défaut.'],
  [4, 'Bonne surprise', 'Mieux fini que je ne pensais pour ce prix.'],
  [5, 'Exactement la photo', 'La couleur et la taille correspondent à la fiche. Très bien.'],
  [4, 'Fait le travail', 'Facile à nettoyer et à ranger. J’aurais aimé plus de choix de couleurs.'],
  [3, 'Correct sans plus', 'Bien pour débuter. À voir dans six mois.'],
  [5, 'Offert et apprécié', 'C’était un cadeau, la personne l’utilise tout le temps.'],
  [2, 'Un peu petit', 'J’avais mal lu les dimensions, regardez-les bien avant de commander.'],
];

const food: readonly ReviewText[] = [
  [
    5,
    'Quel goût !',
    'On sent la différence avec ce qu’on trouve d’habitude. Le premier paquet est parti en une semaine.',
  ],
  [5, 'Les enfants en redemandent', 'Adopté à la maison au petit déjeuner. Je reprendrai le grand format.'],
  [4, 'Très bon', 'Bonne qualité et origine bien indiquée. Un peu cher, mais ça les vaut.'],
  [4, 'Bien emballé', 'Le paquet était bien fermé et la date lointaine.'],
  [5, 'Un vrai produit d’ici', 'Cela fait plaisir de voir nos produits aussi bien présentés.'],
  [3, 'Bon, sans plus', 'Goût agréable, mais je m’attendais à une autre texture.'],
  [4, 'Dans toutes mes recettes', 'Je l’ajoute partout depuis un mois. Facile à conserver.'],
  [2, 'Paquet abîmé', 'Le coin de l’emballage était écrasé. Le contenu était bon heureusement.'],
];

const supplement: readonly ReviewText[] = [
  [5, 'Facile à intégrer', 'Je le prends au petit déjeuner et je n’oublie plus. Goût agréable.'],
  [4, 'Bonne qualité', 'L’étiquette est claire sur les doses. Bien fermé, date lointaine.'],
  [5, 'Je reprends le même', 'Deuxième achat, même qualité que la première fois.'],
  [4, 'Pratique', 'La dose est facile à mesurer. Le goût passe bien.'],
  [3, 'Goût particulier', 'Il faut s’habituer au goût, mais le produit est sérieux.'],
  [4, 'Conforme', 'Conforme à la fiche, composition courte. Je verrai sur la durée.'],
  [5, 'Bon conseil', 'On m’a rappelé de demander l’avis de mon médecin avant de commencer. C’est rassurant.'],
];

const drink: readonly ReviewText[] = [
  [5, 'Rafraîchissant', 'Bien frais après le marché, il n’y a pas mieux.'],
  [5, 'Sans sucre ajouté, enfin', 'On goûte vraiment le fruit. Les bouteilles sont arrivées bien protégées.'],
  [4, 'Très bon', 'Goût naturel. Il faut le finir vite une fois ouvert.'],
  [4, 'Pour recevoir', 'Servi bien frais à des invités, tout le monde a demandé où je l’avais trouvé.'],
  [3, 'Bon mais un peu cher', 'Le goût est là, le prix me fait hésiter pour tous les jours.'],
];

const baby: readonly ReviewText[] = [
  [5, 'Parfait pour mon bébé', 'Bien toléré dès le premier jour. Je recommande aux jeunes parents.'],
  [5, 'Pratique', 'Pensé pour gagner du temps, ce qui compte beaucoup avec un bébé.'],
  [4, 'Bonne qualité', 'Conforme à la description. Je reprendrai le même article.'],
  [4, 'Bien pensé', 'On voit que le produit a été choisi avec soin.'],
  [5, 'Rien à signaler', 'Utilisé tous les jours à la maison, aucun souci.'],
  [4, 'Je recommande', 'Conseillé par une amie, et je le conseille à mon tour.'],
  [3, 'Bien, un peu cher', 'Rien à dire sur la qualité, mais un lot familial serait utile.'],
];

const general: readonly ReviewText[] = [
  [5, 'Livraison rapide', 'Commandé le matin à Cotonou, reçu le lendemain. Le livreur a appelé avant de venir.'],
  [4, 'Bien reçu à Parakou', 'Trois jours par le bus, colis intact. Merci pour le suivi.'],
  [5, 'Service agréable', 'On m’a répondu tout de suite au téléphone. Produit conforme.'],
  [4, 'Paiement simple', 'Payé par Mobile Money sans difficulté. Le produit correspond à la fiche.'],
  [3, 'Livraison un peu longue', 'Le produit est bien, mais j’ai attendu un jour de plus que prévu.'],
  [4, 'Colis soigné', 'Carton bien fermé et produit protégé. La fiche du site était exacte.'],
  [5, 'Rien à redire', 'Conforme, bien emballé, bon prix.'],
];

export const reviewTexts = {
  device,
  supply,
  capsule,
  infusion,
  spice,
  care,
  object,
  food,
  supplement,
  drink,
  baby,
  general,
} as const;
export type ReviewKind = keyof typeof reviewTexts;
