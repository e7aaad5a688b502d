export { OtherWays } from './other-ways.tsx';
export { SearchBox } from './search-box.tsx';
export { searchAddress } from './search-options.ts';
export { Spelling } from './spelling.tsx';
