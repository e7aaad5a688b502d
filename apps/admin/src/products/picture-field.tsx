import { useId, useState, type DragEvent } from 'react';
import { PRODUCT_PICTURES_MAX } from '@tokpa/contract/product-management';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Button, FormHelperText, IconButton, Stack, TextField, Typography } from '@mui/material';
import { colours } from '../theme.ts';
import { Panel } from '../ui/index.ts';
import type { FormPicture } from './product-form-values.ts';
import { usePictureErrors, usePictures } from './use-pictures.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

function moved(pictures: readonly FormPicture[], from: number, to: number): FormPicture[] {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : [...pictures];
}

type RowProps = {
  picture: FormPicture;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
};

function MoveButtons({ at, count, onMove }: Pick<RowProps, 'at' | 'count' | 'onMove'>) {
  return (
    <>
      <IconButton aria-label={`Monter l’image ${at + 1}`} disabled={at === 0} onClick={() => onMove(at, at - 1)}>
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        aria-label={`Descendre l’image ${at + 1}`}
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      >
        <ArrowDownwardIcon />
      </IconButton>
    </>
  );
}

function PictureRow({ picture, at, count, onMove, onAlt, onRemove }: RowProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent) {
    setIsOver(false);
    const from = event.dataTransfer.getData('text/picture');
    if (from === '') return;
    event.preventDefault();
    event.stopPropagation();
    onMove(Number(from), at);
  }
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/picture', String(at))}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        gap: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        py: 1,
        borderTop: 2,
        borderColor: isOver ? 'primary.main' : 'divider',
        cursor: 'grab',
      }}
    >
      <Box
        component="img"
        src={picture.src}
        alt=""
        sx={{ width: 72, height: 72, objectFit: 'cover', borderRadius: 1, bgcolor: 'background.default' }}
      />
      <TextField
        label={at === 0 ? 'Description de l’image principale' : `Description de l’image ${at + 1}`}
        value={picture.alt}
        onChange={({ target }) => onAlt(target.value)}
        sx={{ flex: '1 1 180px' }}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <MoveButtons at={at} count={count} onMove={onMove} />
        <IconButton aria-label={`Retirer l’image ${at + 1}`} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Stack>
  );
}

type AddPicturesProps = { onAdd: (files: Iterable<File>) => void; inputId: string; errorsId: string; isWrong: boolean };

function AddPictures({ onAdd, inputId, errorsId, isWrong }: AddPicturesProps) {
  return (
    <>
      <Button
        component="label"
        htmlFor={inputId}
        variant="outlined"
        // The keyboard reaches the field for files itself, which is too small to show that it has the focus.
        role={undefined}
        tabIndex={-1}
        sx={{ '&:has(+ input:focus-visible)': { outline: `3px solid ${colours.blue}`, outlineOffset: 2 } }}
      >
        Ajouter des images
      </Button>
      <Box
        component="input"
        id={inputId}
        type="file"
        accept={ACCEPTED}
        multiple
        aria-invalid={isWrong}
        aria-describedby={errorsId}
        onChange={(event) => {
          onAdd(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
        }}
        sx={{ position: 'absolute', width: '1px', height: '1px', opacity: 0 }}
      />
    </>
  );
}

/** The pictures in their order, the main one first: dropped in, moved by hand or by keyboard, each with what it shows. */
export function PictureField() {
  const { pictures, add, change } = usePictures();
  const errors = usePictureErrors();
  const [inputId, errorsId] = [useId(), useId()];
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add(event.dataTransfer.files);
  }
  return (
    <Panel
      title={`Images (${pictures.length})`}
      action={<AddPictures onAdd={add} inputId={inputId} errorsId={errorsId} isWrong={errors.length > 0} />}
    >
      <div role="alert" id={errorsId}>
        {errors.map((message) => (
          <FormHelperText error key={message}>
            {message}
          </FormHelperText>
        ))}
      </div>
      <Box onDrop={drop} onDragOver={(event) => event.preventDefault()} sx={{ position: 'relative' }}>
        {pictures.length === 0 && (
          <Typography color="text.secondary">
            Déposez des images ici, ou choisissez-les. La première est celle des listes.
          </Typography>
        )}
        <Box component="ol" aria-label="Images du produit" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.key}
              picture={picture}
              at={at}
              count={pictures.length}
              onMove={(from, to) => change(moved(pictures, from, to))}
              onAlt={(alt) => change(pictures.with(at, { ...picture, alt }))}
              onRemove={() => change(pictures.toSpliced(at, 1))}
            />
          ))}
        </Box>
        <FormHelperText>
          JPEG, PNG, WebP, AVIF ou GIF, 10 Mo au plus. {PRODUCT_PICTURES_MAX} images au plus.
        </FormHelperText>
      </Box>
    </Panel>
  );
}
