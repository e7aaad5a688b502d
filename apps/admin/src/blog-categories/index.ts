import FolderIcon from '@mui/icons-material/Folder';
import { listWith, namedScreens } from '../ui/index.ts';

export const screens = {
  ...namedScreens({
    plural: 'Rubriques du blog',
    file: 'rubriques',
    creation: 'Nouvelle rubrique',
    empty: {
      none: 'Aucune rubrique pour l’instant.',
      first: 'Créez-en une pour ranger les articles.',
      unmatched: 'Aucune rubrique ne correspond à ces critères.',
    },
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
