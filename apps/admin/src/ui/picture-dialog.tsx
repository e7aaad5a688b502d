import { useEffect, useState } from 'react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { PICTURE_ALT_MAX } from '@tokpa/contract/pictures';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { createUploadClient } from '../upload-client.ts';
import { ActDialog } from './act-dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import {
  altOf,
  describePicture,
  fileProblem,
  insertPicture,
  NO_WORDS,
  removePicture,
  wordsOf,
  type AskedPicture,
  type PictureWords,
} from './editor-picture.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useAct } from './use-act.ts';

type WordsFieldsProps = { words: PictureWords; isMissing: boolean; change: (words: PictureWords) => void };

function WordsFields({ words: { alt, isDecorative }, isMissing, change }: WordsFieldsProps) {
  return (
    <>
      <TextField
        label="Texte alternatif"
        required={!isDecorative}
        disabled={isDecorative}
        value={isDecorative ? '' : alt}
        onChange={({ target }) => change({ alt: target.value, isDecorative })}
        error={isMissing}
        helperText={
          isMissing
            ? 'Dites ce que l’image montre, ou cochez « Image décorative »'
            : 'Ce que l’image montre, pour qui ne la voit pas'
        }
        slotProps={{ htmlInput: { maxLength: PICTURE_ALT_MAX } }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={isDecorative} onChange={({ target }) => change({ alt, isDecorative: target.checked })} />
        }
        label="Image décorative : elle n’apprend rien à qui lit"
      />
    </>
  );
}

function useChosenFile(given: File | undefined) {
  const [file, choose] = useState(given);
  const [preview, setPreview] = useState(() => given && URL.createObjectURL(given));
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  return {
    file,
    preview,
    choose: (chosen: File) => {
      choose(chosen);
      setPreview(URL.createObjectURL(chosen));
    },
  };
}

type Sent = { file: File; alt: string };

function useAddPicture({ at }: AskedPicture, onAdded: () => void) {
  const editor = useTiptapEditor();
  const [sentShare, setSentShare] = useState<number>();
  const adding = useAct({
    run: async ({ file }: Sent) => {
      const body = new FormData();
      body.append('image', file);
      setSentShare(0);
      try {
        return (await createUploadClient(setSentShare).call('POST /pictures', { body })).data;
      } finally {
        setSentShare(undefined);
      }
    },
    done: 'Image ajoutée au texte',
    changes: null,
    onDone: ({ alt }, picture) => {
      insertPicture(editor, { ...picture, alt }, at);
      onAdded();
    },
  });
  return { ...adding, sentShare };
}

type DialogProps = { asked: AskedPicture; onClose: () => void };

function AddPicture({ asked, onClose }: DialogProps) {
  const { file, preview, choose } = useChosenFile(asked.file);
  const [words, setWords] = useState(NO_WORDS);
  const [tried, setTried] = useState<{ file: File | undefined }>();
  const { act, problem, isBusy, sentShare } = useAddPicture(asked, onClose);
  const alt = altOf(words);
  const wrong = fileProblem(file);
  function submit() {
    setTried({ file });
    if (file && wrong === undefined && alt !== undefined) act({ file, alt });
  }
  return (
    <ActDialog
      title="Ajouter une image"
      submitLabel="Ajouter"
      isBusy={isBusy}
      // Of another file nothing is known yet.
      problem={tried && tried.file === file ? (wrong ?? problem) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChooseFile
        label="Image"
        invitation="Déposez une image ici, ou touchez pour la choisir"
        limits="JPEG, PNG, WebP, AVIF ou GIF, 10 Mo au plus"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        file={file}
        preview={preview}
        onChosen={choose}
      />
      <WordsFields words={words} isMissing={tried !== undefined && alt === undefined} change={setWords} />
      <UploadProgress sentShare={sentShare} />
    </ActDialog>
  );
}

const LOOKED_AT = { maxWidth: '100%', maxHeight: 200, borderRadius: 1, alignSelf: 'center' } as const;

function ChangePicture({
  at,
  shown,
  onClose,
}: {
  at: number;
  shown: NonNullable<AskedPicture['shown']>;
  onClose: () => void;
}) {
  const editor = useTiptapEditor();
  const [words, setWords] = useState(() => wordsOf(shown.alt));
  const [isTried, setTried] = useState(false);
  const alt = altOf(words);
  function submit() {
    setTried(true);
    if (alt === undefined) return;
    describePicture(editor, at, alt);
    onClose();
  }
  return (
    <ActDialog
      title="Modifier l’image"
      submitLabel="Valider"
      isBusy={false}
      problem={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box component="img" src={shown.src} alt="" sx={LOOKED_AT} />
      <WordsFields words={words} isMissing={isTried && alt === undefined} change={setWords} />
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => {
          removePicture(editor, at);
          onClose();
        }}
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        Retirer l’image du texte
      </Button>
    </ActDialog>
  );
}

/** Asks for a new picture of a text and what it shows, or shows one that is there, to be described otherwise or taken out. */
export function PictureDialog({ asked, onClose }: DialogProps) {
  const { at, shown } = asked;
  if (shown && at !== undefined) return <ChangePicture at={at} shown={shown} onClose={onClose} />;
  return <AddPicture asked={asked} onClose={onClose} />;
}
