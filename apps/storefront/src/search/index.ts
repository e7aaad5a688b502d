export { SearchBox } from './search-box.tsx';
export { rememberSearch } from './recent-searches.ts';
