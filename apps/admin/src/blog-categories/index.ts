import FolderIcon from '@mui/icons-material/Folder';
import { listWith, namedScreens } from '../ui/index.ts';

export const screens = {
  ...namedScreens({
    resource: 'blog-categories',
    plural: 'Rubriques du blog',
    file: 'rubriques',
    creation: 'Nouvelle rubrique',
    empty: 'Aucune rubrique. Créez-en une pour ranger les articles.',
    hasDescription: true,
    uses: {
      source: 'postsCount',
      label: 'Articles publiés',
      listOf: ({ id }) => listWith('blog-posts', 'category', id),
    },
  }),
  icon: FolderIcon,
  recordRepresentation: 'name',
};
