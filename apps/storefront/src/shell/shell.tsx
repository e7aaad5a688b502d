import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Toasts } from '../ui/toasts.tsx';
import { noteField } from '../ui/typing-on.ts';
import { CategoryMenu } from './category-menu.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { ShellData } from './shell-data.ts';
import { usePageChange } from './use-page-change.ts';

/** What stands around every page. */
export function Shell({ settings, categories, children }: ShellData & { children: ReactNode }) {
  const main = usePageChange();
  return (
    <>
      <a
        href="#contenu"
        onClick={(event) => {
          // No place in the history: the way back leaves no form, and the address names what it named.
          event.preventDefault();
          main.current?.focus();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-60 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:shadow-soft"
      >
        Aller au contenu
      </a>
      <NavigationBar />
      <Header settings={settings} />
      <CategoryMenu categories={categories} />
      <main ref={main} id="contenu" tabIndex={-1} className="min-h-[60vh]">
        {/* A dialog hides what is beside it from screen readers by an attribute that no `noscript` may carry. */}
        <div>
          <noscript>
            <p className="bg-info-tint px-4 py-2 text-center text-sm font-medium text-info print:hidden">
              Activez JavaScript pour vous connecter, commander, suivre vos commandes et recevoir la newsletter. La
              consultation du catalogue fonctionne sans.
            </p>
          </noscript>
        </div>
        {children}
      </main>
      <Footer settings={settings} categories={categories} />
      <Toasts />
    </>
  );
}

/** A thin line at the very top while the next page is on its way. */
function NavigationBar() {
  const { location } = useNavigation();
  const isLoading = location !== undefined;
  useEffect(() => {
    if (location) noteField();
  }, [location]);
  return (
    <div role="status" aria-live="polite">
      {isLoading && <div className="weave fixed inset-x-0 top-0 z-60 h-1 animate-shimmer" />}
      {isLoading && <span className="sr-only">Chargement de la page</span>}
    </div>
  );
}
