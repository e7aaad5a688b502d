import type { NumberedStep } from '../ui/numbered-steps.tsx';

export const returnSteps = (returnDays: number): readonly NumberedStep[] => [
  {
    title: 'Faites la demande',
    text: `Remplissez le formulaire ci-dessous, dans les ${returnDays} jours qui suivent la livraison.`,
  },
  {
    title: 'Recevez notre réponse',
    text: 'Nous étudions la demande et vous répondons par email : accord, adresse de retour, transport.',
  },
  {
    title: 'Renvoyez l’article',
    text: 'Emballez-le avec ses accessoires et le numéro de commande, puis remettez-le comme convenu.',
  },
  {
    title: 'Soyez remboursé',
    text: 'L’article contrôlé, nous l’échangeons ou le remboursons par le moyen de votre paiement.',
  },
];
