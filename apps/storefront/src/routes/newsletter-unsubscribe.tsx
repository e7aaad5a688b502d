import { api } from '../api/browser.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

export const meta = () => [
  { title: 'Désinscription de la newsletter' },
  { name: 'description', content: 'Ne recevez plus la newsletter santé.' },
  { name: 'robots', content: 'noindex' },
];

export default function NewsletterUnsubscribePage() {
  return (
    <UnsubscribePage
      question="Ne plus recevoir la newsletter ?"
      consequence="Vous ne recevrez plus nos conseils santé ni nos offres. Les messages de vos commandes continuent."
      farewell="Vous ne recevrez plus notre newsletter. Vous pouvez vous réinscrire quand vous voulez, au bas de chaque page."
      unsubscribe={(token) => api.call('POST /newsletter/unsubscribe', { body: { token } })}
    />
  );
}
