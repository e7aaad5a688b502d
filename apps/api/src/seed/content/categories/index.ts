import type { CategoryContent } from '../shapes.ts';
import { everydayCategories } from './everyday.ts';
import { healthCategories } from './health.ts';

export const categories: readonly CategoryContent[] = [...healthCategories, ...everydayCategories];
