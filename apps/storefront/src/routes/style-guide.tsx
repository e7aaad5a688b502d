import { useState } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField, TextAreaField } from '../ui/text-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { Price } from '../ui/price.tsx';
import { Badge } from '../ui/badge.tsx';
import { Rating } from '../ui/rating.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Paginator } from '../ui/paginator.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Stepper, VerticalStepper } from '../ui/stepper.tsx';
import { SideMenu } from '../ui/side-menu.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { formatDateTime } from '../ui/dates.ts';

export default function G() {
  const [q, setQ] = useState(2);
  const [open, setOpen] = useState(false);
  return (
    <div className="column flex flex-col gap-6 py-4">
      <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Compléments alimentaires', to: '/c' }, { label: 'Moringa bio en poudre 250 g' }]} />
      <h1 className="text-3xl">Huile de karité pure</h1><h2 className="text-2xl">Produits en vedette</h2><h3 className="text-xl">Œufs à Noël « l'été »</h3>
      <div className="flex flex-wrap gap-2"><Button>Ajouter au panier</Button><Button variant="secondary">Voir</Button><Button variant="quiet">Annuler</Button><Button variant="danger">Supprimer</Button><Button disabled>Rupture de stock</Button><Button busy busyLabel="Traitement en cours...">x</Button><ButtonLink to="/" size="large" wide>Finaliser la commande</ButtonLink></div>
      <div className="grid gap-4 md:grid-cols-2"><TextField label="Prénom" required placeholder="Awa" /><TextField label="Email" error="Format d'email invalide" defaultValue="awa@" required /><PasswordField label="Mot de passe" hint="Minimum 6 caractères" defaultValue="secret" /><SelectField label="Trier par" options={[{ value: 'a', label: 'Nom (A-Z)' }]} /><TextAreaField label="Votre avis" /><Checkbox label={<>J'accepte les <a className="underline" href="/terms">conditions générales</a> et la politique de confidentialité</>} error="Veuillez accepter les termes et conditions pour continuer" /></div>
      <div className="grid gap-3 md:grid-cols-2"><RadioCard name="p" defaultChecked title="Mobile Money" badge={<Badge tone="amber">Populaire</Badge>}>MTN, Moov ou Celtis</RadioCard><RadioCard name="p" title="Carte bancaire">Visa, MasterCard</RadioCard></div>
      <div className="flex flex-wrap items-center gap-3"><QuantityStepper quantity={q} name="Miel" max={4} onChange={setQ} /><Price amount={12500} /><Price amount={12500} originalAmount={20000} /><Price size="large" amount={1250000} originalAmount={2000000} /><Rating value={4.3} count={27} /><Spinner /></div>
      <div className="flex flex-wrap gap-2">{(['primary', 'amber', 'terracotta', 'info', 'neutral', 'solid-primary', 'solid-terracotta'] as const).map((t) => <Badge key={t} tone={t}>{t}</Badge>)}</div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4"><Picture image={null} alt="Rien" sizes="50vw" className="aspect-square rounded-card" /><Picture image={{ src: '/nope.jpg', alt: 'Cassée', width: 10, height: 10, placeholder: '', srcset: { avif: '/nope.avif 10w', webp: '/n.webp 10w', jpeg: '/nope.jpg 10w' } }} sizes="50vw" className="aspect-square rounded-card" /><Skeleton className="aspect-square" /></div>
      <Stepper label="Étapes" steps={['Livraison', 'Paiement', 'Confirmation']} current={1} />
      <VerticalStepper label="Suivi" steps={['Commande reçue', 'En préparation', 'Paiement confirmé', 'Expédiée', 'Livrée']} current={2} />
      <SideMenu label="Compte" current="o" items={[{ id: 'p', label: 'Profil', to: '?' }, { id: 'o', label: 'Commandes', to: '?a' }, { id: 'a', label: 'Adresses', to: '?b' }, { id: 's', label: 'Paramètres', to: '?c' }]} />
      <Paginator page={6} pages={12} total={140} limit={12} addressOf={(p) => `?page=${p}`} />
      <Accordion title="Comment payer ?" open>Par Mobile Money.</Accordion><Accordion title="Et la livraison ?">Partout.</Accordion>
      <EmptyState title="Aucune commande" action={<Button>Commencer</Button>}>Rien ici.</EmptyState><ErrorView message="Erreur lors du chargement des produits" onRetry={() => {}} />
      <p>{formatDateTime('2026-11-20T13:05:00Z')}</p>
      <div className="flex gap-2"><Button id="t" onClick={() => { toast.success('Ajouté au panier !'); toast.error('Erreur lors de la mise à jour du panier, veuillez réessayer'); toast.warning('Attention'); toast.info('Info'); }}>Toasts</Button><Button id="d" onClick={() => setOpen(true)}>Dialog</Button></div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Supprimer l'adresse" footer={<Button wide variant="danger">Supprimer</Button>}>Êtes-vous sûr de vouloir supprimer cette adresse ?</Dialog>
    </div>
  );
}
