export { CategoryTiles } from './category-tiles.tsx';
export { Hero } from './hero.tsx';
export { LearningLinks } from './learning-links.tsx';
export { Section } from './section.tsx';
export { Trust } from './trust.tsx';
