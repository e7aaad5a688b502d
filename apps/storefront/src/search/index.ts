export { PopularSearches } from './popular-searches.tsx';
export { SearchBox } from './search-box.tsx';
export { rememberSearch } from './recent-searches.ts';
