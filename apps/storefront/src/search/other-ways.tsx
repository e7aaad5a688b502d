import MessageCircle from 'lucide-react/icons/message-circle';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { ChipList } from './chip-list.tsx';
import { searchAddress } from './search-options.ts';
import { usePopularSearches } from './use-popular-searches.ts';

type OtherWaysProps = {
  /** Empty where nothing was asked yet. */
  searchedFor: string;
  /** What was probably meant. */
  spelling: ReactNode;
  categories: ReadonlyArray<{ name: string; slug: string }>;
  /** Empty when the shop has none. */
  whatsappNumber: string;
  /** Products that many like, with what stands over them. */
  children: ReactNode;
};

function questionAddress(whatsappNumber: string, searchedFor: string): string {
  const text = `Bonjour, je cherche « ${searchedFor} ». L’avez-vous ?`;
  return `https://wa.me/${whatsappNumber.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** What a search page offers when it has nothing to show. */
export function OtherWays({ searchedFor, spelling, categories, whatsappNumber, children }: OtherWaysProps) {
  const popular = usePopularSearches();
  return (
    <div className="flex flex-col gap-7 py-4">
      {searchedFor && (
        <div>
          <p className="flex items-start gap-3 pb-2">
            <SearchX aria-hidden="true" className="size-6 shrink-0 text-primary" />
            <span>
              <b className="font-semibold">Aucun produit trouvé.</b> Vérifiez l’orthographe, ou essayez un mot plus
              court.
            </span>
          </p>
          {spelling}
          {whatsappNumber && (
            <a
              href={questionAddress(whatsappNumber, searchedFor)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
            >
              <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
              Demandez-nous sur WhatsApp si nous l’avons
            </a>
          )}
        </div>
      )}
      {popular.length > 0 && (
        <ChipList
          id="populaires"
          title="Recherches populaires"
          chips={popular.map((term) => ({ label: term, to: searchAddress(term) }))}
        />
      )}
      {categories.length > 0 && (
        <ChipList
          id="rayons"
          title="Nos catégories"
          chips={categories.map(({ name, slug }) => ({ label: name, to: `/category/${slug}` }))}
        />
      )}
      {children}
      <ButtonLink to="/products" className="w-full self-start sm:w-auto">
        Voir tous les produits
      </ButtonLink>
    </div>
  );
}
