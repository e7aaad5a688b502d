import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import { listWith, namedScreens } from '../ui/index.ts';

export const screens = {
  ...namedScreens({
    resource: 'recipe-categories',
    plural: 'Catégories de recettes',
    file: 'categories-de-recettes',
    creation: 'Nouvelle catégorie',
    empty: 'Aucune catégorie. Créez-en une pour ranger les recettes.',
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
