import type { MetaDescriptor } from 'react-router';
import { breadcrumbSchema } from '../structured-data/index.ts';
import type { Schema } from '../structured-data/index.ts';
import { pageMeta } from './page-meta.ts';
import type { Matches } from './page-meta.ts';

type InformationPage = { path: `/${string}`; title: string; description: string; schemas?: readonly Schema[] };

/** What an information page says of itself; without `origin` its loader failed, and only the title is known. */
export function informationMeta(
  matches: Matches,
  origin: string | undefined,
  { path, title, description, schemas = [] }: InformationPage,
): MetaDescriptor[] {
  if (origin === undefined) return [{ title }];
  const breadcrumb = breadcrumbSchema(origin, [
    { label: 'Accueil', to: '/' },
    { label: title, to: path },
  ]);
  return pageMeta(matches, { title, description, address: origin + path, schemas: [breadcrumb, ...schemas] });
}
