import { sayCount } from '@tokpa/contract/say-count';
import type { PublicSettings } from '@tokpa/contract/settings';
import { RETURN_EXCEPTIONS, WARRANTY_REMEDIES } from '@tokpa/contract/shop-policy';
import type { NumberedStep } from '../ui/numbered-steps.tsx';

export type ReturnTerms = Pick<PublicSettings, 'returnDays' | 'perishableReturnDays' | 'warrantyYears'>;

/** What a search engine shows of the page. */
export function summariseReturns({ returnDays, perishableReturnDays, warrantyYears }: ReturnTerms): string {
  const warranty = warrantyYears > 0 ? `, appareils garantis ${sayCount(warrantyYears, 'an')}` : '';
  return `Retour sous ${sayCount(returnDays, 'jour')}, ${sayCount(perishableReturnDays, 'jour')} pour les denrées périssables${warranty} : conditions, étapes et formulaire de demande.`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What comes back until when. Measuring devices have a line of their own where they are warranted after that. */
export function returnPolicyOf({ returnDays, perishableReturnDays, warrantyYears }: ReturnTerms) {
  const days = sayCount(returnDays, 'jour');
  const warranted = {
    article: 'Appareil de mesure',
    window: days,
    condition: `Puis ${sayCount(warrantyYears, 'an')} de garantie contre les pannes : ${WARRANTY_REMEDIES}.`,
  };
  return [
    {
      article: 'Article intact, non ouvert',
      window: days,
      condition: 'Dans son emballage d’origine, avec ses accessoires. Le transport du retour est à votre charge.',
    },
    {
      article: 'Article défectueux, abîmé ou qui n’est pas celui commandé',
      window: days,
      condition: 'Photos à l’appui. Le transport du retour est à notre charge.',
    },
    {
      article: 'Denrée périssable',
      window: sayCount(perishableReturnDays, 'jour'),
      condition: `${capitalised(RETURN_EXCEPTIONS.perishable)}.`,
    },
    {
      article: 'Complément, cosmétique ou hygiène, ouvert',
      window: 'Non repris',
      condition: `Par hygiène, ${RETURN_EXCEPTIONS.opened}.`,
    },
    ...(warrantyYears > 0 ? [warranted] : []),
  ];
}

export const returnSteps = (returnDays: number): readonly NumberedStep[] => [
  {
    title: 'Faites la demande',
    text: `Remplissez le formulaire ci-dessous, dans un délai de ${sayCount(returnDays, 'jour')} après la livraison.`,
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
