import { apiContext } from '../api/context.ts';
import type { Route } from './+types/manifest.ts';

/** What a phone needs to put the shop on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call('GET /settings/public');
  const manifest = {
    id: '/',
    name: data.shopName,
    short_name: data.shopName,
    ...(data.tagline && { description: data.tagline }),
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f1',
    theme_color: '#08553a',
    categories: ['shopping', 'health'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Tous les produits', url: '/products' },
      { name: 'Suivre ma commande', url: '/track-order' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
}
