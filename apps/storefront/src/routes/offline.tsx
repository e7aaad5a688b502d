import { OfflinePage } from '../offline/offline-page.tsx';
import type { Route } from './+types/offline.ts';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Hors connexion',
    description: 'Ce qui reste lisible sans réseau.',
    unlisted: true,
  });

export default function OfflineRoute() {
  return <OfflinePage />;
}
