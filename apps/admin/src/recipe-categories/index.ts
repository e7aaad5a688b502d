import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import { listWith, namedScreens } from '../ui/index.ts';

export const screens = {
  ...namedScreens({
    plural: 'Catégories de recettes',
    file: 'categories-de-recettes',
    creation: 'Nouvelle catégorie',
    empty: {
      none: 'Aucune catégorie pour l’instant.',
      first: 'Créez-en une pour ranger les recettes.',
      unmatched: 'Aucune catégorie ne correspond à ces critères.',
    },
    hasDescription: true,
    uses: {
      source: 'recipesCount',
      label: 'Recettes publiées',
      listOf: ({ id }) => listWith('recipes', 'category', id),
    },
  }),
  icon: RestaurantMenuIcon,
  recordRepresentation: 'name',
};
