import { formatFcfa } from '@tokpa/contract/money';
import { formatPhone } from '@tokpa/contract/phones';
import { deliverySpan, sayDeliveryDays } from '@tokpa/contract/delivery-days';
import { sayCount } from '@tokpa/contract/say-count';
import { RETURN_EXCEPTIONS, WARRANTED_DEVICES, WARRANTY_REMEDIES } from '@tokpa/contract/shop-policy';
import { andList } from '../ui/and-list.ts';
import { sayCashOnDelivery } from '../ui/cash-on-delivery.ts';
import type { LegalSection, ShopIdentity } from './legal-section.ts';

function purpose({ shopName, contactAddress, contactEmail, supportPhone }: ShopIdentity): LegalSection {
  return {
    id: 'objet',
    title: 'Objet',
    blocks: [
      `Ces conditions régissent les ventes conclues sur la boutique en ligne ${shopName} : produits, formations, coaching et séminaires. Commander, c’est les accepter ; une case le demande avant chaque commande.`,
      `${[shopName, contactAddress].filter(Boolean).join(', ')}. Email : ${contactEmail}. Téléphone : ${formatPhone(supportPhone)}.`,
    ],
  };
}

const ACCOUNT: LegalSection = {
  id: 'compte',
  title: 'Compte client',
  blocks: [
    'Un compte est nécessaire pour commander. Les informations données doivent être exactes et tenues à jour, en particulier l’adresse et le téléphone qui servent à la livraison.',
    'Le mot de passe est personnel. Prévenez-nous sans tarder si quelqu’un d’autre l’utilise. Vous pouvez supprimer votre compte à tout moment.',
    'Nous pouvons bloquer un compte qui sert à frauder ou à nuire à d’autres clients.',
  ],
};

const PRODUCTS: LegalSection = {
  id: 'produits-et-sante',
  title: 'Produits et informations de santé',
  blocks: [
    'Chaque fiche décrit le produit avec ses caractéristiques essentielles. Les photos et dessins l’illustrent ; l’emballage peut différer.',
    'Nos fiches, articles et conseils informent. Ils ne remplacent ni un diagnostic ni l’avis d’un médecin ou d’un pharmacien. Les compléments alimentaires ne sont pas des médicaments : respectez les doses indiquées.',
    'Les produits sont proposés dans la limite des stocks. Si un article vient à manquer après la commande, nous vous prévenons et le remboursons.',
  ],
};

function prices({ shippingFee, codCities, codFee }: ShopIdentity): LegalSection {
  const fee =
    shippingFee > 0
      ? `un forfait de livraison de ${formatFcfa(shippingFee)} par commande en ligne`
      : 'la livraison, offerte pour les commandes en ligne';
  const supplement =
    codCities.length > 0 && codFee > 0
      ? ` et, si vous payez à la livraison, un supplément de ${formatFcfa(codFee)}`
      : '';
  return {
    id: 'prix',
    title: 'Prix',
    blocks: [
      'Les prix sont en francs CFA (FCFA), toutes taxes comprises. Le prix qui vaut est celui affiché au moment où vous validez la commande.',
      `Au prix des articles ${supplement ? 's’ajoutent' : 's’ajoute'} ${fee}${supplement}. Le total est affiché avant que vous ne validiez.`,
      'Un code promo s’applique aux conditions qui l’accompagnent, une fois par commande.',
    ],
  };
}

function ordering({ unpaidOrderMinutes }: ShopIdentity): LegalSection {
  return {
    id: 'commande',
    title: 'Commande',
    blocks: [
      'Une commande se passe en trois étapes : livraison, paiement, confirmation. La vente est conclue quand vous validez la dernière ; un email le confirme.',
      `Une commande à payer en ligne attend son paiement ${sayCount(unpaidOrderMinutes, 'minute')}, puis elle est annulée et les articles sont remis en vente. Un paiement qui arriverait plus tard est remboursé, ou la commande reprise si le stock le permet.`,
      'Vous pouvez annuler vous-même une commande « En attente » ou « En cours ». Ensuite, contactez-nous.',
      'Nous pouvons refuser une commande anormale : quantités sans rapport avec un usage ordinaire, soupçon de fraude, erreur manifeste de prix.',
    ],
  };
}

