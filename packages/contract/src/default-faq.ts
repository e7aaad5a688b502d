import { RETURN_REASON_LABELS, WARRANTED_DEVICES } from './shop-policy.ts';

/** What people ask before they write to the shop: what the shop begins with, until somebody writes other questions in the settings. */
export type Question = { id: string; question: string; answer: string };
export type FaqCategory = { id: string; title: string; questions: Question[] };

/** Shown only where the shop takes cash: a shop without a city for it has no such question. */
export const CASH_QUESTION = 'paiement-a-la-livraison';
/** Shown only where the shop warrants something. */
export const WARRANTY_QUESTION = 'garantie';

/** The words in braces that an answer may hold; a page puts the shop's present figure in their place. */
export const FAQ_FIGURES = [
  'phrase sur la livraison',
  'délai le plus court',
  'délai le plus long',
  'pays',
  'minutes pour payer',
  'villes',
  'phrase sur le paiement à la livraison',
  'plafond',
  'phrase sur le plafond',
  'supplément',
  'phrase sur le supplément',
  'téléphone',
  'jours pour un retour',
  'jours pour le périssable',
  'délais de remboursement',
  'années de garantie',
] as const;
export type FaqFigure = (typeof FAQ_FIGURES)[number];

const CASH_ON_DELIVERY: Question = {
  id: CASH_QUESTION,
  question: 'Puis-je payer à la livraison ?',
  answer:
    'Oui, en espèces, à {villes}{phrase sur le plafond}.{phrase sur le supplément} Une place à un séminaire ou à un coaching se paie à la commande.',
};

const ORDERS: Question[] = [
  {
    id: 'passer-commande',
    question: 'Comment passer commande ?',
    answer:
      'Ajoutez vos articles au panier, ouvrez-le puis touchez « Finaliser la commande ». Trois étapes suivent : l’adresse de livraison, le mode de paiement et la confirmation. Il faut un compte, qui se crée en une minute.',
  },
  {
    id: 'suivre-ma-commande',
    question: 'Comment suivre ma commande ?',
    answer:
      'Connectez-vous puis ouvrez « Suivre ma commande », en haut de chaque page, et saisissez votre numéro de commande. Vous y voyez chaque étape et la date de livraison estimée. Un email vous prévient aussi quand le colis part.',
  },
  {
    id: 'delais-de-livraison',
    question: 'Quels sont les délais de livraison ?',
    answer:
      'De {délai le plus court} à {délai le plus long} jours ouvrables selon la zone, à partir de l’expédition. La page Livraison donne le délai de chaque zone.',
  },
  {
    id: 'frais-de-livraison',
    question: 'Combien coûte la livraison ?',
    answer:
      '{phrase sur la livraison} Le montant exact est toujours affiché avant que vous ne payiez. Les tarifs standard par zone, pour les livraisons convenues avec notre équipe, sont sur la page Livraison.',
  },
  {
    id: 'pays-desservis',
    question: 'Dans quels pays livrez-vous ?',
    answer: 'Nous livrons dans ces pays : {pays}.',
  },
  {
    id: 'annuler-une-commande',
    question: 'Puis-je annuler ma commande ?',
    answer:
      'Oui, tant qu’elle est « En attente » ou « En cours » : ouvrez-la depuis votre compte, onglet Commandes, et touchez Annuler. Une fois payée ou expédiée, contactez-nous.',
  },
  {
    id: 'commande-non-payee',
    question: 'Que devient une commande que je n’ai pas payée ?',
    answer:
      'Elle vous attend {minutes pour payer} minutes : vous pouvez reprendre le paiement depuis la page de la commande. Passé ce délai, elle est annulée et les articles retournent en rayon.',
  },
];

const PAYMENT: Question[] = [
  {
    id: 'moyens-de-paiement',
    question: 'Quels moyens de paiement acceptez-vous ?',
    answer:
      'Le Mobile Money (MTN Money, MOOV Money et Celtis Money) et les cartes bancaires Visa et MasterCard.{phrase sur le paiement à la livraison}',
  },
  CASH_ON_DELIVERY,
  {
    id: 'securite-du-paiement',
    question: 'Le paiement est-il sécurisé ?',
    answer:
      'Oui. Vous payez sur la page sécurisée de notre prestataire, par une connexion chiffrée. Ni votre code Mobile Money ni votre numéro de carte ne passent par la boutique, et nous ne conservons aucune donnée de paiement.',
  },
  {
    id: 'paiement-echoue',
    question: 'Mon paiement a échoué, que faire ?',
    answer:
      'Rien n’est perdu : votre commande est enregistrée. Vérifiez votre solde, puis relancez le paiement depuis la page de la commande. Si votre compte a été débité et que la commande reste impayée, écrivez-nous avec son numéro : le montant est retrouvé auprès du prestataire.',
  },
  {
    id: 'code-promo',
    question: 'Comment utiliser un code promo ?',
    answer:
      'Saisissez-le à la dernière étape de la commande, avant de valider. La remise apparaît dans le total. Un code par commande.',
  },
];

