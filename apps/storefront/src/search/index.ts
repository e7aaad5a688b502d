export { PopularSearches } from './popular-searches.tsx';
export { SearchBox } from './search-box.tsx';
