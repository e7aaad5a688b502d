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

/** The communes of a department; of the whole country when it is none. */
export function communesOf(department: string): readonly string[] {
  return BENIN_PLACES[department] ?? Object.values(BENIN_PLACES).flat();
}

function withoutAccents(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** A commune as somebody typed it, accents or not → its own spelling and its department; undefined when it is none. */
export function findCommune(typed: string): { commune: string; department: string } | undefined {
  const wanted = withoutAccents(typed);
  for (const [department, communes] of Object.entries(BENIN_PLACES)) {
    const commune = communes.find((name) => withoutAccents(name) === wanted);
    if (commune) return { commune, department };
  }
  return undefined;
}
