import type { ContentItem } from '@tokpa/contract/content-library';
import { Alert, Button, Link } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import { ApiError, NetworkError } from '@tokpa/contract/client';
import { readToken } from '../session.ts';
import { downloadFile, useAct } from '../ui/index.ts';

async function download(fileUrl: string, name: string): Promise<void> {
  const answer = await fetch(fileUrl, { headers: { authorization: `Bearer ${readToken() ?? ''}` } }).catch(
    (cause: unknown) => {
      throw new NetworkError(cause);
    },
  );
  if (!answer.ok) throw new ApiError(answer.status, await answer.json().catch(() => undefined));
  downloadFile(name, await answer.blob());
}

type DownloadButtonProps = { content: Pick<ContentItem, 'fileUrl' | 'fileName' | 'url' | 'title'> };

/** The file, fetched with the right to read it; or the address, opened beside. */
export function DownloadButton({ content: { fileUrl, fileName, url, title } }: DownloadButtonProps) {
  const downloading = useAct({
    run: () => download(fileUrl ?? '', fileName ?? title),
    done: `Téléchargé : ${fileName ?? title}`,
  });
  if (fileUrl === null) {
    return (
      <Link href={url ?? undefined} target="_blank" rel="noopener noreferrer">
        Ouvrir le lien
      </Link>
    );
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={downloading.isBusy}
        onClick={(event) => {
          event.stopPropagation();
          downloading.act(undefined);
        }}
        aria-label={`Télécharger ${title}`}
        sx={{ minHeight: 44 }}
      >
        Télécharger
      </Button>
      {downloading.problem !== undefined && <Alert severity="error">{downloading.problem}</Alert>}
    </>
  );
}
