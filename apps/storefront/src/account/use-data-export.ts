import { useMutation } from '@tanstack/react-query';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toast-store.ts';

const FILE_NAME = 'mes-donnees.json';

/** Hands the shopper all that the shop keeps about them, as a file. */
export function useDataExport() {
  return useMutation({
    mutationFn: () => api.call('GET /auth/export'),
    onSuccess: (content) => {
      saveFile(FILE_NAME, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
      toast.success('Vos données ont été téléchargées.');
    },
    onError: (error) => toast.error(explainError(error, 'Erreur lors du téléchargement de vos données')),
  });
}
