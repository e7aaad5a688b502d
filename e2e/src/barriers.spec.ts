import { expect, test } from './fixtures.ts';
import { expectNoBarriers } from './inspect-page.ts';
import { content, heading, untilAlive, visit } from './pages/page-parts.ts';
import { REFUSED_FORMS, sendEmpty } from './pages/refused-forms.ts';

const PUBLIC_PAGES = [
  { path: '/', title: /Le bon du marché/ },
  { path: '/products', title: 'Tous les produits' },
  { path: '/products?view=list&page=2', title: 'Tous les produits' },
  { path: '/products?search=zzzzqq', title: 'Tous les produits' },
  { path: '/category/alimentation-bio', title: 'Alimentation bio' },
  { path: '/product/miel-toutes-fleurs-du-borgou', title: 'Miel toutes fleurs du Borgou' },
  { path: '/product/savon-au-moringa-et-a-largile-verte', title: /Savon au moringa/ },
  { path: '/product/inconnu', title: 'Produit non trouvé' },
  { path: '/category/inconnue', title: 'Catégorie non trouvée' },
  { path: '/formations', title: 'Formations' },
  { path: '/formation/bien-utiliser-glucometre-et-tensiometre', title: /glucomètre/ },
  { path: '/formation/inconnue', title: 'Formation non trouvée' },
  { path: '/seminars', title: 'Séminaires' },
  { path: '/seminar/inconnu', title: 'Séminaire non trouvé' },
  { path: '/seminar/journee-prevention-diabete-et-tension', title: /Journée prévention/ },
  { path: '/coaching', title: 'Coaching' },
  { path: '/coaching/inconnu', title: /non trouvé/ },
  { path: '/coaching/bilan-nutrition-personnel', title: /Bilan nutrition/ },
  { path: '/blog', title: 'Blog' },
  { path: '/blog?tag=inconnu', title: 'Blog' },
  { path: '/blog/prendre-sa-tension-a-la-maison', title: /Prendre sa tension/ },
  { path: '/recipes', title: 'Recettes' },
  { path: '/blog/inconnu', title: 'Article non trouvé' },
  { path: '/recipe/inconnue', title: 'Recette non trouvée' },
  { path: '/recipe/bissap-a-lananas-et-a-la-menthe', title: /Bissap/ },
  { path: '/search?q=karité', title: 'Résultats pour « karité »' },
  { path: '/search?q=zzzzqq', title: 'Résultats pour « zzzzqq »' },
  { path: '/search', title: 'Que cherchez-vous ?' },
  { path: '/favorites', title: 'Mes favoris' },
  { path: '/login', title: 'Connexion' },
  { path: '/login?from=%2Fcheckout&expired=1', title: 'Connexion' },
  { path: '/register', title: /compte|Inscription/ },
  { path: '/forgot-password', title: /[Mm]ot de passe/ },
  { path: '/reset-password?email=afiavi%40exemple.bj', title: /mot de passe/ },
  { path: '/newsletter/confirm', title: 'Inscription non confirmée' },
  { path: '/newsletter/unsubscribe?token=nws_inconnu', title: 'Ne plus recevoir la newsletter ?' },
  { path: '/stock-alerts/unsubscribe?token=alr_inconnu', title: /Ne plus recevoir d’alerte/ },
  { path: '/offline', title: /hors connexion|Hors connexion/ },
  { path: '/about', title: /À propos/ },
  { path: '/contact', title: 'Contact' },
  { path: '/faq', title: /[Qq]uestions/ },
  { path: '/shipping', title: 'Livraison' },
  { path: '/returns', title: /[Rr]etours/ },
  { path: '/terms', title: /Conditions générales/ },
  { path: '/privacy', title: /[Cc]onfidentialité/ },
  { path: '/nulle-part', title: 'Page non trouvée' },
] as const;

for (const { path, title } of PUBLIC_PAGES) {
  test(`nothing stands in anybody's way at ${path}`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(/\S/);
    await expectNoBarriers(page, path);
  });
}

test("nothing stands in anybody's way in what opens over a page", async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('combobox', { name: 'Rechercher un produit' }).filter({ visible: true });
  await search.click();
  await expect(page.getByRole('option', { name: 'Glucomètre' })).toBeVisible();
  await expectNoBarriers(page, 'searches that are popular');
  await search.fill('miel');
  await expect(page.getByRole('option', { name: /Miel/ }).first()).toBeVisible();
  await expectNoBarriers(page, 'suggestions');
  await search.fill('zzzzqq');
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
  await expectNoBarriers(page, 'no suggestion');

  await visit(page, '/products');
  await content(page).locator('summary').filter({ hasText: 'Filtres' }).click();
  await expect(page.getByRole('form', { name: 'Filtres' })).toBeVisible();
  await expectNoBarriers(page, 'filters');
});

test("nothing stands in anybody's way in a form that is refused", async ({ page }) => {
  for (const form of REFUSED_FORMS) {
    await sendEmpty(page, form);
    await expectNoBarriers(page, `${form.path}, refused`);
  }
});

test("nothing stands in anybody's way where the shop is away", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await visit(page, '/');
  await page.route('**/products.data**', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Rayons' }).getByRole('link', { name: 'Tous les produits' }).click();
  await expect(heading(page, "Une erreur s'est produite")).toBeVisible();
  await untilAlive(page);
  await expectNoBarriers(page, 'a page that did not come');
});
