import { sayCodCeiling } from '@tokpa/contract/cash-on-delivery';
import { formatFcfa } from '@tokpa/contract/money';
import type { PublicSettings } from '@tokpa/contract/settings';
import { andList } from '../ui/and-list.ts';
import type { NumberedStep } from '../ui/numbered-steps.tsx';

export const SHIPPING_STEPS: readonly NumberedStep[] = [
  {
    title: 'Commande confirmée',
    text: 'Vous recevez un email avec le numéro de la commande dès qu’elle est enregistrée.',
  },
  { title: 'Préparation', text: 'Le paiement reçu, nous contrôlons chaque article et l’emballons avec soin.' },
  { title: 'Expédition', text: 'Le colis part, un email vous le dit, et le suivi de la commande avance d’une étape.' },
  {
    title: 'Remise en main propre',
    text: 'Le livreur vous appelle, vous retrouve à votre repère, et vous ouvrez le colis devant lui.',
  },
];

export const SHIPPING_GUARANTEES = [
  'Un suivi étape par étape, de la commande à la remise.',
  'Un emballage adapté : fragile, liquide ou sensible à la chaleur.',
  'Un colis perdu ou abîmé pendant le transport est remplacé ou remboursé.',
  'Pas de rue ni de numéro ? Un repère et un téléphone suffisent pour vous trouver.',
] as const;

type CashSettings = Pick<PublicSettings, 'codCities' | 'codFee' | 'codMaxAmount'>;

export function specialCases({ codCities, codFee, codMaxAmount }: CashSettings): NumberedStep[] {
  const fee = codFee > 0 ? `avec un supplément de ${formatFcfa(codFee)}` : '';
  const terms = [fee, sayCodCeiling(codMaxAmount)].filter(Boolean).join(' et ');
  const cash = {
    title: 'Paiement à la livraison',
    text: `En espèces, à ${andList(codCities)}${terms && `, ${terms}`}.`,
  };
  return [
    ...(codCities.length > 0 ? [cash] : []),
    {
      title: 'Vous êtes absent',
      text: 'Le livreur vous appelle avant de passer. Sans réponse, il propose un autre passage ; indiquez aussi un destinataire de confiance dans votre adresse.',
    },
    {
      title: 'Localité éloignée',
      text: 'Hors des grandes villes, le colis voyage par autocar jusqu’à la gare la plus proche : nous vous disons où et quand le retirer.',
    },
    {
      title: 'Gros volumes et professionnels',
      text: 'Écrivez-nous ou appelez avant de commander : nous convenons ensemble du transport, au tarif standard de votre zone.',
    },
    {
      title: 'Denrées périssables',
      text: 'Elles partent en dernier et voyagent le moins longtemps possible. Prévoyez d’être là pour les recevoir.',
    },
    {
      title: 'Formations, coaching et séminaires',
      text: 'Rien ne voyage : l’accès ou la place arrive par email, sans frais de livraison.',
    },
  ];
}
