import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { definedMails } from './mailer.ts';
import { compileTemplates, type RenderedMail, type ShopInMails } from './templates.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');

const SAMPLE_SHOP: ShopInMails = {
  name: 'Tokpa',
  tagline: 'Le marché africain en ligne, authentique et varié',
  url: 'http://localhost:3000',
  phone: '+2290197000000',
  email: 'bonjour@tokpa.example',
  address: 'Quartier Tokpa, Cotonou, Bénin',
};

/** Every mail of the shop, filled with its sample. Throws when a sample leaves a hole empty. */
export async function renderSamples(): Promise<Array<RenderedMail & { name: string }>> {
  // A mail defines itself when its file is loaded: here without the feature around it, which would want a database.
  for await (const file of glob('features/*/emails/*.ts', { cwd: SOURCES })) {
    await import(pathToFileURL(path.join(SOURCES, file)).href);
  }
  const templates = definedMails().toSorted((a, b) => a.name.localeCompare(b.name));
  const renders = await compileTemplates(templates, true);
  return templates.flatMap(({ name, sample }, index) => {
    const render = renders[index];
    return render ? [{ name, ...render(sample, SAMPLE_SHOP) }] : [];
  });
}
