import { useId, useState, type DragEvent } from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Typography } from '@mui/material';
import { formatBytes, visuallyHidden } from '../ui/index.ts';

type ChooseFileProps = { file: File | undefined; onChosen: (file: File) => void };

/** A place to drop a table on, or to touch to choose one. */
export function ChooseFile({ file, onChosen }: ChooseFileProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  function take(files: FileList | null) {
    const [first] = files ?? [];
    if (first) onChosen(first);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.5,
        p: 3,
        textAlign: 'center',
        cursor: 'pointer',
        border: 2,
        borderRadius: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <UploadFileIcon color="action" fontSize="large" />
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {file ? `${file.name} (${formatBytes(file.size)})` : 'Déposez un fichier CSV ici, ou touchez pour le choisir'}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        50 Mo et 50 000 lignes au plus
      </Typography>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label="Fichier CSV"
        style={visuallyHidden}
        onChange={({ target }) => {
          take(target.files);
          // The same file, put right, may be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
