import Leaf from 'lucide-react/icons/leaf';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { NewsletterForm } from '../newsletter/index.ts';
import { Link } from '../ui/link.tsx';
import { PaymentMarks } from '../ui/payment-marks.tsx';
import { FooterCategories, FooterContact, FooterLinks } from './footer-columns.tsx';
import type { ShellData } from './shell-data.ts';

export function Footer({ settings, categories }: ShellData) {
  return (
    <footer className="pushed-down mt-12 bg-primary-strong text-surface">
      <div aria-hidden="true" className="weave h-2" />
      <div className="column grid grid-cols-1 gap-8 py-10 md:grid-cols-2 lg:grid-cols-4">
        <section
          aria-label="Newsletter"
          className="flex flex-col gap-3 md:col-span-2 lg:col-span-4 lg:flex-row lg:items-center lg:gap-10"
        >
          <div className="lg:flex-1">
            <h2 className="flex items-center gap-2 text-xl">
              <Leaf aria-hidden="true" className="size-6 text-amber" />
              La santé, chaque semaine
            </h2>
            <p className="mt-1 text-primary-tint">Conseils bien-être, recettes et bonnes affaires, par email.</p>
          </div>
          <div className="lg:w-120">
            <NewsletterForm />
          </div>
        </section>
        <FooterCategories categories={categories} />
        <FooterLinks />
        <FooterContact settings={settings} />
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">Paiement sécurisé</h2>
          <PaymentMarks />
          <Link
            to="/returns"
            className="flex min-h-11 items-start gap-2 rounded-control text-sm text-primary-tint underline-offset-4 hover:text-surface hover:underline focus-visible:outline-amber"
          >
            <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
            {'Aucun retour possible après la livraison\u00a0: vérifiez votre colis à la réception.'}
          </Link>
        </section>
      </div>
      <div className="border-t border-primary">
        <p className="column py-4 text-sm text-balance text-primary-tint">{`© ${[settings.shopName, settings.tagline].filter(Boolean).join(' — ')}`}</p>
      </div>
    </footer>
  );
}
