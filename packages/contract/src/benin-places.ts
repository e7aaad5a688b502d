import { isBenin } from './countries.ts';
import { slugify } from './slugs.ts';

/** The twelve departments of Benin, each with its communes: 77 in all, as gouv.bj lists them. */
export const BENIN_PLACES: Readonly<Record<string, readonly string[]>> = {
  Alibori: ['Banikoara', 'Gogounou', 'Kandi', 'Karimama', 'Malanville', 'Ségbana'],
  Atacora: ['Boukoumbé', 'Cobly', 'Kérou', 'Kouandé', 'Matéri', 'Natitingou', 'Péhunco', 'Tanguiéta', 'Toucountouna'],
  Atlantique: ['Abomey-Calavi', 'Allada', 'Kpomassè', 'Ouidah', 'Sô-Ava', 'Toffo', 'Tori-Bossito', 'Zè'],
  Borgou: ['Bembèrèkè', 'Kalalé', "N'Dali", 'Nikki', 'Parakou', 'Pèrèrè', 'Sinendé', 'Tchaourou'],
  Collines: ['Bantè', 'Dassa-Zoumè', 'Glazoué', 'Ouèssè', 'Savalou', 'Savè'],
  Couffo: ['Aplahoué', 'Djakotomey', 'Dogbo', 'Klouékanmè', 'Lalo', 'Toviklin'],
  Donga: ['Bassila', 'Copargo', 'Djougou', 'Ouaké'],
  Littoral: ['Cotonou'],
  Mono: ['Athiémé', 'Bopa', 'Comè', 'Grand-Popo', 'Houéyogbé', 'Lokossa'],
  Ouémé: [
    'Adjarra',
    'Adjohoun',
    'Aguégués',
    'Akpro-Missérété',
    'Avrankou',
    'Bonou',
    'Dangbo',
    'Porto-Novo',
    'Sèmè-Kpodji',
  ],
  Plateau: ['Adja-Ouèrè', 'Ifangni', 'Kétou', 'Pobè', 'Sakété'],
  Zou: ['Abomey', 'Agbangnizoun', 'Bohicon', 'Covè', 'Djidja', 'Ouinhi', 'Zagnanado', 'Za-Kpota', 'Zogbodomey'],
};

export const BENIN_DEPARTMENTS: readonly string[] = Object.keys(BENIN_PLACES);

/** Every commune of the country, those of a department first. */
export function communesFrom(department: string): readonly string[] {
  return [
    ...new Set([
      ...((Object.hasOwn(BENIN_PLACES, department) && BENIN_PLACES[department]) || []),
      ...Object.values(BENIN_PLACES).flat(),
    ]),
  ];
}

/** A commune as somebody typed it, whatever its accents, case and hyphens → its own spelling and its department; undefined when it is none. */
export function findCommune(typed: string): { commune: string; department: string } | undefined {
  const wanted = slugify(typed);
  for (const [department, communes] of Object.entries(BENIN_PLACES)) {
    const commune = communes.find((name) => slugify(name) === wanted);
    if (commune) return { commune, department };
  }
  return undefined;
}

/** What is said of a commune of Benin that stands with another of its departments; of words that are neither, nothing is known. */
export function departmentProblem(place: {
  city: string;
  state?: string | null | undefined;
  country: string;
}): string | undefined {
  const found = isBenin(place.country) ? findCommune(place.city) : undefined;
  const chosen = BENIN_DEPARTMENTS.find((department) => slugify(department) === slugify(place.state ?? ''));
  if (!found || !chosen || chosen === found.department) return undefined;
  return `${found.commune} est dans un autre département\u00a0: ${found.department}`;
}
