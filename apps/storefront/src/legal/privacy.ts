import { formatPhone } from '@tokpa/contract/phones';
import { sayCount } from '@tokpa/contract/say-count';
import {
  CORRESPONDENCE_RETENTION_YEARS,
  LOG_RETENTION_YEARS,
  MARKETING_RETENTION_YEARS,
  ORDER_RETENTION_YEARS,
  STOCK_ALERT_RETENTION_DAYS,
  WAITING_ALERT_RETENTION_YEARS,
} from '@tokpa/contract/shop-policy';
import type { LegalSection, ShopIdentity } from './legal-section.ts';

const COLLECTED: LegalSection = {
  id: 'donnees-collectees',
  title: 'Les données que nous collectons',
  blocks: [
    'Nous ne demandons que ce qui sert :',
    [
      'votre compte : prénom, nom, email, téléphone et mot de passe, gardé sous une forme que personne ne peut relire ;',
      'vos adresses de livraison : destinataire, téléphone, ville, repère ;',
      'vos commandes : articles, montants, moyen de paiement choisi, état du paiement et de la livraison ;',
      'vos favoris et votre panier, si vous êtes connecté ;',
      'vos formations, séances de coaching et séminaires : nom, email et téléphone de qui est inscrit, leçons suivies, présence, notes de notre équipe ;',
      'ce que vous écrivez : avis, commentaires du blog, messages, demandes de retour, avec le nom, l’email ou le téléphone que vous y laissez ;',
      'votre email, si vous vous abonnez à la lettre santé ou demandez à être prévenu du retour d’un produit, même sans compte ;',
      'des journaux techniques : adresse réseau, page demandée, date.',
    ],
    'Vos codes Mobile Money et numéros de carte ne passent jamais par la boutique. Nous ne demandons aucune donnée médicale : n’en mettez pas dans vos messages plus qu’il n’en faut.',
  ],
};

const USE: LegalSection = {
  id: 'utilisation',
  title: 'Ce que nous en faisons',
  blocks: [
    [
      'préparer, livrer et suivre vos commandes, et vous en tenir informé par email ;',
      'encaisser, rembourser et tenir notre comptabilité ;',
      'répondre à vos questions et traiter vos retours ;',
      'envoyer la lettre santé, seulement si vous l’avez confirmée : chaque envoi permet d’y mettre fin ;',
      'protéger la boutique contre la fraude et les abus.',
    ],
    'Nous ne vendons ni ne louons vos données. Ne les reçoivent que ceux qui en ont besoin : le livreur (nom, téléphone, adresse), le prestataire de paiement, l’hébergeur, et l’administration quand la loi l’exige.',
  ],
};

const SECURITY: LegalSection = {
  id: 'securite',
  title: 'Sécurité',
  blocks: [
    'Les échanges avec la boutique sont chiffrés. Les mots de passe sont hachés et les sessions peuvent être fermées à tout moment. Seules les personnes de l’équipe qui en ont besoin accèdent à vos données.',
    'Si une fuite devait vous faire courir un risque, nous vous préviendrions, ainsi que l’autorité compétente.',
  ],
};

function rights({ contactEmail, supportPhone }: ShopIdentity): LegalSection {
  return {
    id: 'vos-droits',
    title: 'Vos droits',
    blocks: [
      'Le Code du numérique du Bénin vous donne le droit de consulter vos données, de les corriger, de les emporter, de les faire effacer et de vous opposer à leur utilisation.',
      [
        'Consulter et corriger : onglets Profil et Adresses de votre compte.',
        'Emporter : onglet Paramètres, un fichier avec toutes les données de votre compte.',
        'Effacer : onglet Paramètres, « Supprimer mon compte ». Les commandes restent, sans votre compte, le temps que la loi impose.',
        'Ce que nous gardons sous votre seul email (lettre santé, alerte demandée hors connexion, place donnée par notre équipe) suit votre compte une fois que vous avez montré que cette adresse est la vôtre : par un code de mot de passe oublié, ou en confirmant la lettre santé pendant que vous êtes connecté.',
      ],
      `Pour toute autre demande, écrivez à ${contactEmail} ou appelez le ${formatPhone(supportPhone)}. Vous pouvez aussi saisir l’Autorité de protection des données à caractère personnel (APDP).`,
    ],
  };
}

const COOKIES: LegalSection = {
  id: 'cookies',
  title: 'Cookies et stockage local',
  blocks: [
    'La boutique ne dépose aucun cookie publicitaire ou de mesure d’audience, et n’appelle aucun service tiers pour s’afficher.',
    'Votre navigateur garde lui-même, sur votre appareil, ce qui rend la boutique utilisable : votre session si vous êtes connecté, vos favoris, les derniers produits vus et vos dernières recherches, et, pour les jours sans réseau, les pages publiques déjà vues et votre panier. La déconnexion efface la session et le panier ; les produits vus et vos recherches s’effacent d’un toucher.',
  ],
};

const RETENTION: LegalSection = {
  id: 'conservation',
  title: 'Durées de conservation',
  blocks: [
    [
      `Commandes et pièces comptables : ${sayCount(ORDER_RETENTION_YEARS, 'an')}.`,
      `Données de prospection (lettre santé) : ${sayCount(MARKETING_RETENTION_YEARS, 'an')} après le dernier contact (inscription, désinscription ou envoi).`,
      `Messages et demandes de retour : ${sayCount(CORRESPONDENCE_RETENTION_YEARS, 'an')} après leur réception ou notre dernière réponse.`,
      `Alertes de retour en stock : ${sayCount(STOCK_ALERT_RETENTION_DAYS, 'jour')} après l’email ou leur annulation, ${sayCount(WAITING_ALERT_RETENTION_YEARS, 'an')} si le produit ne revient pas.`,
      `Journaux techniques : ${sayCount(LOG_RETENTION_YEARS, 'an')}.`,
      'Compte, adresses et favoris : jusqu’à la suppression du compte.',
    ],
  ],
};

/** How the shop treats what it knows of people. */
export function privacyOf(shop: ShopIdentity): LegalSection[] {
  return [COLLECTED, USE, SECURITY, rights(shop), COOKIES, RETENTION];
}