const PRODUCTS: Question[] = [
  {
    id: 'avis-medical',
    question: 'Vos conseils remplacent-ils ceux d’un médecin ?',
    answer:
      'Non. Nos fiches et nos conseils aident à choisir un produit. Pour un diagnostic, un traitement, une grossesse ou un enfant, demandez l’avis d’un médecin ou d’un pharmacien.',
  },
  {
    id: 'complements-alimentaires',
    question: 'Les compléments alimentaires conviennent-ils à tout le monde ?',
    answer:
      'Pas toujours. Lisez la composition et respectez la dose indiquée. Si vous suivez un traitement, êtes enceinte ou allaitez, parlez-en d’abord à un professionnel de santé. Un complément ne remplace ni une alimentation variée ni un médicament.',
  },
  {
    id: 'choisir-un-appareil',
    question: 'Comment choisir un glucomètre ou un tensiomètre ?',
    answer:
      'Chaque fiche dit ce que l’appareil mesure et ce qui est fourni. Vérifiez que bandelettes et accessoires sont compatibles. Un doute ? Appelez-nous au {téléphone}.',
  },
  {
    id: 'rupture-de-stock',
    question: 'Un produit est en rupture de stock, que faire ?',
    answer:
      'Sur sa page, touchez « Prévenez-moi du retour » : vous recevrez un seul email, quand il sera de nouveau en stock. Le cœur le garde dans vos favoris. Vous pouvez aussi nous écrire : nous vous dirons si un réassort est prévu.',
  },
  {
    id: 'avis-clients',
    question: 'Les avis des clients sont-ils vrais ?',
    answer:
      'Seule une personne connectée peut écrire un avis, un seul par produit. L’avis de qui a reçu le produit porte la mention « Achat vérifié » ; les autres sont relus avant d’être publiés.',
  },
];

const RETURNS: Question[] = [
  {
    id: 'demander-un-retour',
    question: 'Comment demander un retour ?',
    answer:
      'Remplissez le formulaire de la page Retours avec votre numéro de commande, dans un délai de {jours pour un retour} jours après la livraison ({jours pour le périssable} jours pour les denrées périssables). Attendez notre accord avant de renvoyer l’article.',
  },
  {
    id: 'retour-au-livreur',
    question: 'Pourquoi lit-on « aucun retour possible après la livraison » ?',
    answer:
      'Parce que le livreur ne reprend rien une fois reparti : vérifiez votre colis devant lui. Ensuite, un article ne revient qu’après une demande que nous avons acceptée.',
  },
  {
    id: 'colis-abime',
    question: 'Mon colis est arrivé abîmé, que faire ?',
    answer: `Refusez-le ou faites-le noter par le livreur, prenez des photos, puis envoyez une demande de retour en choisissant « ${RETURN_REASON_LABELS['damaged-in-transport']} ».`,
  },
  {
    id: 'delais-de-remboursement',
    question: 'Quand suis-je remboursé ?',
    answer:
      'Dès que le retour est contrôlé et accepté, le remboursement part par le moyen de votre paiement. Comptez : {délais de remboursement}.',
  },
  {
    id: WARRANTY_QUESTION,
    question: 'Les appareils sont-ils garantis ?',
    answer: `Oui : les ${WARRANTED_DEVICES} sont garantis {années de garantie} ans contre les pannes. Gardez votre numéro de commande, il tient lieu de preuve d’achat.`,
  },
];

const ACCOUNT: Question[] = [
  {
    id: 'compte-obligatoire',
    question: 'Faut-il un compte pour acheter ?',
    answer:
      'Oui, pour remplir un panier, commander et suivre sa livraison. On peut regarder la boutique, chercher et garder des favoris sans compte.',
  },
  {
    id: 'mot-de-passe-oublie',
    question: 'J’ai oublié mon mot de passe.',
    answer:
      'Sur la page de connexion, touchez « Mot de passe oublié » : un code à 6 chiffres arrive par email. Il sert à choisir un nouveau mot de passe.',
  },
  {
    id: 'modifier-mes-informations',
    question: 'Comment modifier mes informations et mes adresses ?',
    answer:
      'Dans votre compte : l’onglet Profil pour votre nom, votre email et votre téléphone ; l’onglet Adresses pour ajouter, corriger ou choisir l’adresse par défaut.',
  },
  {
    id: 'format-du-telephone',
    question: 'Comment saisir mon numéro de téléphone ?',
    answer:
      'Avec ses dix chiffres, 01 compris, précédés de +229. Si vous saisissez l’ancien numéro à huit chiffres, nous ajoutons le 01.',
  },
  {
    id: 'supprimer-mon-compte',
    question: 'Puis-je récupérer mes données ou supprimer mon compte ?',
    answer:
      'Oui, à tout moment, dans l’onglet Paramètres de votre compte. La suppression efface vos données personnelles : vos formations ne s’ouvrent plus, et vos places aux séminaires et coachings ne portent plus votre nom ; seules restent les commandes que la loi nous demande de conserver.',
  },
];

export const DEFAULT_FAQ: FaqCategory[] = [
  { id: 'commandes-et-livraison', title: 'Commandes et livraison', questions: ORDERS },
  { id: 'paiement-et-securite', title: 'Paiement et sécurité', questions: PAYMENT },
  { id: 'produits-et-sante', title: 'Produits et santé', questions: PRODUCTS },
  { id: 'retours-et-garanties', title: 'Retours et garanties', questions: RETURNS },
  { id: 'compte-client', title: 'Compte client', questions: ACCOUNT },
];
