import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '../ui/link.tsx';
import { phoneText } from '../ui/phone-text.ts';
import type { ShellData } from './shell-data.ts';

const QUICK_LINKS = [
  { to: '/track-order', label: 'Suivre ma commande' },
  { to: '/formations', label: 'Formations' },
  { to: '/seminars', label: 'Séminaires' },
  { to: '/coaching', label: 'Coaching' },
  { to: '/blog', label: 'Blog' },
  { to: '/recipes', label: 'Recettes' },
  { to: '/about', label: 'À propos' },
  { to: '/contact', label: 'Contact' },
  { to: '/faq', label: 'Questions fréquentes' },
  { to: '/shipping', label: 'Livraison' },
  { to: '/returns', label: 'Retours' },
  { to: '/terms', label: 'Conditions générales' },
  { to: '/privacy', label: 'Confidentialité' },
] as const;

export function FooterCategories({ categories }: Pick<ShellData, 'categories'>) {
  return (
    <FooterNav title="Catégories">
      {categories === null ? <MissingCategories /> : <CategoryLinks categories={categories} />}
    </FooterNav>
  );
}

function CategoryLinks({ categories }: { categories: NonNullable<ShellData['categories']> }) {
  if (categories.length === 0) return <li className="text-primary-tint">Aucune catégorie</li>;
  return categories.map((category) => (
    <li key={category.id}>
      <Link to={`/category/${category.slug}`} className="footer-link">
        {category.name}
      </Link>
    </li>
  ));
}

/** The server could not have them when it drew the page: the browser asks once more. */
function MissingCategories() {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return (
    <li className="text-primary-tint">
      <span role="status">{state === 'loading' ? 'Chargement...' : 'Erreur chargement'}</span>
    </li>
  );
}

export function FooterLinks() {
  return (
    <FooterNav title="Liens rapides">
      {QUICK_LINKS.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className="footer-link">
            {link.label}
          </Link>
        </li>
      ))}
    </FooterNav>
  );
}

function FooterNav({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-lg">{title}</h2>
      <ul className="grid cols-pair gap-x-4 md:grid-cols-1">{children}</ul>
    </nav>
  );
}

export function FooterContact({ settings }: Pick<ShellData, 'settings'>) {
  const { supportPhone, whatsappNumber, contactEmail, contactAddress, socialLinks } = settings;
  return (
    <section aria-label="Nous joindre">
      <h2 className="mb-1 text-lg">Nous joindre</h2>
      <ul>
        <li>
          <a href={`tel:${supportPhone}`} className="footer-link">
            <Phone aria-hidden="true" className="size-4 shrink-0 text-amber" />
            {phoneText(supportPhone)}
          </a>
        </li>
        {whatsappNumber && (
          <li>
            <a href={`https://wa.me/${whatsappNumber.replaceAll(/\D/g, '')}`} className="footer-link">
              <MessageCircle aria-hidden="true" className="size-4 shrink-0 text-amber" />
              WhatsApp
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${contactEmail}`} className="footer-link">
            <Mail aria-hidden="true" className="size-4 shrink-0 text-amber" />
            <span className="min-w-0 break-words">{contactEmail}</span>
          </a>
        </li>
        {contactAddress && (
          <li className="flex items-start gap-2 py-2 text-primary-tint">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-amber" />
            {contactAddress}
          </li>
        )}
      </ul>
      <ul aria-label="Réseaux sociaux" className="flex flex-wrap gap-x-4">
        {socialLinks.map((link) => (
          <li key={link.name}>{link.url ? <SocialLink {...link} /> : <SocialName name={link.name} />}</li>
        ))}
      </ul>
    </section>
  );
}

/** Where the shop has no page yet. */
function SocialName({ name }: { name: string }) {
  return <span className="flex min-h-11 items-center py-1 text-primary-tint lg:min-h-9">{name}</span>;
}

function SocialLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} rel="noopener noreferrer" target="_blank" className="footer-link">
      {name}
    </a>
  );
}
