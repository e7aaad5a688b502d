import type { ContentItem } from '@tokpa/contract/content-library';
import { Alert, Button, Link } from '@mui/material';
import DownloadIcon from '@mui/icons-material/Download';
import { api } from '../api.ts';
import { downloadFile, useAct } from '../ui/index.ts';

async function download(id: string): Promise<void> {
  const { name, content } = await api.call('GET /content-library/{id}/file', { params: { id } });
  downloadFile(name, content);
}

type DownloadButtonProps = { content: Pick<ContentItem, 'id' | 'fileUrl' | 'fileName' | 'url' | 'title'> };

/** The file, fetched with the right to read it; or the address, opened beside. */
export function DownloadButton({ content: { id, fileUrl, fileName, url, title } }: DownloadButtonProps) {
  const downloading = useAct({
    run: () => download(id),
    // What the team takes is not counted.
    changes: null,
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
