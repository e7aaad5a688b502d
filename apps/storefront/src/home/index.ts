export { CategoryTiles } from './category-tiles.tsx';
export { Hero } from './hero.tsx';
export { Section } from './section.tsx';
export { Trust } from './trust.tsx';
