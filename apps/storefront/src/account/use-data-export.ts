import { useMutation } from '@tanstack/react-query';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { toast } from '../ui/toast-store.ts';

const FILE_NAME = 'mes-donnees.json';

function download(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands the shopper all that the shop keeps about them, as a file. */
export function useDataExport() {
  return useMutation({
    mutationFn: () => api.call('GET /auth/export'),
    onSuccess: (content) => {
      download(content);
      toast.success('Vos données ont été téléchargées.');
    },
    onError: (error) => toast.error(explainError(error, 'Erreur lors du téléchargement de vos données')),
  });
}
