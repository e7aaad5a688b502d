import { SearchInput } from 'react-admin';

/** Looks for somebody among those who take part. */
export function peopleSearch(placeholder: string) {
  return (
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={placeholder}
      slotProps={{ htmlInput: { 'aria-label': 'Rechercher parmi les inscrits', maxLength: 200 } }}
    />
  );
}
