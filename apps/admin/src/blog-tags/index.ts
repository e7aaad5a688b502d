import LabelIcon from '@mui/icons-material/Label';
import { listWith, namedScreens } from '../ui/index.ts';

export const screens = {
  ...namedScreens({
    resource: 'blog-tags',
    plural: 'Étiquettes',
    file: 'etiquettes',
    creation: 'Nouvelle étiquette',
    empty: 'Aucune étiquette. Elles naissent aussi quand vous en écrivez une sur un article.',
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
