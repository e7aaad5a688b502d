export const ACCOUNT_TABS = [
  { id: 'profil', label: 'Profil' },
  { id: 'commandes', label: 'Commandes' },
  { id: 'adresses', label: 'Adresses' },
  { id: 'parametres', label: 'Paramètres' },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

function tabOf(query: URLSearchParams) {
  const named = query.get('tab');
  return ACCOUNT_TABS.find((tab) => tab.id === named) ?? ACCOUNT_TABS[0];
}

/** The tab that the address names; the first when it names none. */
export function readAccountTab(query: URLSearchParams): AccountTab {
  return tabOf(query).id;
}

/** What it is called. */
export function accountTabLabel(query: URLSearchParams): string {
  return tabOf(query).label;
}

/** The address of a tab; what is empty in `query` is left out. */
export function accountAddress(
  tab: AccountTab,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return `/account?${new URLSearchParams([['tab', tab], ...given.map(([name, value]) => [name, String(value)])])}`;
}
