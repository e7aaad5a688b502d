import { SearchInput } from 'react-admin';

type SearchFilter = {
  /** What is looked for, to who cannot see the field. */
  label: string;
  /** What is looked through. Wide enough for it to be read. */
  placeholder: string;
  maxLength?: number;
};

/** The search that every list begins with: React Admin reads a filter's `source` and `alwaysOn` from the element itself. */
export function searchFilter({ label, placeholder, maxLength = 200 }: SearchFilter) {
  return (
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder={placeholder}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength } }}
      // No share of its place: that is as wide as a field usually is, and the gap before the next filter would be taken for it.
      sx={{ minWidth: { md: `${placeholder.length + 8}ch` } }}
    />
  );
}
