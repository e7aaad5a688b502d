import { searchFilter } from '../ui/index.ts';

/** Looks for somebody among those who take part. */
export const peopleSearch = (placeholder: string) =>
  searchFilter({ label: 'Rechercher parmi les inscrits', placeholder });