function paying(shop: ShopIdentity): LegalSection {
  const cash = sayCashOnDelivery(shop);
  return {
    id: 'paiement',
    title: 'Paiement',
    blocks: [
      'Vous payez par Mobile Money (MTN Money, MOOV Money, Celtis Money) ou par carte bancaire (Visa, MasterCard), sur la page sécurisée de notre prestataire de paiement. Nous ne voyons ni ne conservons vos codes et numéros de carte.',
      ...(cash ? [cash] : []),
      'La commande est préparée une fois le paiement confirmé, sauf paiement à la livraison.',
    ],
  };
}

function delivering({ shippingZones, countriesServed }: ShopIdentity): LegalSection {
  return {
    id: 'livraison',
    title: 'Livraison',
    blocks: [
      `Nous livrons dans ces pays : ${andList(countriesServed)}. Comptez ${sayDeliveryDays(deliverySpan(shippingZones))} après l’expédition, selon la zone. La page Livraison donne le détail.`,
      'Vérifiez le colis en présence du livreur. S’il est ouvert ou abîmé, refusez-le ou faites-le noter, et prévenez-nous avec des photos.',
      'Un retard ne nous est pas imputable quand l’adresse ou le téléphone sont faux, ou en cas de force majeure. Nous vous tenons informé.',
    ],
  };
}

function returning({ returnDays, perishableReturnDays, refundDelays }: ShopIdentity): LegalSection {
  return {
    id: 'retours',
    title: 'Retours et remboursements',
    blocks: [
      'Une fois le livreur reparti, aucun retour n’est possible sans demande acceptée. La demande se fait sur la page Retours :',
      [
        `dans un délai de ${sayCount(returnDays, 'jour')} après la livraison ;`,
        `dans un délai de ${sayCount(perishableReturnDays, 'jour')} pour une denrée périssable, ${RETURN_EXCEPTIONS.perishable}.`,
      ],
      `Les compléments, cosmétiques et articles d’hygiène ouverts ne sont pas repris, ${RETURN_EXCEPTIONS.opened}.`,
      `Le remboursement part dès que l’article est contrôlé et le retour accepté : ${refundDelays.map(({ method, delay }) => `${method}, ${delay}`).join(' ; ')}.`,
    ],
  };
}

/** A shop without a warranty of its own speaks of the law's alone. */
function warranties({ warrantyYears }: ShopIdentity): string[] {
  if (warrantyYears === 0) return ['La loi vous garantit contre les défauts cachés et la non-conformité.'];
  return [
    `Les ${WARRANTED_DEVICES} sont garantis ${sayCount(warrantyYears, 'an')} contre les pannes, à compter de la livraison : ${WARRANTY_REMEDIES}. La garantie ne couvre ni la casse, ni l’usure des piles et consommables, ni un usage contraire à la notice.`,
    'Ces garanties s’ajoutent à celles que la loi vous donne contre les défauts cachés et la non-conformité.',
  ];
}

function warranting(shop: ShopIdentity): LegalSection {
  return {
    id: 'garanties',
    title: 'Garanties et responsabilité',
    blocks: [
      ...warranties(shop),
      'Nous répondons de la bonne exécution de la commande, mais pas d’un usage des produits contraire à leur notice ou à un avis médical.',
    ],
  };
}

const PERSONAL_DATA: LegalSection = {
  id: 'donnees-et-contenus',
  title: 'Données personnelles et contenus',
  blocks: [
    'La page Confidentialité dit quelles données nous utilisons, pourquoi, combien de temps, et quels sont vos droits.',
    'Les textes, dessins et photos de la boutique ne peuvent être repris sans notre accord. Les avis que vous publiez restent les vôtres ; vous nous autorisez à les afficher sur la boutique. Un avis injurieux, mensonger ou hors sujet peut être refusé.',
  ],
};

function law({ contactEmail }: ShopIdentity): LegalSection {
  return {
    id: 'droit-applicable',
    title: 'Droit applicable et litiges',
    blocks: [
      'Ces conditions sont soumises au droit béninois.',
      `Un désaccord ? Écrivez-nous d’abord à ${contactEmail} : nous cherchons avec vous une solution amiable. À défaut, les tribunaux de Cotonou sont compétents, sous réserve des règles qui protègent les consommateurs.`,
      'Nous pouvons modifier ces conditions. Celles qui s’appliquent à une commande sont celles en vigueur le jour où elle est passée.',
    ],
  };
}

/** The general terms, in eleven sections. */
export function termsOf(shop: ShopIdentity): LegalSection[] {
  return [
    purpose(shop),
    ACCOUNT,
    PRODUCTS,
    prices(shop),
    ordering(shop),
    paying(shop),
    delivering(shop),
    returning(shop),
    warranting(shop),
    PERSONAL_DATA,
    law(shop),
  ];
}
