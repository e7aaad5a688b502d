import { definedMails } from './mailer.ts';
import { compileTemplates, type RenderedMail, type ShopInMails } from './templates.ts';

const SAMPLE_SHOP: ShopInMails = {
  name: 'Tokpa',
  tagline: 'Le marché africain en ligne, authentique et varié',
  url: 'http://localhost:3000',
  phone: '+2290197000000',
  email: 'bonjour@tokpa.example',
  address: 'Quartier Tokpa, Cotonou, Bénin',
};

/** Every mail of the features that the caller has loaded, filled with its sample. Throws when a sample leaves a hole empty. */
export async function renderSamples(): Promise<Array<RenderedMail & { name: string }>> {
  const templates = definedMails().toSorted((a, b) => a.name.localeCompare(b.name));
  const renders = await compileTemplates(templates, true);
  return templates.flatMap(({ name, sample }, index) => {
    const render = renders[index];
    return render ? [{ name, ...render(sample, SAMPLE_SHOP) }] : [];
  });
}
