import LabelIcon from '@mui/icons-material/Label';
import { listWith, namedScreens } from '../ui/index.ts';

export const screens = {
  ...namedScreens({
    plural: 'Étiquettes',
    file: 'etiquettes',
    creation: 'Nouvelle étiquette',
    empty: {
      none: 'Aucune étiquette pour l’instant.',
      first: 'Elles naissent aussi quand vous en écrivez une sur un article.',
      unmatched: 'Aucune étiquette ne correspond à ces critères.',
    },
    hasDescription: false,
    uses: {
      source: 'postsCount',
      label: 'Articles publiés',
      listOf: ({ id }) => listWith('blog-posts', 'tag', id),
    },
  }),
  icon: LabelIcon,
  recordRepresentation: 'name',
};
