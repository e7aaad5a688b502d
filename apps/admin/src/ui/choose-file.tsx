import { useId, useState, type DragEvent } from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Box, Typography } from '@mui/material';
import { formatBytes } from './sizes.ts';
import { visuallyHidden } from './visually-hidden.ts';

type ChooseFileProps = {
  label: string;
  /** What is said while none is chosen: what to drop there, or to touch. */
  invitation: string;
  /** What it may be, and how large. */
  limits: string;
  accept: string;
  file: File | undefined;
  /** Where what was chosen can be looked at. */
  preview?: string | undefined;
  onChosen: (file: File) => void;
};

const LOOKED_AT = { maxWidth: '100%', maxHeight: 160, borderRadius: 1 } as const;

/** A place to drop a file on, or to touch to choose one. */
export function ChooseFile({ label, invitation, limits, accept, file, preview, onChosen }: ChooseFileProps) {
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
      {preview === undefined ? (
        <UploadFileIcon color="action" fontSize="large" />
      ) : (
        <Box component="img" src={preview} alt="" sx={LOOKED_AT} />
      )}
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {file ? `${file.name} (${formatBytes(file.size)})` : invitation}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {limits}
      </Typography>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
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
