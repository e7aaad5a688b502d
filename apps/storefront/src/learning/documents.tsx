import type { ContentItem } from '@tokpa/contract/content-library';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toast-store.ts';
import { ElsewhereLink } from '../ui/elsewhere-link.tsx';
import { useDocuments } from './learning-queries.ts';

/** What comes with a formation besides its lessons; without it the lessons are still whole. */
export function Documents({ formationId }: { formationId: string }) {
  const { data: documents = [], isUnread, isFetching, refetch } = useDocuments(formationId);
  if (isUnread) return <NotLoaded busy={isFetching} onRetry={() => void refetch()} />;
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="mb-1 text-base">
        Documents
      </h2>
      <ul className="flex flex-col">
        {documents.map((document) => (
          <li key={document.id}>
            {document.url ? (
              <ElsewhereLink to={document.url}>{document.title}</ElsewhereLink>
            ) : (
              <FileButton document={document} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotLoaded({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2">
      Erreur lors du chargement des documents
      <Button variant="quiet" busy={busy} onClick={onRetry} className="-ml-4">
        Réessayer
      </Button>
    </p>
  );
}

function FileButton({ document: { id, title } }: { document: ContentItem }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { name, content } = await api.call('GET /content-library/{id}/file', { params: { id } });
      saveFile(name, content);
    } catch (error) {
      toast.error(explainError(error, 'Erreur lors du téléchargement'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" busy={busy} onClick={() => void download()} className="-ml-4 text-left">
      {`Télécharger : ${title}`}
    </Button>
  );
}
