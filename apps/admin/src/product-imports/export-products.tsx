import { useListContext } from 'react-admin';
import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { api } from '../api.ts';
import { downloadFile, useAct } from '../ui/index.ts';

/** Everything that the list's filters find, written by the shop itself: it may be changed in a spreadsheet and imported again. */
export function ExportProducts() {
  const { filterValues } = useListContext();
  const { act, isBusy, problem } = useAct({
    run: async (query: Readonly<Record<string, string>>) => {
      const { name, content } = await api.call('GET /products/export.csv', { query });
      downloadFile(name, content);
    },
    done: 'Tableau téléchargé',
  });
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={isBusy}
        onClick={() => act(filterValues as Record<string, string>)}
      >
        Exporter
      </Button>
      <span role="alert">{problem}</span>
    </>
  );
}
